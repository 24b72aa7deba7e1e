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

test('DSP-831 Escape closes the list of actions and gives the focus back', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await tabTo(page, board.actions);
  await page.keyboard.press('Enter');
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await expect(board.actions).toBeFocused();
});

test('DSP-831 a menu opened in the moment a dialog closes stays open', async ({ scene, board, page }) => {
  await scene.driver('Ali Dutour', { state: 'returning' });
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('Retour de sacs').click();
  await expect(board.dialog.getByLabel('Nombre de sacs isothermes récupérés')).toBeFocused();
  // All in the page, faster than any hand: a dialog gives the focus back a turn after it is gone.
  // Behind a dialog nothing has a role.
  await page.locator(`[aria-label="Présence d'Ali Dutour"]`).evaluate(async (button) => {
    const closed = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[role="dialog"]')) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await closed;
    for (const type of ['pointerdown', 'pointerup', 'click'])
      button.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }),
      );
    for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setTimeout(resolve));
  });
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('an action that takes its own control away leaves the focus in its place, on no other control', async ({
  scene,
  board,
  page,
}) => {
  const { round, empty } = await aMorning(scene);
  await board.open();
  const place = () => page.evaluate(() => document.activeElement?.closest('tr, li, article')?.textContent ?? '');
  // Its row goes to a card.
  const next = await board.row('A1').evaluate((row) => row.nextElementSibling?.querySelector('a')?.textContent ?? '');
  await board.handle('A1').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, board.dialog.getByRole('button', { name: board.code(round) }));
  await page.keyboard.press('Enter');
  await expect(board.row('A1')).toHaveCount(0);
  await expect.poll(place).toContain(next);
  expect(next).not.toBe('');
  expect(await page.evaluate(() => document.activeElement?.matches('button, a, input'))).toBe(false);
  // Its card goes to another block: the one beside it is there. The step rests until the order is in the round.
  await expect(board.step('Valider la tournée', round)).toBeEnabled();
  await board.step('Valider la tournée', round).focus();
  await page.keyboard.press('Enter');
  await expect(board.step('Valider la tournée', round)).toHaveCount(0);
  await expect.poll(place).toContain(board.code(empty));
});

test('PRP-102 the last alert marked as read by a key leaves the focus to the screen, where Tab goes on', async ({
  scene,
  page,
}) => {
  await scene.alert('Panne du monte-charge');
  await page.goto('/');
  const read = page.getByRole('button', { name: 'Marquer comme lu : Panne du monte-charge' });
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(read).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
