import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

test('OUR-092 a status that fits some of the ticked orders goes to those; the others are named with why and stay ticked', async ({
  scene,
  board,
}) => {
  const dock = await scene.dock();
  const { order } = await scene.order('B1', { dock: dock.id, dock_rank: 1 });
  await scene.order('B2', { dock: dock.id, dock_rank: 2, status: 'waiting' }, { status: 'prep' });
  await board.open();
  const box = (name: string) => board.inDock(dock, name).getByRole('checkbox');
  for (const name of ['B1', 'B2']) await box(name).check();
  await board
    .dock(dock)
    .getByRole('button', { name: /^Statut \(2\)/ })
    .click();
  await board.dialog.getByRole('button', { name: 'EN PRÉP. (1 sur 2)' }).click();
  const toast = board.toast('1 faite, 1 refusée');
  await expect(toast).toContainText('B2 : statut EN PRÉP., ce changement est impossible');
  await expect(toast).toContainText('Faites : B1.');
  await expect(box('B1')).not.toBeChecked();
  await expect(box('B2')).toBeChecked();
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual([`/api/processing-orders/${order.id}/change_status/`]);
});

test('OUR-092 an order on its way is left out of an extraction, and told; what the server refuses is ticked again', async ({
  scene,
  board,
  network,
}) => {
  const dock = await scene.dock();
  const b1 = await scene.order('B1', { dock: dock.id, dock_rank: 1 });
  const b2 = await scene.order('B2', { dock: dock.id, dock_rank: 2 });
  await board.open();
  const box = (name: string) => board.inDock(dock, name).getByRole('checkbox');
  for (const name of ['B1', 'B2']) await box(name).check();
  const extract = board.dock(dock).getByRole('button', { name: /^Extraire/ });
  const refused = network.intercept({ path: '/extract_tasks/' }, refusal(400, { error: 'Non' }));
  await extract.click();
  await expect(board.toast('Action impossible')).toBeVisible();
  for (const name of ['B1', 'B2']) await expect(box(name)).toBeChecked();
  refused.stop();
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Abandonner' }).first().click();
  await board.confirmation.getByRole('button').last().click();
  await board.page.keyboard.press('Escape');
  await scene.change('task', b2.task, { is_moving: true });
  await board.refresh();
  await expect(board.inDock(dock, 'B2').getByRole('button', { name: /^Annuler le déplacement/ })).toBeVisible();
  await extract.click();
  await expect(board.toast('1 faite, 1 refusée')).toContainText('B2 : ');
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ task_ids: [b1.task.id] }]);
});
