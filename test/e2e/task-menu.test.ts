import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { onTheRoad } from './on-the-road.ts';

test('DSP-323 a status by keyboard: the menu, the list, one choice', async ({ scene, board, page }) => {
  await scene.order('A1');
  await board.open();
  await board.more('la commande A1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(board.entry('Changer le statut')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  await board.dialog.getByRole('button', { name: 'EN PRÉP.' }).focus();
  await page.keyboard.press('Enter');
  await expect(board.row('A1')).toContainText('EN PRÉP.');
  await expect(board.more('la commande A1')).toBeFocused();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });
  test('DSP-293 DSP-445 an order is delivered by taps, two are ticked and extracted', async ({ scene, board }) => {
    const { dock } = await onTheRoad(scene);
    const open = await scene.dock();
    for (const [at, name] of ['B1', 'B2'].entries()) await scene.order(name, { dock: open.id, dock_rank: at + 1 });
    await board.open();
    await board.more('la commande S1').tap();
    await board.entry(/^Livrée/).tap();
    await expect(board.inDock(dock, 'S1')).toContainText('LIVRÉE');
    for (const name of ['B1', 'B2']) await board.inDock(open, name).getByRole('checkbox').tap();
    await board.dock(open).getByRole('button', { name: 'Extraire (2)' }).tap();
    await expect(board.toast(/^Commandes extraites/)).toBeVisible();
    await expect(board.dock(open)).toContainText('Vide');
  });
});
