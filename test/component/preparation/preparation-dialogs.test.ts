import { expect } from '@playwright/test';
import { aTruck } from '../../hands/truck.ts';
import { test } from '../fixtures.ts';

test('PRP-517 PRP-518 each window of the area opens over the board, with what it is about', async ({
  scene,
  board,
}) => {
  const placed = { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 };
  const { task, order } = await scene.order('A5', {}, placed);
  const driver = await scene.driver('Ali Dutour', { current_center_id: scene.center });
  const truck = await aTruck(
    scene,
    { center: scene.center },
    { names: ['A6'], dock: { gone_at: null, loaded_at: null, current_status: 'ready_to_load' } },
  );
  await board.open();
  /** As a link within the console would lead there: the board stays. */
  const open = (address: string) => {
    history.pushState(null, '', `/dispatch?dialog=${address}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const dialogs: readonly (readonly [address: string, title: string | RegExp])[] = [
    [`bags&order=${order.id}`, 'Sacs de la commande A5'],
    [`transitArea&order=${order.id}`, /A5/],
    [`trolley&order=${order.id}`, /^C\d+|Chariot/],
    [`moveBags&driver=${driver.id}`, /sacs/i],
    [`missingProducts&order=${order.id}`, 'Produit manquant'],
    [`call&tasks=${task.id}`, /A5/],
    [`loading&dock=${truck.id}`, 'Validation du chargement'],
  ];
  for (const [address, title] of dialogs) {
    open(address);
    await expect(board.dialog, address).toHaveAccessibleName(title);
  }
  open(`closeDock&dock=${truck.id}`);
  await expect(board.confirmation.getByRole('button')).toHaveText(['Annuler', 'Fermer']);
});
