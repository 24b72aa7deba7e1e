import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { installed, test } from '../fixtures.ts';

test('DSP-450 a whole round dropped on another is taken back, each order to its rank; its notice is gone', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  const target = await scene.dock();
  await scene.order('D1', { dock: target.id, dock_rank: 1 });
  await board.open();
  await board.drag(board.whole(round), board.dock(target).getByRole('heading'));
  const tasksOf = (dock: typeof target) => board.dock(dock).getByRole('listitem').getByRole('link');
  await expect(tasksOf(target)).toHaveText(['D1', 'B1', 'B2']);
  await board.page.locator('body').press('Control+z');
  await expect(tasksOf(round)).toHaveText(['B1', 'B2']);
  await expect(tasksOf(target)).toHaveText(['D1']);
  await expect(board.toast(/^Déplacer la tournée/)).toHaveCount(0);
  await expect(board.actions).toHaveText('Actions');
  const [dropped] = await scene.ledger();
  expect(dropped?.body).toEqual({ dock_target_id: target.id, target_should_be_empty: false });
});

test(
  'Ctrl-Z takes the last move back, offline too, but not what is typed',
  installed,
  async ({ scene, board, context }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    // Nothing was done on this page yet.
    await board.page.locator('body').press('Control+z');
    await expect(board.toast('Rien à annuler')).toBeVisible();
    await context.setOffline(true);
    await board.moveTo('A2', round);
    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill('7');
    await board.page.keyboard.press('Control+z');
    await board.page.keyboard.press('Escape');
    await expect(board.inDock(round, 'A2')).toBeVisible();
    await board.page.locator('body').press('Control+z');
    await expect(board.row('A2')).toBeVisible();
    await context.setOffline(false);
    await expect(board.actions).toHaveText('Actions');
    await expect(board.row('A2')).toBeVisible();
  },
);

test('the journal of this device is listed and saved as a file', async ({ scene, board }) => {
  await aMorning(scene);
  await board.open();
  await board.setBags('A1', 8, 2);
  await expect(board.actions).toHaveText('Actions');
  await board.actions.click();
  await board.dialog.getByText('Journal de cet appareil').click();
  await expect(board.dialog.getByRole('listitem').filter({ hasText: 'Sacs' }).first()).toContainText('Confirmée');
  // The button has come to where the pointer rests: a press at once is taken for a second one.
  await board.page.mouse.move(1, 1);
  const saving = board.page.waitForEvent('download');
  await board.dialog.getByRole('button', { name: /^Enregistrer le journal/ }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('"Instant";"Identifiant";"Action"');
  expect(file).toMatch(/"Sacs – Commande \d+";"Confirmée"/);
});
