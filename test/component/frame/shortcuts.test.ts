import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
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

test('Escape that ends a composition closes no window and loses nothing', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  const dry = board.dialog.getByLabel('Sacs secs');
  await dry.fill('9');
  await dry.focus();
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  Object.defineProperty(press, 'keyCode', { value: 229 });
  document.activeElement?.dispatchEvent(press);
  await setTimeout(100);
  await expect(dry).toHaveValue('9');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
});

test('the shortcuts are listed under ?, except where a ? is typed', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await page.keyboard.press('?');
  await expect(board.dialog.getByRole('heading', { name: 'Raccourcis clavier' })).toBeVisible();
  await expect(board.dialog.getByRole('table')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(board.dialog).toBeVisible();
  await page.keyboard.type('?/');
  await expect(board.dialog.getByRole('combobox')).toHaveValue('?/');
});
