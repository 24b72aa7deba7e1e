import { expect, type Locator, type Page } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** Goes from control to control as a user without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab');
}

test('DSP-530 a task is picked, a target chosen among those allowed, and dropped, by keyboard alone', async ({
  scene,
  board,
  page,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  await tabTo(page, board.handle('A1'));
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  await tabTo(page, board.dialog.getByRole('button', { name: board.code(round) }));
  await page.keyboard.press('Enter');
  await expect(board.inDock(round, 'A1')).toBeVisible();
  await expect(board.row('A1')).toHaveCount(0);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('DSP-530 arrows carry a task from one allowed target to the next; Escape puts it back', async ({
  scene,
  board,
  page,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  await board.handle('A1').focus();
  const said = board.dragSaid;
  await board.canDrag();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(
    'Commande A1 prise. Commandes à dispatcher : dépôt refusé. La commande est déjà à dispatcher.',
  );
  await expect(board.dock(ready)).toHaveAttribute('data-target', 'refused');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(/^Commande A1 au-dessus de G\d+/);
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Déplacement annulé : Commande A1 reste à sa place.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(/Commande A1 au-dessus de G\d+/);
  await page.keyboard.press('Space');
  await expect(board.row('A1')).toHaveCount(0);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('DSP-416 DSP-833 bag counts and GO by keyboard; the focus returns where the dialog was opened', async ({
  scene,
  board,
  page,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  await tabTo(page, board.bags('A1'));
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  await tabTo(page, board.dialog.getByLabel('Sacs secs'));
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(board.bags('A1')).toHaveText('6 + 2');
  await expect(board.bags('A1')).toBeFocused();
  await tabTo(page, board.go(ready));
  await page.keyboard.press('Enter');
  await expect(board.rounds('En livraison').getByRole('article')).toHaveCount(1);
});

test('OUR-275 a window that came with the page leaves the focus on the title of the room, one over another in that one', async ({
  scene,
  board,
  page,
}) => {
  const { a1 } = await aMorning(scene);
  await board.open(`/dispatch?dialog=bags&order=${a1.order.id}`);
  await expect(board.dialog.getByLabel('Sacs secs')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const ali = await scene.driver('Ali Dutour');
  await page.goto(`/dispatch?deposits=open&dialog=driverDeposits&driver=${ali.id}`);
  const below = page.getByRole('dialog', { name: 'Gestion des consignes' });
  const above = page.getByRole('dialog', { name: /^Consignes d/ });
  await expect(above).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(below).toBeVisible();
  await expect.poll(() => below.evaluate((window) => window.contains(document.activeElement))).toBe(true);
});
