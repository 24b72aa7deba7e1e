import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-272 where canteens are grouped their orders are one line: moved, dispatched and changed together', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ group_canteen_orders_in_docks: true });
  const round = await scene.dock();
  const other = await scene.dock();
  const canteen = { canteen_id: 7, canteen_name: 'Cantine Tour Horizon', canteen_orders_count: 3 };
  const made = [
    await scene.order('SECONDE', {}, canteen),
    await scene.order('TEMOIN', {}, { ...canteen, canteen_witness: true }),
    await scene.order('TROISIEME', {}, canteen),
  ];
  const canteen_tasks = made.map(({ task }) => task.id);
  for (const { order } of made) await scene.change('order', order, { canteen_tasks });
  await scene.order('SEULE', { dock: other.id, dock_rank: 1 });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);

  await expect(board.row('TEMOIN')).toBeVisible();
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (1)');
  await expect(board.row('SECONDE')).toHaveCount(0);
  await board.moveTo('TEMOIN', round);
  await expect(board.inDock(round, 'TEMOIN')).toBeVisible();
  await expect(board.dock(round).getByRole('listitem')).toHaveCount(1);
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (0)');
  await expect.poll(async () => (await scene.ledger()).length).toBe(3);

  // An order dropped on the line comes after its own.
  await board.drag(board.handle('SEULE'), board.inDock(round, 'TEMOIN'));
  await expect(board.inDock(round, 'SEULE')).toBeVisible();
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.body)
    .toEqual(expect.arrayContaining([expect.objectContaining({ dock_target_id: round.id, dock_rank: 4 })]));

  await board.more('la commande TEMOIN').click();
  await expect(board.entry(/^Changer le statut/)).toContainText('Cantine : 3 commandes');
  await board.entry(/^Changer le statut/).click();
  await board.dialog.getByRole('button', { name: 'EN LIVRAISON' }).click();
  await expect(board.dialog).toBeHidden();
  await expect(board.inDock(round, 'TEMOIN')).toContainText('EN LIVRAISON');
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path).toContain('/bulk_change_status/');

  const another = { canteen_id: 8, canteen_name: 'Cantine des Quais', canteen_orders_count: 2 };
  const pair = [await scene.order('UN', {}, another), await scene.order('DEUX', {}, another)];
  for (const { order } of pair) await scene.change('order', order, { canteen_tasks: pair.map(({ task }) => task.id) });
  await board.refresh();
  await page.getByRole('button', { name: /^Dispatch de la commande UN\b/ }).click();
  await expect(board.row('UN')).toHaveCount(0);
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.body)
    .toEqual({
      order_ids: pair.map(({ order }) => order.id),
      define: false,
    });
});
