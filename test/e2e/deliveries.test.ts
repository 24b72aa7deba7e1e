import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';

const cellsOf = (row: Locator) => row.getByRole('cell');

test('DSP-712 DSP-713 DSP-256 late orders: the oldest 35 not dealt with yet, all counted', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock();
  const late = (minutes: number) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(minutes) });
  const at = scene.at(-5);
  for (let nth = 0; nth < 36; nth++) await scene.order(`R${nth}`, late(nth - 40));
  const driven = { ...late(-50), dock: round.id, dock_rank: 1, last_driver_name: 'Zoé Pont' };
  const { order } = await scene.order('VERIF', driven, { late_order: { needs_review: true } });
  await scene.order('FAIT', late(-55), { late_order: { needs_review: true, reviewed_at: at } });
  await scene.order('SEULE', late(-60), { late_order: { sent_at: at } });
  await scene.order('A-TEMPS', late(30));
  await board.open();

  const block = page.getByRole('region', { name: /^Commandes en retard/ });
  const lines = block.locator('tbody').getByRole('row');
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 37 (1 à vérifier)');
  await expect(block).toContainText('1 sur 37');
  await board.openLate();
  await expect(lines).toHaveCount(35);
  await expect(block.getByRole('columnheader')).toHaveText([
    ...['Nom', 'Sacs', 'Zone', 'Client', 'Adresse', 'Livreur', 'État', 'SMS', 'Retard'],
  ]);
  await expect(lines.first()).toContainText('VERIF');
  await expect(cellsOf(lines.first()).last()).toHaveText(/Vérifier$/);
  await expect(cellsOf(lines.first()).nth(4)).toHaveText('Zoé Pont');
  await expect(cellsOf(lines.nth(1)).last()).toHaveText(/Prévenir$/);

  await block.getByRole('button', { name: 'Afficher les traitées' }).click();
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 39 (1 à vérifier)');
  await expect(lines).toHaveCount(35);
  // Each says by how many minutes it is over, too.
  const said = async () =>
    (await lines.evaluateAll((rows) => rows.slice(0, 4).map((row) => row.lastElementChild?.textContent ?? ''))).map(
      (text) => text.replace(/^\+\d+ (min|h \d+)/, ''),
    );
  await expect.poll(said).toEqual(['Traité (auto)', 'Traité', 'Vérifier', 'Prévenir']);

  await scene.change('order', order, { late_order: { needs_review: true, reviewed_at: at, reviewed_by: 'a@b.fr' } });
  await board.refresh();
  await expect.poll(said).toEqual(['Traité (auto)', 'Traité', 'Traité', 'Prévenir']);
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 39 (0 à vérifier)');
});
