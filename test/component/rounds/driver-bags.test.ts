import { expect } from '@playwright/test';
import { answer } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

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

test('PRP-522 PRP-523 PRP-524 a movement wants a driver, an operation and an amount from 1 to 999', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Ali Dutour', { state: 'wait' });
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('Sacs isothermes…').click();
  const { dialog } = board;
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const amount = dialog.getByLabel('Nombre de sacs');
  await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText('Ali Dutour');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByText(/^A (rendu|pris)$/)).toHaveText(['A rendu', 'A pris']);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText([
    'Veuillez choisir une opération',
    'Un nombre entier de 1 à 999 est attendu.',
  ]);
  await dialog.getByRole('radio', { name: 'A pris' }).click();
  for (const wrong of ['0', '-3', '1000', '1,5', 'six', ' ', '3 sacs']) {
    await amount.fill(wrong);
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText('Un nombre entier de 1 à 999 est attendu.');
    await expect(amount).toHaveValue(wrong);
  }
  expect(await scene.ledger()).toEqual([]);
  await page.keyboard.press('Escape');
});

test('OUR-190 a refusal takes the focus to the first field that is wrong, a choice as well as a text', async ({
  scene,
  board,
}) => {
  await scene.driver('Ali Dutour', { state: 'wait' });
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('Sacs isothermes…').click();
  const { dialog } = board;
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(dialog.getByRole('radio', { name: 'A rendu' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'A pris' }).click();
  await save.click();
  await expect(dialog.getByLabel('Nombre de sacs')).toBeFocused();
});

test('PRP-525 PRP-526 LOG-111 what is given back is sent below 0, what is taken above', async ({ scene, board }) => {
  const driver = await scene.driver('Ali Dutour', { state: 'wait' });
  await board.open();
  const sent: object[] = [];
  for (const [operation, typed, amount] of [
    ['A rendu', ' ３\u00a0', -3],
    ['A pris', '999', 999],
  ] as const) {
    await board.more('Ali Dutour').click();
    await board.entry('Sacs isothermes…').click();
    await board.dialog.getByRole('radio', { name: operation }).click();
    await board.dialog.getByLabel('Nombre de sacs').fill(typed);
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.dialog).toBeHidden();
    sent.push({ path: '/api/driver-statements/', body: { driver: driver.id, statement_type: 1, amount } });
    await expect.poll(async () => (await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual(sent);
    await expect(board.toast('Sauvegarde effectuée').first()).toBeVisible();
  }
});

test('PRP-527 PRP-528 the return says what a driver has to give back, and takes a whole number, else nothing', async ({
  scene,
  board,
  network,
}) => {
  const driver = await scene.driver('Ali Dutour', { state: 'returning' });
  const nothing = network.intercept({ path: '/hidden_product_to_return/' }, async () =>
    answer(200, 'application/json', '[]'),
  );
  await board.open();
  const open = async () => {
    await board.more('Ali Dutour').click();
    await board.entry('Retour de sacs').click();
  };
  await open();
  await expect(board.dialog).toContainText("Ali Dutour n'a rien à retourner");
  nothing.stop();
  const field = board.dialog.getByLabel('Nombre de sacs isothermes récupérés');
  const enter = async (typed: string) => {
    await field.fill(typed);
    await field.press('Enter');
    await expect(board.dialog).toBeHidden();
  };
  await enter('six');
  for (const typed of ['1.5', '', '0']) {
    await open();
    await enter(typed);
  }
  expect(await scene.ledger()).toEqual([]);
  await open();
  await enter('４');
  await expect
    .poll(async () => (await scene.ledger()).map(({ body }) => body))
    .toEqual([{ driver: driver.id, statement_type: 1, amount: -4 }]);
});
