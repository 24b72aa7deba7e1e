import { expect, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { serverError } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

/** A window of an order's menu. */
async function openFrom(board: Board, name: string, entry: string) {
  await board.more(`la commande ${name}`).click();
  await board.entry('Modifier').click();
  await board.entry(entry).click();
  await expect(board.dialog).toBeVisible();
}

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

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
  await edit.getByRole('button', { name: 'Corriger et livrer ici' }).click();
  await expect(edit.getByRole('alert')).toHaveText('Un code postal de 5 chiffres est attendu.');
  await isClean(page);
  await edit.getByLabel('Code postal').fill('75018');
  await edit.getByLabel('Numéro').fill('42');
  // A correction whose answer is lost leaves the typed text, and is sent again itself.
  network.intercept({ path: `/admin-addresses/${id + 1}/`, times: 1 }, serverError);
  await edit.getByRole('button', { name: 'Corriger et livrer ici' }).click();
  await expect(edit.getByRole('group', { name: /^Adresse/ })).toBeVisible();
  await expect(edit.getByLabel('Numéro')).toHaveValue('42');
  await edit.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(edit).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(board.row('A1')).toContainText('42 Rue Marcadet');
  // Another order of his keeps its former address.
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
