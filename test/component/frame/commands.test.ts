import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-833 DSP-953 bag counts are given in the dialog of an order and saved once', async ({ scene, board }) => {
  const { a1 } = await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('7');
  await board.dialog.getByLabel('Sacs isothermes').fill('4');
  await expect(board.dialog.getByText('Total : 11')).toBeVisible();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(board.bags('A1')).toHaveText('7 + 4');
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  const [sent, ...more] = await scene.ledger();
  expect(sent).toMatchObject({
    path: `/api/processing-orders/${a1.order.id}/?flat=1`,
    body: { number_of_bags: 11, number_of_bags_isotherm: 4 },
  });
  expect(more).toEqual([]);
});

test('DSP-834 DSP-831 an unchanged count and Escape send nothing', async ({ scene, board, network }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog).toBeHidden();
  await board.bags('A2').click();
  await board.dialog.getByLabel('Sacs secs').fill('9');
  await board.page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await expect(board.bags('A2')).toHaveText('3 + 2');
  await expect(board.bags('A2')).toBeFocused();
  expect(network.seen('/processing-orders/')).toEqual([]);
});

test('DSP-902 what is no count is refused at its field, and kept', async ({ scene, board }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('1,5');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog.getByRole('alert')).toHaveText('Un nombre entier de 0 à 999 est attendu.');
  await expect(board.dialog.getByLabel('Sacs secs')).toHaveValue('1,5');
});

test('DSP-416 GO gives the round to its driver, once whatever the clicks', async ({ scene, board }) => {
  const { ready } = await aMorning(scene);
  await board.open();
  await board.go(ready).dblclick();
  await expect(board.rounds('En livraison').getByRole('article', { name: board.code(ready) })).toBeVisible();
  await expect(board.go(ready)).toHaveCount(0);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual([`/api/docks/${ready.id}/assign/`]);
});

test('DSP-935 GO that gives no lock says why for 10 s and leaves the round', async ({ scene, board }) => {
  const { ready, driver } = await aMorning(scene);
  await scene.change('driver', driver, { daily_refusals_limit_exceeded: true });
  await board.open();
  await board.go(ready).click();
  await expect(
    board.toast(
      'Impossible de lancer la livraison : le livreur a dépassé sa limite de refus du jour. Veuillez réessayer ou mettre à jour votre flow',
    ),
  ).toBeVisible();
  await expect(board.rounds('Tournées en préparation').getByRole('article')).toHaveCount(1);
  expect(await scene.ledger()).toEqual([]);
});
