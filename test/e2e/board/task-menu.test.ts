import { expect } from '@playwright/test';
import { onTheRoad } from '../../hands/on-the-road.ts';
import { tablet, test } from '../fixtures.ts';

test.describe('with fingers', () => {
  test.use(tablet);
  test('DSP-293 DSP-445 an order is delivered by taps, two are ticked and extracted', async ({ scene, board }) => {
    const { dock } = await onTheRoad(scene);
    const open = await scene.dock();
    for (const [at, name] of ['B1', 'B2'].entries()) await scene.order(name, { dock: open.id, dock_rank: at + 1 });
    await board.open();
    await board.more('la commande S1').tap();
    await board.entry(/^Livrée/).tap();
    await expect(board.inDock(dock, 'S1')).toContainText('LIVRÉE');
    for (const name of ['B1', 'B2']) await board.inDock(open, name).getByRole('checkbox').tap();
    await board.dock(open).getByRole('button', { name: 'Extraire (2)' }).tap();
    await expect(board.toast(/^Commandes extraites/)).toBeVisible();
    await expect(board.dock(open)).toContainText('Vide');
  });
});
