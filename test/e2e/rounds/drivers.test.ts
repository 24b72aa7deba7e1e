import { expect } from '@playwright/test';
import { tablet, test } from '../fixtures.ts';

test('an entry of a menu is chosen by a press of its own, not by the end of the one that opened it', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Ali Dutour');
  await board.open();
  await board.more('Ali Dutour').click();
  await expect(board.entry('STOP')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board.entry('STOP')).toBeHidden();
  await board.more('Ali Dutour').hover();
  await page.mouse.down();
  await board.entry('STOP').hover();
  await page.mouse.up();
  await expect(board.entry('STOP')).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
  await board.entry('STOP').click();
  await expect(board.driver('Ali Dutour')).toContainText('Prévu');
});

test.describe('with fingers', () => {
  test.use(tablet);
  test('DSP-622 DSP-626 a presence begins and ends by taps', async ({ scene, board }) => {
    await scene.driver('Ali Dutour', { state: 'plan' });
    await board.open();
    await board.page.getByRole('button', { name: 'START Ali Dutour' }).tap();
    await board.entry('Vélo').tap();
    await expect(board.driver('Ali Dutour')).toContainText('En attente');
    await board.more('Ali Dutour').tap();
    await board.entry('STOP').tap();
    await expect(board.driver('Ali Dutour')).toContainText('Prévu');
    await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  });
});
