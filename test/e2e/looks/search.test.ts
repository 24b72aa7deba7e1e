import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test('an order, a round, a driver and a screen are found by keyboard from anywhere, and shown', async ({
  scene,
  board,
  page,
}) => {
  const { round } = await aMorning(scene);
  const driver = await scene.driver('Zoé Marchetti');
  await board.open();
  const field = board.dialog.getByRole('combobox');
  const options = board.dialog.getByRole('option');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('A1');
  await expect(options.first()).toContainText('Commande');
  await expect(options.first()).toContainText('A1');
  await isClean(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dispatch\?info=\d+$/);
  await expect(page.getByRole('region', { name: 'Commande', exact: false }).last()).toBeFocused();
  await expect(board.row('A1')).toBeInViewport();

  await page.keyboard.press('/');
  await expect(board.dialog).toBeVisible();
  await page.keyboard.type(board.code(round).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveCount(0);
  await expect(board.dock(round)).toBeInViewport();
  await expect(page.locator(':focus').locator(`xpath=ancestor::*[@data-show="dock-${round.id}"]`)).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('marchetti zoe');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-show="driver-${driver.id}"]`)).toBeInViewport();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('accueil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.keyboard.press('?');
  await expect(board.dialog.getByRole('heading', { name: 'Raccourcis clavier' })).toBeVisible();
  await isClean(page);
});
