import { expect, type Page } from '@playwright/test';
import { isClean } from './accessible.ts';
import { bag, bottle, handBack, receipt, someDeposits } from './deposit-movements.ts';
import { holdAnswers, refusal } from './faults.ts';
import { test } from './fixtures.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Gestion des consignes' });
const detailOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Consignes de ${name}` });
const open = (page: Page) => page.getByRole('button', { name: 'Consignes', exact: true }).click();
/** The texts of a line, cell by cell. */
const cells = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('row', { name }).getByRole('cell').allTextContents();

test('DSP-780 DSP-786 DSP-788 the deposits of the center by driver, those who owe nothing on demand, and by product', async ({
  scene,
  server,
  board,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const zoe = await scene.driver('Zoé Marchetti');
  await scene.driver('Nora Jamais');
  const first = scene.center * 1_000 + 500;
  await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [
      receipt(ali.id, bottle.id, 10),
      { ...receipt(ali.id, bottle.id, -3), cancels: first },
      handBack(ali.id, bottle.id, 5),
      { ...handBack(ali.id, bottle.id, -2), cancels: first + 2 },
      receipt(zoe.id, bag.id, 4),
      handBack(zoe.id, bag.id, 4),
    ],
  );
  await board.open();
  await open(page);
  await expect(modal(page).getByRole('tab')).toContainText(['Consignes livreurs', 'Détail par Produits']);
  await expect(modal(page).getByRole('tab', { selected: true })).toContainText('Consignes livreurs');
  await expect(modal(page).getByRole('columnheader')).toHaveText([
    ...['Livreur', 'Reçues', 'Rendues', 'Corrigées', 'En possession', 'Détail'],
  ]);
  await expect(modal(page).getByRole('rowheader')).toHaveText(['Ali Dutour']);
  expect(await cells(page, 'Ali Dutour')).toEqual(['7', '5', '2', '4', 'Afficher']);
  await modal(page).getByLabel('Afficher tous les livreurs ayant eu des consignes').check();
  await expect(modal(page).getByRole('rowheader')).toHaveText(['Ali Dutour', 'Zoé Marchetti']);
  expect(await cells(page, 'Zoé Marchetti')).toEqual(['4', '4', '0', '0', 'Afficher']);
  await expect(modal(page).getByText(/^Données de \d\d:\d\d:\d\d$/)).toBeVisible();
  await isClean(page);

  // The tabs by keyboard; the address brings the modal back.
  await modal(page).getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modal(page).getByRole('columnheader')).toHaveText([
    ...['Produit', 'Vendues', 'Remises', 'Rendues', 'Non rendues'],
  ]);
  expect(await cells(page, bottle.label)).toEqual(['40', '7', '3', '4']);
  expect(await cells(page, bag.label)).toEqual(['40', '4', '4', '0']);
  const picture = modal(page).getByRole('row', { name: bottle.label }).locator('img');
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true);
  await isClean(page);
  await page.reload();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
});

test('DSP-787 DSP-793 DSP-804 what a driver owes, and his history page after page, over the list that stays as it was', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const zoe = await scene.driver('Zoé Marchetti');
  const first = scene.center * 1_000 + 500;
  // What he owes is older than a page of his history.
  const settled = Array.from({ length: 12 }, () => [receipt(ali.id, bag.id, 1), handBack(ali.id, bag.id, 1)]).flat();
  await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [
      receipt(ali.id, bottle.id, 6),
      { ...receipt(ali.id, bottle.id, -2), cancels: first },
      receipt(ali.id, bag.id, 3),
      { ...receipt(ali.id, bag.id, -3), cancels: first + 2 },
      ...settled,
      receipt(zoe.id, bag.id, 2),
      handBack(zoe.id, bag.id, 2),
    ],
  );
  await board.open();
  await open(page);
  await modal(page).getByLabel('Afficher tous').check();
  await modal(page).getByRole('button', { name: 'Afficher les consignes de Ali Dutour' }).click();
  const detail = detailOf(page, 'Ali Dutour');
  await expect(detail.getByRole('tab')).toContainText(['Retour', 'Historique']);
  await expect(detail.getByRole('columnheader')).toHaveText(['Produit', 'Reste à rendre', 'Rendu']);
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  expect(await cells(page, bottle.label)).toEqual(['4', '']);
  await isClean(page);

  await detail.getByRole('tab', { name: 'Historique' }).click();
  await expect(detail.getByRole('status')).toHaveText('1 à 20 sur 28');
  await expect(detail.getByRole('rowheader').first()).toHaveText('retour');
  await expect(detail.getByRole('rowheader').nth(1)).toHaveText('remise');
  await expect(detail.getByRole('button', { name: 'Plus récents' })).toHaveAttribute('aria-disabled', 'true');
  await detail.getByRole('button', { name: 'Plus anciens' }).click();
  await expect(detail.getByRole('status')).toHaveText('21 à 28 sur 28');
  await expect(detail.getByRole('rowheader')).toHaveText([
    ...['retour', 'remise', 'retour', 'remise'],
    ...['annul. remise', 'remise annulation totale', 'annul. remise', 'remise annulation partielle'],
  ]);
  const oldest = detail.getByRole('row').last();
  for (const text of [/^\d\d\/\d\d/, bottle.label, /0,30\s€/, 'Léa Roux', 'Camille B.'])
    await expect(oldest.getByText(text)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Plus anciens' })).toHaveAttribute('aria-disabled', 'true');
  await isClean(page);
  await detail.getByRole('button', { name: 'Plus récents' }).click();
  await expect(detail.getByRole('status')).toHaveText('1 à 20 sur 28');
  expect(network.seen('/depositdriver/history/')[0]).toMatch(/[?&]offset=0$/);

  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(modal(page).getByRole('checkbox')).toBeChecked();
  await modal(page).getByRole('button', { name: 'Afficher les consignes de Zoé Marchetti' }).press('Enter');
  await expect(detailOf(page, 'Zoé Marchetti')).toContainText(
    "Le livreur n'a plus de produit consigné en sa possession",
  );
});

test('DSP-791 DSP-792 DSP-794 says that it loads, then that nobody has anything and nothing was sold', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  const held = holdAnswers();
  network.intercept({ path: '/depositdriver/by_driver/', times: 1 }, held.fault);
  await board.open();
  await open(page);
  await expect(modal(page).getByText('Chargement des données...')).toBeVisible();
  await held.arrived(1);
  held.release();
  await expect(modal(page)).toContainText("Aucun livreur n'a pas de produit consigné en sa possession");
  await modal(page).getByRole('tab', { name: 'Détail par Produits' }).click();
  await expect(modal(page)).toContainText("Aucune consigne n'a encore été vendue");
  await isClean(page);
});

test('DSP-795 a failure is told in an alert, in the words of the server where it has some; offline what was told stays, with its age', async ({
  scene,
  server,
  board,
  page,
  context,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
  const history = '/depositdriver/history/';
  network.intercept({ path: history, times: 1 }, refusal(400, { detail: 'Livreur suspendu' }));
  await page.goto(`/dispatch?dialog=driverDeposits&driver=${ali.id}`);
  const detail = detailOf(page, 'Ali Dutour');
  await expect(detail.getByRole('alert')).toHaveText('Livreur suspendu');
  await isClean(page);
  network.intercept({ path: history, times: 1 }, refusal(500, {}));
  await page.reload();
  await expect(detail.getByRole('alert')).toHaveText("Une erreur s'est produite, veuillez réessayer");
  await page.reload();
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  await expect(detail.getByRole('alert')).toHaveCount(0);
  await board.serviceWorker();
  await context.setOffline(true);
  await page.reload();
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  await expect(detail.getByText(/^Hors ligne : données de \d\d:\d\d:\d\d$/)).toBeVisible();
});

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
  await modal(page).getByRole('button', { name: 'Afficher les consignes de Ali Dutour' }).click();
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
  await isClean(page);
  await field(bottle.label).fill('4');
  await field(bag.label).fill('0');
  network.intercept({ path: '/depositdriver/bulk_return_to/', times: 1 }, refusal(400, { error: 'Caisse fermée' }));
  await field(bottle.label).press('Enter');
  await expect(page.getByText('Caisse fermée', { exact: true })).toBeVisible();
  await expect(field(bottle.label)).toHaveValue('4');
  expect(await scene.ledger()).toEqual([]);
  await save.click();
  await expect(page.getByText('Retour enregistré', { exact: true })).toBeVisible();
  await expect(field(bottle.label)).toHaveValue('');
  await expect(detail.getByRole('row', { name: bottle.label }).getByRole('cell').first()).toHaveText('2');
  expect((await scene.ledger()).map(({ body }) => body)).toEqual([
    { driver_id: ali.id, returned_by_label: { [bottle.label]: 4 } },
  ]);
  await detail.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => cells(page, 'Ali Dutour')).toEqual(['8', '4', '0', '4', 'Afficher']);
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
  await isClean(page);

  // DSP-907: refused, nothing is sent and the screen is as it was.
  await action('Annuler la remise', bottle.label).click();
  await expect(question).toContainText('Êtes vous sûr de vouloir annuler cette remise ?');
  await expect(question.getByRole('listitem')).toHaveText([`6 × consigne client ${first}`]);
  await isClean(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await action('Annuler le retour', bag.label).click();
  await expect(question).toContainText('Êtes vous certain de vouloir annuler ce retour ?');
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

test('DSP-800 DSP-812 DSP-813 a client hands over to a driver; what he still has is summed up by product and by order, and an order goes back whole', async ({
  scene,
  server,
  board,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const client = { id: scene.center, name: 'Léa Roux' };
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  await scene.order('RONDE1', { dock: round.id, dock_rank: 1, client });
  const first = await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
  await board.open();
  await open(page);
  await modal(page).getByRole('button', { name: 'Afficher les consignes de Ali Dutour' }).click();
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
  await isClean(page);
  await detail.getByLabel('Quantité').fill('4');
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
  await isClean(page);
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
  page,
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
  await isClean(page);
  await quantity.fill('-2');
  await save.click();
  await expect(question).toContainText('La quantité est négative. Le client ne sera pas remboursé. Êtes vous sûr ?');
  await isClean(page);
  // DSP-907: refused, nothing is sent and the form is as it was.
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(quantity).toHaveValue('-2');
  expect(await scene.ledger()).toEqual([]);
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
