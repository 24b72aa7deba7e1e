import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('DSP-637 DSP-811 bags a driver brings back are entered; anything but a whole number, and 0, sends nothing', async ({
  scene,
  board,
  page,
}) => {
  const driver = await scene.driver('Ali Dutour', { state: 'returning' });
  await board.open();
  const enter = async (typed: string) => {
    await board.more('Ali Dutour').click();
    await board.entry('Retour de sacs').click();
    await expect(board.dialog.getByLabel('Nombre de sacs isothermes récupérés')).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  };
  for (const typed of ['0', '-2', '1,5', 'six']) {
    await enter(typed);
    await expect(board.dialog).toBeHidden();
  }
  await enter('1000');
  await expect(board.dialog.getByRole('alert')).toHaveText('Un nombre entier de 1 à 999 est attendu.');
  await page.keyboard.press('Escape');
  expect(await scene.ledger()).toEqual([]);
  await enter('6');
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/driver-statements/', body: { driver: driver.id, statement_type: 1, amount: -6 } },
  ]);
});
