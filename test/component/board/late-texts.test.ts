import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clientContacts, outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { refusal } from '../../hands/faults.ts';
import { choose } from '../../hands/paid-order.ts';
import type { Scene } from '../../hands/scene.ts';
import type { Network } from '../browser/network.ts';
import { siteWithTexts } from '../browser/site-with-texts.ts';
import { type Fixtures, test } from '../fixtures.ts';

const text = (id: number, title: string, body: string, is_shared = false) => ({
  ...{ id, title, body, is_shared, deleted_at: null, changed_at: '2026-03-10T12:00:00Z' },
  changed_by: { id: 3, first_name: 'Nadia', last_name: 'Kessler' },
});

const kept = [
  text(81, 'Excuses', 'Bonjour {prénom}, commande {commande} : {retard} de retard.'),
  text(82, 'Crédit', '{prénom}, votre compte est crédité de {montant} euros.', true),
  text(83, 'Livreur', 'Bonjour, {livreur} arrive.', true),
];

let clients = 0;

/** A late order of a customer with a first name and a phone, whose estimate is over. */
async function late(scene: Scene, server: RunningServer, network: Network, order: object = {}) {
  await siteWithTexts(network);
  network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts: kept }));
  clients += 1;
  const id = 960_000 + clients;
  await server.db.insert(clientContacts).values({ client_id: id, phone: '+33 6 39 98 41 07' }).onConflictDoNothing();
  return scene.order(
    'UN',
    {
      ...{ shipping_time: scene.at(-180), max_shipping_time: scene.at(-72), eta: scene.at(-5) },
      client: { id, first_name: 'Zoé', last_name: 'Lacombrade' },
    },
    { phone: '06 39 98 41 07', ...order },
  );
}

/** The review of a late order that is credited two euros, its text prepared. */
async function aReview({
  scene,
  server,
  network,
  page,
  board,
}: Pick<Fixtures, 'scene' | 'server' | 'network' | 'page' | 'board'>) {
  const { order } = await late(scene, server, network, { late_order: { credit: 2, needs_review: true } });
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const { dialog } = board;
  const field = dialog.getByLabel('SMS au client');
  await expect(field).toHaveValue(/crédité de 2,00 euros/);
  const takeBack = dialog.getByRole('button', { name: 'Reprendre ce qui était écrit' });
  return { dialog, field, credit: dialog.getByLabel('Crédit (€)'), takeBack };
}

const pick = (page: Page, dialog: Locator, name: string) => choose(page, dialog, 'Choisir un texte', name);

test('OUR-218 OUR-219 a text is chosen in place of the prepared one, and goes out as it is read', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { order } = await late(scene, server, network);
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const { dialog } = board;
  await expect(dialog.getByLabel('Minutes avant la livraison')).toBeVisible();
  await pick(page, dialog, 'Excuses');
  const field = dialog.getByLabel('SMS au client');
  await expect(field).toHaveValue(/^Bonjour Zoé, commande UN : 7\d min de retard\.$/);
  await expect(dialog).toContainText(/Texte choisi : Excuses\. Lus à \d\d:\d\d/);
  await expect(dialog.getByLabel('Minutes avant la livraison')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reprendre ce qui était écrit' }).click();
  await expect(dialog.getByRole('region', { name: 'Texte du SMS' })).toBeVisible();
  await pick(page, dialog, 'Excuses');
  const words = await field.inputValue();
  await dialog.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(dialog).toHaveCount(0);
  const sent = () =>
    server.db
      .select({ body: outgoingMessages.body })
      .from(outgoingMessages)
      .where(eq(outgoingMessages.order_id, order.id));
  await expect.poll(sent).toEqual([{ body: words }]);
});

test('OUR-219 a field that cannot be filled is named with why, and nothing is sent until it is typed over', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { order } = await late(scene, server, network);
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const { dialog } = board;
  await pick(page, dialog, 'Livreur (centre)');
  const field = dialog.getByLabel('SMS au client');
  const send = dialog.getByRole('button', { name: /^Envoyer le SMS/ });
  await expect(field).toHaveValue('Bonjour, {livreur} arrive.');
  await expect(dialog.getByRole('alert')).toContainText("{livreur} : la commande n'est dans aucune tournée");
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field.press('Control+Enter');
  await expect(dialog).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
  await field.fill('Bonjour {prénom}, le livreur arrive.');
  await expect(dialog.getByRole('alert')).toContainText("{prénom} : n'est pas rempli");
  await dialog.getByRole('button', { name: 'Remplir les champs' }).click();
  await expect(field).toHaveValue('Bonjour Zoé, le livreur arrive.');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
});

test('OUR-218 in a review the text follows the credit, and what was typed before comes back', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { dialog, field, credit, takeBack } = await aReview({ scene, server, network, page, board });
  await field.fill('Écrit à la main.');
  await pick(page, dialog, 'Crédit (centre)');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 2,00 euros.');
  await credit.fill('7,5');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 7,50 euros.');
  await credit.fill('0');
  await expect(dialog.getByRole('alert').filter({ hasText: '{montant}' })).toContainText('aucun crédit ne part');
  await expect(dialog.getByRole('button', { name: /^Valider/ })).toHaveAttribute('aria-disabled', 'true');
  await takeBack.click();
  await expect(field).toHaveValue('Écrit à la main.');
  await expect(dialog.getByRole('button', { name: /^Valider/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('OUR-218 DSP-717 words typed in a chosen text come back after another credit; a prepared one is made for it anew', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { dialog, field, credit, takeBack } = await aReview({ scene, server, network, page, board });
  await pick(page, dialog, 'Crédit (centre)');
  await credit.fill('7,5');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 7,50 euros.');
  await takeBack.click();
  await expect(field).toHaveValue(/^(?!Zoé).*crédité de 7,50 euros/s);
  await pick(page, dialog, 'Crédit (centre)');
  await field.fill('Écrit à la main.');
  await credit.fill('8');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 8,00 euros.');
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Valider/ })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(field).toHaveValue('Écrit à la main.');
  // A draft keeps what is typed and which text is chosen, never a prepared one.
  await credit.fill('9');
  await expect(field).toHaveValue(/crédité de 9,00 euros/);
  await pick(page, dialog, 'Crédit (centre)');
  await page.reload();
  await credit.fill('3');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 3,00 euros.');
  await takeBack.click();
  await expect(field).toHaveValue(/^(?!Zoé).*crédité de 3,00 euros/s);
});

test('OUR-228 the list of texts that a late order opened leads back to it, with what was typed', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { order } = await late(scene, server, network);
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const { dialog } = board;
  await pick(page, dialog, 'Excuses');
  const field = dialog.getByLabel('SMS au client');
  await field.fill('Écrit à la main.');
  await dialog.getByRole('button', { name: 'Textes de SMS...' }).click();
  await dialog.getByRole('button', { name: /^Modifier le texte .*Excuses/ }).click();
  await expect(dialog.getByLabel('Nom')).toHaveValue('Excuses');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Nouveau texte...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Écrit à la main.');
});

test('OUR-218 after a reload a chosen text is still that one: it follows the order until somebody types in it', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { order, task } = await late(scene, server, network);
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const { dialog } = board;
  await pick(page, dialog, 'Excuses');
  const field = dialog.getByLabel('SMS au client');
  await expect(field).toHaveValue(/: 7\d min de retard\.$/);
  await page.reload();
  await expect(dialog).toContainText('Texte choisi : Excuses. Lus');
  await scene.change('task', task, { max_shipping_time: scene.at(-92) });
  await board.refreshBehind();
  await expect(field).toHaveValue(/: 9\d min de retard\.$/);
  await field.fill('Le mien');
  await expect(dialog).toContainText('Texte choisi : Excuses, modifié depuis.');
  await page.reload();
  await expect(dialog).toContainText('Texte choisi : Excuses, modifié depuis.');
  await scene.change('task', task, { max_shipping_time: scene.at(-112) });
  await board.refreshBehind();
  await expect(dialog).toContainText(/\+11\d min/);
  await expect(field).toHaveValue('Le mien');
  await dialog.getByRole('button', { name: 'Reprendre ce qui était écrit' }).click();
  await expect(dialog.getByLabel('Minutes avant la livraison')).toBeVisible();
});

test('OUR-218 DSP-717 after a reload of a review the words of its draft stay, chosen or typed, with their credit', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { dialog, field, credit, takeBack } = await aReview({ scene, server, network, page, board });
  await credit.fill('7,5');
  await expect(field).toHaveValue(/crédité de 7,50 euros/);
  await field.fill('Écrit à la main.');
  await page.reload();
  await expect(credit).toHaveValue('7,5');
  await expect(field).toHaveValue('Écrit à la main.');
  await pick(page, dialog, 'Crédit (centre)');
  await page.reload();
  await expect(dialog).toContainText('Texte choisi : Crédit. Lus');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 7,50 euros.');
  await credit.fill('8');
  await expect(field).toHaveValue('Zoé, votre compte est crédité de 8,00 euros.');
  await takeBack.click();
  await expect(field).toHaveValue('Écrit à la main.');
  // The draft ends with all of it.
  await page.reload();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(field).toHaveValue(/crédité de 2,00 euros/);
});

test('OUR-229 texts that were read are chosen offline, with their age', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const { order } = await late(scene, server, network);
  await board.open();
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  await expect(board.dialog).toContainText(/Lus à/);
  network.setOffline(true);
  await pick(page, board.dialog, 'Excuses');
  await expect(board.dialog.getByLabel('SMS au client')).toHaveValue(/^Bonjour Zoé/);
});

test('OUR-229 against a server that keeps no texts the window of a late order offers none', async ({
  scene,
  board,
  page,
}) => {
  const { order } = await scene.order('UN', { shipping_time: scene.at(-180), max_shipping_time: scene.at(-72) });
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  await expect(board.dialog.getByLabel('Crédit (€)')).toBeVisible();
  await expect(board.dialog.getByLabel('Choisir un texte')).toHaveCount(0);
  await expect(board.dialog.getByRole('button', { name: 'Textes de SMS...' })).toHaveCount(0);
});
