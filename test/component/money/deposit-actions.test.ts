import { expect } from '@playwright/test';
import { cells, detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bag, bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

test('DSP-796 DSP-797 DSP-799 a return takes 0 to what is owed of each product; what was typed stays until it is saved, then the lists reload', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6), receipt(ali.id, bag.id, 2)]);
  await board.open();
  await open(page);
  await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  const detail = detailOf(page, 'Ali Dutour');
  const field = (label: string) => detail.getByLabel(`Quantité rendue : ${label}`);
  const save = detail.getByRole('button', { name: 'Enregistrer le retour' });
  await expect(detail.getByText('Au moins un élément doit être retourné pour valider.').first()).toBeVisible();
  await expect(save).toHaveAccessibleDescription('Au moins un élément doit être retourné pour valider.');
  for (const typed of ['7', '-1', '1,5', 'x']) {
    await field(bottle.label).fill(typed);
    await expect(detail.getByRole('alert')).toHaveText('Un nombre entier de 0 à 6');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  }
  await field(bottle.label).fill('4');
  await field(bag.label).fill('0');
  network.intercept({ path: '/depositdriver/bulk_return_to/', times: 1 }, refusal(400, { error: 'Caisse fermée' }));
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await field(bottle.label).press('Enter');
  await expect(page.getByText('Caisse fermée', { exact: true })).toBeVisible();
  await expect(field(bottle.label)).toHaveValue('4');
  expect(await scene.ledger()).toEqual([]);
  // Left and taken up again from the list of actions, with the typed text.
  await page.goto('/dispatch');
  await board.actions.click();
  await board
    .action(/^Retour d'Ali Dutour/)
    .getByRole('button', { name: 'Modifier' })
    .click();
  await expect(field(bottle.label)).toHaveValue('4');
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.click();
  await expect(page.getByText('Retour enregistré', { exact: true })).toBeVisible();
  await expect(field(bottle.label)).toHaveValue('');
  await expect(detail.getByRole('row', { name: bottle.label }).getByRole('cell').first()).toHaveText('2');
  expect((await scene.ledger()).map(({ body }) => body)).toEqual([
    { driver_id: ali.id, returned_by_label: { [bottle.label]: 4 } },
  ]);
  await detail.getByRole('button', { name: 'Fermer' }).click();
  await expect(board.actions).toHaveText('Actions');
  await open(page);
  await expect.poll(() => cells(page, 'Ali Dutour')).toEqual(['8', '4', '0', '4', 'Afficher']);
});

test('DSP-800 DSP-812 DSP-813 a client hands over to a driver; what he still has is summed up by product and by order, and an order goes back whole', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const client = { id: scene.center, name: 'Léa Roux' };
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  await scene.order('RONDE1', { dock: round.id, dock_rank: 1, client });
  const first = await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
  await board.open();
  await open(page);
  await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  const detail = detailOf(page, 'Ali Dutour');
  await detail.getByRole('tab', { name: 'Remise par un client' }).click();
  await detail.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Léa Roux' }).click();
  await detail.getByRole('combobox', { name: 'Produit' }).click();
  await page.getByRole('option', { name: `${bottle.label} (34)` }).click();
  const saveOver = detail.getByRole('button', { name: 'Enregistrer la remise' });
  await detail.getByLabel('Quantité').fill('35');
  await expect(detail.getByRole('alert')).toHaveText('Un nombre entier de 1 à 34');
  await expect(saveOver).toHaveAccessibleDescription('Un nombre entier de 1 à 34');
  await detail.getByLabel('Quantité').fill('4');
  network.intercept({ path: '/depositdriver/receive_from/', times: 1 }, refusal(400, { error: 'Caisse fermée' }));
  await saveOver.click();
  await expect(page.getByText('Caisse fermée', { exact: true })).toBeVisible();
  // Left and taken up again from the list of actions, with the typed text.
  await page.goto('/dispatch');
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Modifier' }).click();
  await expect(detail.getByRole('combobox', { name: 'Client' })).toHaveText('Léa Roux');
  await expect(detail.getByLabel('Quantité')).toHaveValue('4');
  await saveOver.click();
  await expect(page.getByText('Remise enregistrée', { exact: true })).toBeVisible();
  await expect(detail.getByLabel('Quantité')).toHaveValue('');

  await detail.getByRole('tab', { name: 'Historique' }).click();
  await detail.getByRole('button', { name: 'Afficher les consignes du client Léa Roux' }).first().click();
  const owed = page.getByRole('dialog', { name: 'Consignes du client Léa Roux' });
  await expect(owed.getByRole('row', { name: 'Total' }).getByRole('cell')).toHaveText(['70', '2', /149,00\s€/]);
  await expect(owed.getByRole('row', { name: bottle.label }).getByRole('cell')).toHaveText(['30', '1', /9,00\s€/]);
  await expect(owed.getByRole('row', { name: 'PASSEE1' }).getByRole('cell').nth(0)).toHaveText(String(first + 1));
  await expect(owed.getByRole('row', { name: 'PASSEE1' }).getByRole('cell').nth(1)).toHaveText(/140,00\s€/);
  await owed.getByRole('button', { name: 'Retour de la commande PASSEE1' }).click();
  await expect(page.getByText('Consigne Livreur', { exact: true })).toBeVisible();
  await expect(page.getByText('Retour de commande effectué!', { exact: true })).toBeVisible();
  await expect(owed.getByRole('row', { name: 'PASSEE1' })).toHaveCount(0);
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/api/depositdriver/receive_from/',
      body: { driver_id: ali.id, user_id: client.id, product_id: bottle.id, quantity: 4 },
    },
    { path: '/api/depositdriver/return_order_to/', body: { driver_id: ali.id, order_id: first + 1 } },
  ]);
});

test('DSP-808 DSP-809 DSP-810 a hand-back needs a product and a quantity above 0, asks below it, and closes empty once saved', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
  await page.goto(`/dispatch?dialog=clientDeposits&client=${scene.center}&driver=${ali.id}`);
  const owed = page.getByRole('dialog', { name: 'Consignes du client' });
  const show = owed.getByRole('button', { name: 'Reprise par un livreur…' });
  const save = owed.getByRole('button', { name: 'Enregistrer la reprise' });
  const quantity = owed.getByLabel('Quantité');
  const question = page.getByRole('alertdialog');
  const choose = async () => {
    await owed.getByRole('combobox', { name: 'Produit' }).click();
    await page.getByRole('option', { name: bottle.label }).click();
  };
  await show.click();
  await expect(save).toHaveAccessibleDescription('Une quantité au-dessus de 0 est attendue.');
  await quantity.fill('2');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await choose();
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await quantity.fill('0');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await quantity.fill('-2');
  await save.click();
  await expect(question).toContainText('La quantité est négative. Le client ne sera pas remboursé. Êtes vous sûr ?');
  // DSP-907: refused, nothing is sent and the form is as it was.
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(quantity).toHaveValue('-2');
  expect(await scene.ledger()).toEqual([]);
  await save.click();
  network.intercept({ path: '/depositdriver/return_to/', times: 1 }, refusal(400, { error: 'Caisse fermée' }));
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Caisse fermée', { exact: true })).toBeVisible();
  // Left and taken up again from the list of actions, with the typed text.
  await page.goto('/dispatch');
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Modifier' }).click();
  await expect(quantity).toHaveValue('-2');
  await save.click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Reprise enregistrée', { exact: true })).toBeVisible();
  await expect(save).toBeHidden();
  await expect(owed.getByRole('row', { name: bottle.label }).getByRole('cell').first()).toHaveText('36');
  await show.click();
  await expect(quantity).toHaveValue('');
  expect((await scene.ledger()).map(({ body }) => body)).toEqual([
    { product_id: bottle.id, driver_id: ali.id, user_id: scene.center, quantity: -2 },
  ]);
});

test('SUP-636 a return is cancelled in the history of who made it, once that was asked and confirmed', async ({
  scene,
  server,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const first = await someDeposits(
    server,
    scene,
    [bottle.id],
    [receipt(ali.id, bottle.id, 6), handBack(ali.id, bottle.id, 2)],
  );
  await page.goto(`/dispatch?dialog=driverDeposits&driver=${ali.id}`);
  const detail = detailOf(page, 'Ali Dutour');
  await detail.getByRole('tab', { name: 'Historique' }).click();
  const cancel = detail.getByRole('button', { name: `Annuler le retour : ${bottle.label}` });
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await expect(question).toContainText('Êtes vous certain de vouloir annuler ce retour ?');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
  await cancel.click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Correction effectuée!', { exact: true })).toBeVisible();
  await expect(cancel).toHaveCount(0);
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/depositdriver/cancel_returned/', body: { deposit_driver_id: first + 1, center_id: scene.center } },
  ]);
});

test('DSP-805 DSP-806 DSP-807 returns and receipts are cancelled after a question; refused it sends nothing, and what is given back stays', async ({
  scene,
  server,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const first = await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [receipt(ali.id, bottle.id, 6), receipt(ali.id, bag.id, 2), handBack(ali.id, bag.id, 2)],
  );
  await page.goto(`/dispatch?dialog=driverDeposits&driver=${ali.id}`);
  const detail = detailOf(page, 'Ali Dutour');
  await detail.getByRole('tab', { name: 'Historique' }).click();
  const action = (name: string, label: string) => detail.getByRole('button', { name: `${name} : ${label}` });
  const question = page.getByRole('alertdialog');
  await expect(action('Annuler la remise', bag.label)).toHaveAccessibleDescription(
    "Cette remise ne peut être annulée car le livreur l'a déjà rendue.",
  );

  // DSP-907: refused, nothing is sent and the screen is as it was.
  await action('Annuler la remise', bottle.label).click();
  await expect(question).toContainText('Êtes vous sûr de vouloir annuler cette remise ?');
  await expect(question.getByRole('listitem')).toHaveText([`6 × consigne client ${first}`]);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await action('Annuler le retour', bag.label).click();
  await expect(question).toContainText('Êtes vous certain de vouloir annuler ce retour ?');
  // Pressed before it has the focus, the key would be the dialog's below.
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(detail.getByRole('row')).toHaveCount(4);
  expect(await scene.ledger()).toEqual([]);

  await action('Annuler le retour', bag.label).click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Correction effectuée!', { exact: true })).toBeVisible();
  await expect(detail.getByRole('rowheader').first()).toHaveText('annul. retour');
  await expect(action('Annuler la remise', bag.label)).not.toHaveAttribute('aria-disabled', 'true');
  await action('Annuler la remise', bottle.label).click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(detail.getByRole('rowheader').first()).toHaveText('annul. remise');
  await expect(action('Annuler la remise', bottle.label)).toHaveCount(0);
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/api/depositdriver/cancel_returned/',
      body: { deposit_driver_id: first + 2, center_id: scene.center },
    },
    {
      path: '/api/depositdriver/cancel_received/',
      body: { deposit_driver_id: first, deposit_user_id: first, center_id: scene.center },
    },
  ]);
});
