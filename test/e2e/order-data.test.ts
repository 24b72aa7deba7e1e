import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './accessible.ts';
import type { Board } from './board.ts';
import { refusal, serverError } from './faults.ts';
import { startAt, test } from './fixtures.ts';
import type { Scene } from './scene.ts';

/** A window of an order's menu. */
async function openFrom(board: Board, name: string, entry: string) {
  await board.more(`la commande ${name}`).click();
  await board.entry('Modifier').click();
  await board.entry(entry).click();
  await expect(board.dialog).toBeVisible();
}

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

/** What a toast says behind an open window, which hides what lies around it from the tree of roles. */
const told = (page: Page, text: string) =>
  page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text });

const code = (dialog: Locator) => dialog.getByLabel('Code de la cagette');
const cratesIn = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Cagettes de la commande' }).getByRole('listitem');

test('DSP-922 DSP-947 DSP-948 crates of an order by their codes, each failure in its words; for others to look at', async ({
  makeScene,
  context,
  board,
  page,
  network,
  browser,
  signIn,
}) => {
  const scene = await makeScene({ crates_enabled: true });
  await startAt(context, scene.center);
  const { order } = await scene.order('A1', {}, { crates: [{ id: 7, code: '11-22' }], number_of_crates: 1 });
  await board.open();
  await openFrom(board, 'A1', 'Cagettes');
  const { dialog } = board;
  const add = dialog.getByRole('button', { name: 'Ajouter' });
  await expect(code(dialog)).toBeFocused();
  await code(dialog).fill('1234');
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Mauvais format. Format accepté: 12-34');
  await isClean(page);
  expect(await sent(scene)).toEqual([]);

  await code(dialog).fill(' 12-34 ');
  await add.click();
  await expect(told(page, 'Cagette ajoutée')).toBeVisible();
  await expect(cratesIn(dialog)).toHaveText(['11-22', '12-34']);
  await expect(code(dialog)).toHaveValue('');

  // What failed stays to be tried again.
  const addPath = `/processing-orders/${order.id}/add_crate/`;
  network.intercept({ path: addPath, times: 1 }, refusal(400, { error: 'Cagette inconnue' }));
  await code(dialog).fill('55-66');
  await add.click();
  await expect(told(page, 'Erreur: Cagette inconnue')).toBeVisible();
  await expect(code(dialog)).toHaveValue('55-66');
  network.intercept({ path: addPath, times: 1 }, refusal(400, {}));
  await add.click();
  await expect(told(page, "Impossible d'ajouter la cagette")).toBeVisible();
  await add.click();
  await expect(cratesIn(dialog)).toHaveText(['11-22', '12-34', '55-66']);

  const remove = dialog.getByRole('button', { name: 'Retirer la cagette 11-22' });
  const removePath = `/processing-orders/${order.id}/delete_crate/`;
  network.intercept({ path: removePath, times: 1 }, refusal(400, { detail: 'Cagette scellée' }));
  await remove.click();
  await expect(told(page, 'Erreur: Cagette scellée')).toBeVisible();
  network.intercept({ path: removePath, times: 1 }, refusal(400, '<html>'));
  await remove.click();
  await expect(told(page, 'Impossible de supprimer la cagette')).toBeVisible();
  await remove.click();
  await expect(cratesIn(dialog)).toHaveText(['12-34', '55-66']);
  const said = (crate_code: string) => ({ crate_code, flat: 1 });
  expect(await sent(scene)).toEqual([
    { path: `/api${addPath}`, body: said('12-34') },
    { path: `/api${addPath}`, body: said('55-66') },
    { path: `/api${removePath}`, body: said('11-22') },
  ]);

  // Nobody but managers, support, super admins and dock staff sees more than the codes (PRP-720).
  for (const [account, mayEdit] of [
    ['dispatch', false],
    ['quai', true],
  ] as const) {
    const other = await browser.newContext();
    await signIn(other, account);
    await startAt(other, scene.center);
    const seen = await other.newPage();
    await seen.goto(`${network.url}/dispatch?dialog=crates&order=${order.id}`);
    await expect(cratesIn(seen.getByRole('dialog'))).toHaveText(['12-34', '55-66']);
    await expect(seen.getByRole('dialog').getByRole('textbox')).toHaveCount(mayEdit ? 1 : 0);
    await other.close();
  }
});

const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Informations de la commande' })
    .locator('dl > div', { has: page.getByText(name, { exact: true }) });

test('DSP-840 who an order is handed to, the number to call, and which address of the client it goes to', async ({
  scene,
  board,
  page,
  network,
}) => {
  const id = scene.center * 1_000;
  const client = { id, name: 'Léa Roux' };
  const place = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };
  const [home, work] = ['3', '40'].map((street_number, nth) => ({ id: id + nth, street_number, ...place }));
  const named = { firstname: 'Léa', lastname: 'Roux', phone: '01 02 03 04 05' };
  const { order } = await scene.order('A1', { client, address: home }, { shipping_address: home, ...named });
  await scene.order('A2', { client, address: work }, { shipping_address: work });
  await board.open();
  await board.row('A1').getByText('3 Rue Marcadet').click();
  const { dialog } = board;
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const path = `/api/processing-orders/${order.id}/address/`;

  await openFrom(board, 'A1', 'Nom de livraison');
  await save.click();
  await expect(dialog).toBeHidden();
  await openFrom(board, 'A1', 'Nom de livraison');
  await dialog.getByLabel('Société').fill('Atelier Lumen');
  await dialog.getByLabel('Prénom').fill('');
  await dialog.getByLabel('Nom', { exact: true }).fill(' ');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(['Ce champ est requis', 'Ce champ est requis']);
  await isClean(page);
  await dialog.getByLabel('Prénom').fill('Ana');
  await dialog.getByLabel('Nom', { exact: true }).fill('Belleval');
  await save.click();
  await expect(fact(page, 'Remise à')).toContainText('Ana Belleval, Atelier Lumen');

  await openFrom(board, 'A1', 'Téléphone de livraison');
  await save.click();
  await expect(dialog).toBeHidden();
  await openFrom(board, 'A1', 'Téléphone de livraison');
  await dialog.getByLabel('Téléphone').fill(' ');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Ce champ est requis');
  await dialog.getByLabel('Téléphone').fill('06 12 34 56 78');
  await isClean(page);
  await save.click();
  await expect(fact(page, 'Remise à').getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  );

  await openFrom(board, 'A1', 'Adresse de livraison');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /^3 Rue Marcadet/ })).toBeChecked();
  await isClean(page);
  await dialog.getByRole('radio', { name: /^40 Rue Marcadet/ }).click();
  await dialog.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
  const edit = page.getByRole('dialog', { name: 'Corriger une adresse du client' });
  await edit.getByLabel('Code postal').fill('7501');
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit.getByRole('alert')).toHaveText('Un code postal de 5 chiffres est attendu.');
  await isClean(page);
  await edit.getByLabel('Code postal').fill('75018');
  await edit.getByLabel('Numéro').fill('42');
  // A correction that fails leaves what was typed.
  network.intercept({ path: `/admin-addresses/${id + 1}/`, times: 1 }, serverError);
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit.getByRole('alert')).toBeVisible();
  await expect(edit.getByLabel('Numéro')).toHaveValue('42');
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit).toBeHidden();
  await expect(dialog.getByRole('radio', { name: /^42 Rue Marcadet/ })).toBeChecked();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(board.row('A1')).toContainText('42 Rue Marcadet');
  // Another order of his keeps the address as it was told.
  await expect(board.row('A2')).toContainText('40 Rue Marcadet');
  await board.refresh();
  await expect(board.row('A1')).toContainText('42 Rue Marcadet');
  expect(await sent(scene)).toEqual([
    { path, body: { firstname: 'Ana', lastname: 'Belleval', company: 'Atelier Lumen' } },
    { path, body: { phone: '06 12 34 56 78' } },
    { path: `/api/admin-addresses/${id + 1}/`, body: { street_number: '42' } },
    { path, body: { shipping_address_id: id + 1 } },
  ]);
});
