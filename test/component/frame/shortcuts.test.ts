import { setTimeout } from 'node:timers/promises';
import { expect, type Locator } from '@playwright/test';
import { type Layout, layouts } from '../../domain/scan/layouts.ts';
import { aMorning } from '../../hands/morning.ts';
import { scan } from '../browser/scanner.ts';
import { test } from '../fixtures.ts';

/** With the signs that are shortcuts. */
const keyboard: Layout = { ...layouts.us, Slash: ['/', '?'] };

test('what a scanner writes on the page is no shortcut, and its Enter presses nothing; a key alone is one', async ({
  scene,
  board,
  page,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const map = page.getByRole('button', { name: 'Carte' });
  await board.go(ready).focus();
  await scan('/m?12-34', { scanner: keyboard, device: keyboard });
  await setTimeout(200);
  await expect(board.dialog).toHaveCount(0);
  await expect(map).toHaveAttribute('aria-expanded', 'false');
  expect(await scene.ledger()).toEqual([]);
  await page.keyboard.press('?');
  await expect(board.dialog.getByRole('heading', { name: 'Raccourcis clavier' })).toBeVisible();
});

test('shortcuts of one key are switched off on this device, and on again from the search', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  const keys = board.dialog.getByRole('checkbox', { name: /^Raccourcis à une touche/ });
  await page.keyboard.press('?');
  await keys.click();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await setTimeout(200);
  await expect(board.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await board.dialog.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await keys.click();
  await expect(keys).toBeChecked();
});

/** A key that an input method takes, by the first sign of it or by the second: browsers differ. */
function compose(key: string, by: 'isComposing' | 'keyCode'): void {
  const press = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    isComposing: by === 'isComposing',
  });
  if (by === 'keyCode') Object.defineProperty(press, 'keyCode', { value: 229 });
  document.activeElement?.dispatchEvent(press);
}

test('Escape that ends a composition closes no window and loses nothing', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  const dry = board.dialog.getByLabel('Sacs secs');
  await dry.fill('9');
  await dry.focus();
  compose('Escape', 'keyCode');
  await setTimeout(100);
  await expect(dry).toHaveValue('9');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
});

test('Enter that ends a composition moves no order and opens no result', async ({ scene, board, page }) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const staysOpen = async (field: Locator) => {
    await expect(field).toBeFocused();
    for (const by of ['isComposing', 'keyCode'] as const) compose('Enter', by);
    await setTimeout(100);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
  };
  await board.more('la commande A1').click();
  await board.entry('Déplacer vers…').click();
  const move = board.dialog.getByRole('searchbox', { name: 'Chercher une destination' });
  await move.fill('e');
  await staysOpen(move);
  await page.keyboard.press('Control+k');
  const search = board.dialog.getByRole('combobox');
  await search.fill(board.code(ready));
  await expect(board.dialog.getByRole('option').first()).toBeVisible();
  await staysOpen(search);
  expect(await scene.ledger()).toEqual([]);
});

test('the shortcuts are listed under ?, except where a ? is typed', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await page.keyboard.press('?');
  await expect(board.dialog.getByRole('heading', { name: 'Raccourcis clavier' })).toBeVisible();
  await expect(board.dialog.getByRole('table')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(board.dialog).toBeVisible();
  await page.keyboard.type('?/');
  await expect(board.dialog.getByRole('combobox')).toHaveValue('?/');
});
