import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-266 DSP-267 the count of a canteen opens its orders, wherever they lie; those of a partner bear its name', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock();
  const canteen = { canteen_id: 7, canteen_name: 'Cantine Tour Horizon', canteen_orders_count: 4 };
  const first = await scene.order('TEMOIN', {}, { ...canteen, canteen_witness: true, site_id: 1013 });
  const second = await scene.order('PLACEE', { dock: round.id, dock_rank: 1 }, canteen);
  const gone = await scene.order('LIVREE', { status: 'received' }, { ...canteen, status: 'received' });
  const taskIds = [second.task.id, first.task.id, gone.task.id, 999_999];
  for (const { order } of [first, second, gone]) await scene.change('order', order, { canteen_tasks: taskIds });
  await board.open();

  await expect(board.row('TEMOIN').getByText('plats.example')).toBeVisible();
  await expect(board.inDock(round, 'PLACEE').getByText('plats.example')).toHaveCount(0);
  await board
    .inDock(round, 'PLACEE')
    .getByRole('button', { name: /^Cantine 4/ })
    .click();
  await expect(board.dialog).toHaveAccessibleName('Cantine Tour Horizon (4)');
  await page.reload();
  const lines = board.dialog.locator('tbody').getByRole('row');
  await expect(lines).toContainText([/^TEMOIN Témoin.*À dispatcher/, new RegExp(`^PLACEE.*${board.code(round)}`)]);
  await expect(board.dialog).toContainText('2 commandes ne sont pas sur cet appareil.');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
});
