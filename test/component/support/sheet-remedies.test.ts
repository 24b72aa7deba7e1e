import { expect, type Locator, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { describe } from 'vitest';
import { users } from '../../../server/src/db/schema/accounts.ts';
import { addresses } from '../../../server/src/db/schema/addresses.ts';
import { orderLines, orderSheets, products, subscriptions } from '../../../server/src/db/schema/sheets.ts';
import { AddressId } from '../../../src/domain/address/client-address.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { Client } from '../../contract/client.ts';
import { newProductId } from '../../hands/bought.ts';
import { loseAnswer, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';

type Server = Parameters<typeof orderedBy>[0];

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const place = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };

async function choose(page: Page, within: Locator, label: string, option: string | RegExp) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Products of a test's own: their stock, and how many are sold together. */
const milk = { name: 'Lait demi-écrémé', pack: 6, stock: 18, area: 'S04' };
const cream = { name: 'Crème fraîche', pack: 1, stock: 1, area: 'Frais' };
const pizza = { name: 'Pizza', pack: 1, stock: 0, area: 'Surgelés' };
/** The product bought last. */
let made = 0;

const amount = (dialog: Locator, product: string) => dialog.getByRole('spinbutton', { name: `Quantité de ${product}` });
const tick = (dialog: Locator, product: string) => dialog.getByRole('checkbox', { name: product, exact: true });

const twoPacks = [{ product: milk, quantity: 12 }];

/** One pack of milk, up to the press that sends. */
async function fillsIn(page: Page, sheet: Sheet) {
  const { dialog } = sheet;
  await sheet.action('Re-préparer').click();
  await tick(dialog, 'Lait demi-écrémé').click();
  await amount(dialog, 'Lait demi-écrémé').fill('6');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await choose(page, dialog, 'Raison', 'Autre');
  await dialog.getByLabel('Commentaire').fill('Pot cassé !');
  await dialog.getByRole('radio').first().click();
}

/** The same by another agent, on her own device: the order that she has made. */
async function hélènePreparesAgain({ scene, site }: Pick<Fixtures, 'scene' | 'site'>, order: number) {
  const hélène = new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));
  const { status, body } = await hélène.post('/duplicate-orders/', {
    ...{ order_id_to_duplicate: order, shipping_address_id: scene.center * 1_000 + 900 },
    ...{ shipping_time: scene.at(120), max_shipping_time: scene.at(180) },
    ...{ products: [{ product_id: made, quantity: 1 }], repreparation_reason_id: 21 },
    repreparation_reason_comment: 'Pot cassé, dit le client',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { readonly random_id: string };
}

const authors = async (scene: Scene) => (await scene.ledger()).map(({ user_id }) => user_id);

/** An order whose customer is known at an address of his, with these products. */
async function ofACustomer(
  scene: Scene,
  server: Server,
  name: string,
  fields: object,
  bought: readonly { readonly product: typeof milk; readonly quantity: number; readonly status?: string }[] = [],
) {
  const client = scene.center * 1_000 + 900;
  const address = { id: client, street_number: '4', ...place };
  const { order } = await scene.order(
    name,
    { client: { id: client, name: 'Ana Roux' }, address },
    { shipping_address: address, ...fields },
  );
  await orderedBy(server, order, client);
  for (const { product, quantity, status = 'done' } of bought) {
    made = newProductId();
    await server.db.insert(products).values({
      ...{ id: made, selling_name: product.name, logistic_title: product.name, pack: '1', pack_size: product.pack },
      ...{ price_cents: 100, weight_grams: 100, selling_method: 'unit', area: product.area, shelf: 'A', tier: '1' },
      stock: product.stock,
    });
    await server.db.insert(orderLines).values({
      ...{ order_id: OrderId.parse(order.id), product_id: made, quantity, unit_price_cents: 100, status },
    });
  }
  return order;
}

const three = [
  { product: milk, quantity: 6 },
  { product: cream, quantity: 2 },
  { product: pizza, quantity: 3 },
];

describe('an order that is prepared again', () => {
  test.override({ account: 'support' });

  test('SUP-302 SUP-403 only what is out is offered it; without products there is nothing to choose', async ({
    scene,
    server,
    page,
  }) => {
    const sheet = new Sheet(page);
    const prepared = await ofACustomer(scene, server, 'ICI', { status: 'prepared' });
    await sheet.open(prepared);
    await expect(sheet.action('Changer le créneau')).toBeVisible();
    await expect(sheet.action('Re-préparer')).toHaveCount(0);
    const { order } = await scene.order('SORTIE', {}, { status: 'shipping' });
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    await expect(sheet.dialog).toContainText('Aucun produit trouvé');
  });

  test('SUP-404 SUP-405 SUP-407 a line goes by packs, from one to what is in stock; without stock it is shut', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'LOTS', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    await expect(tick(dialog, 'Pizza')).toBeDisabled();
    await expect(dialog.getByRole('row', { name: /Pizza/ })).toContainText('Stock épuisé');
    const units = amount(dialog, 'Lait demi-écrémé');
    await expect(units).toBeDisabled();
    await tick(dialog, 'Lait demi-écrémé').click();
    await expect(units).toHaveValue('6');
    await expect(units).toHaveAttribute('aria-valuemin', '6');
    await expect(units).toHaveAttribute('aria-valuemax', '18');
    await dialog.getByRole('button', { name: 'Plus de Lait demi-écrémé' }).click();
    await expect(units).toHaveValue('12');
    await units.press('ArrowUp');
    await units.press('ArrowUp');
    await expect(units).toHaveValue('18');
    await expect(dialog.getByRole('button', { name: 'Plus de Lait demi-écrémé' })).toBeDisabled();
  });

  test('SUP-406 SUP-408 SUP-409 it starts at what was ordered or is in stock; a filter hides, and keeps what is chosen', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'FILTRE', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    await tick(dialog, 'Crème fraîche').click();
    await expect(amount(dialog, 'Crème fraîche')).toHaveValue('1');
    await expect(amount(dialog, 'Crème fraîche')).toHaveAttribute('aria-valuemin', '1');
    await dialog.getByLabel('Zone commence par').fill(' s0');
    await expect(tick(dialog, 'Lait demi-écrémé')).toBeVisible();
    await expect(tick(dialog, 'Crème fraîche')).toHaveCount(0);
    await expect(dialog).toContainText('1 produit, 1 unité · 1 hors du filtre');
    await dialog.getByLabel('Zone commence par').fill('');
    await expect(tick(dialog, 'Crème fraîche')).toBeChecked();
  });

  test('SUP-410 SUP-411 SUP-412 without a product, below 0 or above what was ordered it stays on the first step', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'REFUS', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    const next = dialog.getByRole('button', { name: 'Continuer' });
    await next.click();
    await expect(dialog.getByRole('alert')).toHaveText('Aucun produit sélectionné');
    await tick(dialog, 'Lait demi-écrémé').click();
    await tick(dialog, 'Crème fraîche').click();
    const cases = [
      ['-1', '-6', 'La quantité du(es) produit(s) Lait demi-écrémé, Crème fraîche est négative.'],
      ['2', '12', 'La quantité du(es) produit(s) Lait demi-écrémé est supérieure à la quantité commandée.'],
      ['2', '6', 'La quantité du(es) produit(s) Crème fraîche dépasse le stock.'],
      ['1', '4', "La quantité du(es) produit(s) Lait demi-écrémé n'est pas un nombre entier de lots."],
    ] as const;
    for (const [ofCream, ofMilk, text] of cases) {
      await amount(dialog, 'Crème fraîche').fill(ofCream);
      await amount(dialog, 'Lait demi-écrémé').fill(ofMilk);
      await next.click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    }
    await expect(dialog.locator('[aria-current="step"]')).toHaveText('1. Produits et quantités');
    expect(await sent(scene)).toEqual([]);
  });

  test('SUP-401 SUP-402 SUP-429 its second step says why, where and when; back keeps all; packs are sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'DEUX', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    await expect(dialog).toHaveAccessibleName('Re-préparer DEUX');
    await tick(dialog, 'Lait demi-écrémé').click();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.locator('[aria-current="step"]')).toHaveText('2. Raison, adresse et créneau');
    // SUP-420, SUP-426, SUP-427: shut until all three are there; the order's own address is.
    const submit = dialog.getByRole('button', { name: /^Re-préparer 1 produit/ });
    await expect(submit).toHaveAccessibleDescription('Choisissez une raison');
    await expect(dialog.getByRole('combobox', { name: 'Adresse' })).toContainText('4 Rue Marcadet');
    await choose(page, dialog, 'Raison', 'Autre');
    await expect(submit).toHaveAccessibleDescription('Choisissez un créneau');
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: 'Retour' }).click();
    await expect(amount(dialog, 'Lait demi-écrémé')).toHaveValue('6');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    // SUP-421: this reason wants ten characters.
    await dialog.getByLabel('Commentaire').fill('   Pot cassé   ');
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Un commentaire de raison de repréparation est requis.');
    await dialog.getByLabel('Commentaire').fill('Pot cassé !');
    await submit.dblclick();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();
    const client = scene.center * 1_000 + 900;
    expect(await sent(scene)).toMatchObject([
      {
        path: '/api/duplicate-orders/',
        body: {
          ...{ order_id_to_duplicate: order.id, products: [{ quantity: 1 }], shipping_address_id: client },
          ...{ repreparation_reason_id: 21, repreparation_reason_comment: 'Pot cassé !' },
        },
      },
    ]);
  });

  test('OUR-270 two agents prepare the same product again: whoever is second is told which order, by whom, and decides', async ({
    scene,
    server,
    site,
    board,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'MÊME', { status: 'received' }, twoPacks);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await fillsIn(page, sheet);
    const other = await hélènePreparesAgain({ scene, site }, order.id);
    await sheet.dialog.getByRole('button', { name: /^Re-préparer 1 produit/ }).click();
    const told = new RegExp(
      `Re-préparation créée entre-temps \\(${other.random_id}\\), par Hélène Rouvrelle à \\d\\d:\\d\\d\\.`,
    );
    await expect(sheet.toast(told)).toBeVisible();
    expect(await authors(scene)).toEqual([1216]);
    await board.actions.click();
    const parked = board.action(/^Re-préparation de la commande MÊME/);
    await expect(parked.getByRole('button')).toHaveText(['Enregistrer quand même', 'Modifier', 'Abandonner']);
    await parked.getByRole('button', { name: 'Enregistrer quand même' }).click();
    await expect.poll(() => authors(scene)).toEqual([1216, 1223]);
  });

  test('OUR-270 an order that is made under an open window is said there, and nothing is sent before it was read', async ({
    scene,
    server,
    site,
    page,
  }) => {
    const leap = leapingClock();
    const order = await ofACustomer(scene, server, 'SOUS', { status: 'received' }, twoPacks);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await fillsIn(page, sheet);
    const submit = sheet.dialog.getByRole('button', { name: /^Re-préparer 1 produit/ });
    await expect(submit).toHaveAccessibleDescription('');
    const other = await hélènePreparesAgain({ scene, site }, order.id);
    await leap(61_000);
    const moved = sheet.dialog.getByRole('alert').filter({ hasText: 'Créée entre-temps' });
    await expect(moved).toHaveText(new RegExp(`^Créée entre-temps : Re-préparation ${other.random_id}, `));
    await expect(submit).toHaveAccessibleDescription('Relisez ce qui a changé');
    await submit.press('Enter');
    expect(await authors(scene)).toEqual([1216]);
    await sheet.dialog.getByRole('button', { name: "J'ai relu" }).click();
    await expect(moved).toHaveCount(0);
    await submit.click();
    await expect.poll(() => authors(scene)).toEqual([1216, 1223]);
  });

  test('SUP-401 SUP-412 what was prepared again already is shown before it is done again, and shut where it was all', async ({
    scene,
    server,
    page,
  }) => {
    const bought = [
      { product: { ...milk, pack: 1 }, quantity: 3 },
      { product: { ...cream, stock: 9 }, quantity: 1 },
    ];
    const order = await ofACustomer(scene, server, 'ENCORE', { status: 'received' }, bought);
    const { order: again } = await scene.order('DEUX', {}, { tags: [] });
    await server.db.insert(orderSheets).values({
      ...{ order_id: OrderId.parse(again.id), parent_order_id: OrderId.parse(order.id) },
      data: { repreparation: { reason_id: 12, comment: '' } },
    });
    const [creamId, milkId] = [made, made - 1];
    for (const [product_id, quantity] of [
      [milkId, 2],
      [creamId, 1],
    ] as const)
      await server.db.insert(orderLines).values({
        ...{ order_id: OrderId.parse(again.id), product_id, quantity, unit_price_cents: 0, status: 'todo' },
      });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    const before = dialog.getByRole('region', { name: 'Déjà fait pour cette commande' });
    await expect(before.getByRole('listitem')).toHaveText([/^Re-préparation DEUX, FINALISÉE, pour le .+ \d\d:\d\d$/]);
    await expect(dialog.getByRole('row', { name: /Crème fraîche/ })).toContainText('Déjà re-préparé en entier');
    await expect(tick(dialog, 'Crème fraîche')).toBeDisabled();
    await expect(dialog.getByRole('row', { name: /Lait/ })).toContainText('Déjà re-préparé : 2');
    await tick(dialog, 'Lait demi-écrémé').click();
    await expect(amount(dialog, 'Lait demi-écrémé')).toHaveValue('1');
    await amount(dialog, 'Lait demi-écrémé').fill('2');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'La quantité du(es) produit(s) Lait demi-écrémé est supérieure à la quantité commandée.',
    );
    expect(await sent(scene)).toEqual([]);
  });

  test('SUP-430 SUP-214 once made, the window closes, and the new order is among the linked ones and those of the customer', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'LIEE', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.block('Commandes').getByRole('row')).toHaveCount(2);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    await tick(dialog, 'Lait demi-écrémé').click();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await choose(page, dialog, 'Raison', 'Produit abîmé');
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: /^Re-préparer 1 produit/ }).click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();
    const linked = sheet.block('Commandes liées').getByRole('row').nth(1);
    await expect(linked).toContainText('PAYÉE');
    await expect(linked).toContainText('0,00 €');
    await expect(sheet.block('Commandes').getByRole('row')).toHaveCount(3);
    await expect(sheet.block('Commandes liées')).not.toContainText('Re-préparation');
    const made = /\/order\/(\d+)\//.exec((await linked.getByRole('link').getAttribute('href')) ?? '')?.[1];
    await sheet.open({ id: Number(made) });
    await expect(sheet.block('Commandes liées').locator('p')).toHaveText(
      /^Re-préparation : Produit abîmé\. Par support@quai\.example, \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    );
    // A reason that the center has withdrawn since: with the label it had then, or without one.
    for (const [reason, words] of [
      [{ reason_id: 4, reason_label: 'Rayon fermé' }, 'Re-préparation : Rayon fermé'],
      [{ reason_id: 4 }, 'Re-préparation : motif retiré n° 4'],
    ] as const) {
      await server.db.execute(
        sql`update order_sheets set data = data || ${JSON.stringify({ repreparation: reason })}::jsonb
          where order_id = ${Number(made)}`,
      );
      await page.goto('/support/');
      await sheet.open({ id: Number(made) });
      await expect(sheet.block('Commandes liées').locator('p')).toHaveText(words);
    }
  });

  test('SUP-420 SUP-426 SUP-427 shut without a reason, an address or a slot, each said in turn', async ({
    scene,
    server,
    network,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'MANQUE', { status: 'received' }, three);
    network.intercept({ path: '/admin-addresses/' }, refusal(200, []));
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Re-préparer').click();
    const { dialog } = sheet;
    await tick(dialog, 'Lait demi-écrémé').click();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    const submit = dialog.getByRole('button', { name: /^Re-préparer 1 produit/ });
    await expect(submit).toHaveAccessibleDescription('Choisissez une raison');
    await choose(page, dialog, 'Raison', 'Produit abîmé');
    await expect(submit).toHaveAccessibleDescription('Choisissez une adresse');
    await expect(dialog).toContainText("L'adresse de livraison n'a pas de code postal");
    await submit.click({ force: true });
    await expect(dialog).toBeVisible();
    expect(await sent(scene)).toEqual([]);
  });

  test('SUP-314 SUP-421 SUP-428 what the server refuses is there again in the window, and no answer is no second order', async ({
    scene,
    server,
    network,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'ENCORE', { status: 'received' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const { dialog } = sheet;
    const submit = dialog.getByRole('button', { name: /^Re-préparer 1 produit/ });
    const refused = network.intercept({ path: '/duplicate-orders/' }, refusal(400, { detail: 'Stock parti' }));
    await sheet.action('Re-préparer').click();
    await tick(dialog, 'Lait demi-écrémé').click();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await choose(page, dialog, 'Raison', 'Produit abîmé');
    await dialog.getByRole('radio').first().click();
    await submit.click();
    await expect(sheet.toast('Stock parti')).toBeVisible();
    refused.stop();
    await sheet.action('Re-préparer').click();
    await expect(tick(dialog, 'Lait demi-écrémé')).toBeChecked();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Raison' })).toContainText('Produit abîmé');
    const lost = network.intercept({ path: '/duplicate-orders/', times: 1 }, loseAnswer);
    await submit.click();
    await expect.poll(() => lost.hits()).toBe(1);
    await expect.poll(async () => (await sent(scene)).length).toBe(1);
    // Read again by itself, since nobody answered; a page left before that would wait for its turn.
    await expect(sheet.block('Commandes liées').getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(sheet.block('Commandes liées').getByRole('row')).toHaveCount(2);
    expect(network.seen('/duplicate-orders/')).toHaveLength(2);
  });
});

describe('the slot of an order', () => {
  test.override({ account: 'support' });

  test('SUP-460 SUP-461 SUP-466 one of those offered is chosen, under its day, with its kind', async ({
    scene,
    server,
    network,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'OFFERT', {});
    const day = '2030-07-01';
    network.intercept(
      { path: '/postal_codes/slots/' },
      refusal(200, [
        {
          key: 'dqp_express',
          description: 'Express',
          start: `${day}T10:00:00Z`,
          end: `${day}T11:00:00Z`,
          is_speed: true,
        },
        { key: 'normal_slot', start: '2030-07-02T10:00:00Z', end: '2030-07-02T12:00:00Z', is_speed: false },
      ]),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Changer le créneau').click();
    const { dialog } = sheet;
    const submit = dialog.getByRole('button', { name: /^Changer le créneau/ });
    await expect(submit).toHaveAccessibleDescription('Choisissez un créneau');
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['lundi 1 juillet', 'mardi 2 juillet']);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    expect(network.seen('/postal_codes/slots/')[0]).toContain(`postal_code=75018&order_id=${order.id}`);
    await dialog.getByRole('radio', { name: /12:00 - 13:00/ }).click();
    await submit.click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(sheet.fact('Livraison et facturation', 'Créneau')).toContainText('01/07/2030 12:00');
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/slot/`,
        body: {
          ...{ shipping_time: `${day}T10:00:00Z`, max_shipping_time: `${day}T11:00:00Z` },
          ...{ slot_description: 'Express', is_speed: true, is_dqp_express: true },
        },
      },
    ]);
  });

  test('SUP-462 SUP-463 SUP-464 a free one is of Paris, follows its start over midnight, and never ends before it', async ({
    scene,
    page,
  }) => {
    const times = { shipping_time: '2030-03-30T17:00:00Z', max_shipping_time: '2030-03-30T19:00:00Z' };
    const { order } = await scene.order('LIBRE', times, times);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Changer le créneau').click();
    const { dialog } = sheet;
    await dialog.getByRole('button', { name: 'Créneau libre' }).click();
    const field = (label: string) => dialog.getByLabel(label);
    await expect(field('Heure de début')).toHaveValue('18:00');
    await field('Heure de fin').fill('17:59');
    const submit = dialog.getByRole('button', { name: /^Changer le créneau/ });
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Le debut de creneau doit être avant la fin de creneau');
    await field('Heure de début').fill('23:45');
    await expect(field('Jour de fin')).toHaveValue('2030-03-31');
    await expect(field('Heure de fin')).toHaveValue('00:15');
    await field('Heure de début').fill('02:30');
    await field('Jour de début').fill('2030-03-31');
    await expect(dialog.getByRole('alert')).toHaveText(/^Cette heure n'existe pas ce jour-là/);
    await field('Jour de début').fill('2025-11-20');
    await field('Jour de fin').fill('2025-11-21');
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Ce créneau est déjà terminé.');
    expect(await sent(scene)).toEqual([]);
    await field('Jour de fin').fill('2030-03-31');
    await field('Jour de début').fill('2030-03-31');
    await field('Heure de début').fill('01:45');
    await expect(field('Heure de fin')).toHaveValue('03:15');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => sent(scene))
      .toMatchObject([
        {
          body: {
            ...{ shipping_time: '2030-03-31T01:45:00+01:00', max_shipping_time: '2030-03-31T03:15:00+02:00' },
            ...{ slot_description: '31/03 01:45 - 03:15', is_speed: false, is_dqp_express: false },
          },
        },
      ]);
  });

  test('SUP-314 SUP-465 SUP-467 refused, it is back as it was and the window has what was typed; delivered, it is shut', async ({
    scene,
    network,
    page,
  }) => {
    const times = { shipping_time: '2030-03-10T17:00:00Z', max_shipping_time: '2030-03-10T19:00:00Z' };
    const { order } = await scene.order('NON', times, times);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const { dialog } = sheet;
    const refused = network.intercept({ path: '/slot/' }, refusal(409, { error: 'Tournée partie' }));
    await sheet.action('Changer le créneau').click();
    await dialog.getByRole('button', { name: 'Créneau libre' }).click();
    await dialog.getByLabel('Heure de fin').fill('20:30');
    await dialog.getByRole('button', { name: /^Changer le créneau/ }).click();
    await expect(sheet.toast('Tournée partie')).toBeVisible();
    refused.stop();
    await sheet.action('Changer le créneau').click();
    await expect(dialog.getByLabel('Heure de fin')).toHaveValue('20:30');
    await dialog.getByRole('button', { name: /^Changer le créneau/ }).click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    expect((await sent(scene)).length).toBe(1);
    await scene.change('order', order, { status: 'received' });
    await page.reload();
    await expect(sheet.shut('Changer le créneau')).toHaveAccessibleDescription('Commande livrée ou annulée');
  });
});

describe('the message of a gift, and what became of a product', () => {
  const gift = async ({ db }: Server, { id }: { readonly id: number }) =>
    db
      .update(orderSheets)
      .set({ gift_message: 'Bonne fête', is_gift: true })
      .where(eq(orderSheets.order_id, OrderId.parse(id)));

  test('SUP-521 SUP-522 SUP-523 a message is changed in its window; taken away once that is asked', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'CADEAU', {});
    await gift(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const block = sheet.block('Message cadeau');
    await block.getByRole('button', { name: 'Modifier' }).click();
    await expect(sheet.dialog.getByLabel('Message')).toHaveValue('Bonne fête');
    await sheet.save();
    expect(await sent(scene)).toEqual([]);
    await sheet.fill('Message cadeau', { Message: '  Joyeux anniversaire ' });
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(block).toContainText('Joyeux anniversaire');
    await sheet.action('Message cadeau').click();
    await sheet.dialog.getByLabel('Message').fill('   ');
    await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes vous certain de vouloir supprimer le message ?');
    await question.getByRole('button', { name: 'Annuler' }).click();
    expect((await sent(scene)).length).toBe(1);
    await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await question.getByRole('button', { name: 'Supprimer le message' }).click();
    await expect(block).not.toContainText('Joyeux anniversaire');
    const path = `/api/processing-orders/${order.id}/order_update_gift_message/`;
    await expect
      .poll(() => sent(scene))
      .toEqual([
        { path, body: { order_id: order.id, gift_message: 'Joyeux anniversaire' } },
        { path, body: { order_id: order.id, gift_message: '' } },
      ]);
  });

  test('SUP-531 SUP-532 SUP-533 every status of the settings is offered; another than the one it has is sent, and shown', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'STATUT', { status: 'prep' }, [
      { product: milk, quantity: 6, status: 'todo' },
      { product: cream, quantity: 2, status: 'not_found' },
    ]);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Statut produit').click();
    const { dialog } = sheet;
    await choose(page, dialog, 'Produit', 'Crème fraîche');
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(dialog.getByRole('radio', { name: 'Non trouvé' })).toBeChecked();
    await sheet.save();
    expect(await sent(scene)).toEqual([]);
    await sheet.action('Statut produit').click();
    await choose(page, dialog, 'Produit', 'Crème fraîche');
    await dialog.getByRole('radio', { name: 'Abîmé' }).click();
    await sheet.save();
    await expect(sheet.toast('Le statut a été mis à jour avec succès')).toBeVisible();
    await expect(sheet.block('Produits (2)').getByRole('row', { name: /Crème fraîche/ })).toContainText('Abîmé');
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.status, 'damaged'));
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/order_product_change_status/`,
        body: { id: line?.id, new_status: 'damaged', is_forced: true },
      },
    ]);
  });

  test('SUP-530 it is shut once the order is not prepared any more', async ({ scene, server, page }) => {
    const order = await ofACustomer(scene, server, 'PARTIE', { status: 'shipping' }, three);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.shut('Statut produit')).toHaveAccessibleDescription("La commande n'est pas en préparation");
  });
});

describe('who may do what', () => {
  test('SUP-530 a product is for users without preparation check', async ({ scene, server, page }) => {
    const flag = (is_without_prep_check: boolean) =>
      server.db.update(users).set({ is_without_prep_check }).where(eq(users.email, 'superadmin@quai.example'));
    await flag(false);
    try {
      const order = await ofACustomer(scene, server, 'DROIT', { status: 'prep' }, three);
      const sheet = new Sheet(page);
      await sheet.open(order);
      await expect(sheet.shut('Statut produit')).toHaveAccessibleDescription(
        'Réservé aux profils sans contrôle de préparation',
      );
    } finally {
      await flag(true);
    }
  });

  test('SUP-305 SUP-306 SUP-307 an order somebody changes, or of a marketplace, is shut; of a canteen its address is', async ({
    makeScene,
    server,
    network,
    page,
  }) => {
    const sheet = new Sheet(page);
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    // Every button there is, in its order: a new one is shut too, or marked read-only.
    const shut = [
      ...['Recréditer les frais de livraison', 'Rembourser les frais de livraison'],
      ...['Re-préparer', 'Changer le créneau', "Changer l'adresse", 'Changer le nom', 'Changer le téléphone', 'Sacs'],
      ...['Cagettes', 'Zone', 'Emplacement du chariot', 'Message cadeau', 'Statut produit'],
    ];
    const buttons = sheet.options.getByRole('button');
    const credits = ['Compensation', 'Créditer des produits'];
    const refunds = ['Rembourser', 'Rembourser un produit', 'Rembourser des produits'];
    const isShut = async (reason: string, money: readonly string[], more: readonly string[] = []) => {
      const named = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}`));
      const all = [...money, ...shut.slice(0, 3), ...more, ...shut.slice(3)];
      await expect(buttons).toHaveText([...named(all), 'Statistiques livreur']);
      for (const at of all.keys()) await expect(buttons.nth(at)).toHaveAccessibleDescription(reason);
      await expect(sheet.action('Statistiques livreur')).toBeEnabled();
    };
    const shipped = { status: 'shipping' };
    const { order: sold } = await scene.order('MARCHE', {}, { ...shipped, is_uber_eats_order: true });
    await sheet.open(sold);
    // Nothing was paid of it, so that nothing is left to be refunded (SUP-309).
    await isShut('Une commande de marketplace ne se change pas ici', credits, ['Sacs oubliés']);
    const busy = await ofACustomer(scene, server, 'OCCUPE', shipped);
    const paid = { amount: 12.5, amount_refund: 0, payment_method: 'stripe' };
    const whole = { id: busy.id, random_id: 'OCCUPE', center_id: scene.center, ...shipped, ...paid, products: [] };
    network.intercept({ path: `/processing-orders/${busy.id}/` }, refusal(200, { ...whole, updating: 'Léa' }));
    await sheet.open(busy);
    await isShut('Cette commande est modifiée ailleurs en ce moment', [...credits, ...refunds]);
    const { order: eaten } = await scene.order('CANTINE', {}, { canteen_id: 4 });
    await sheet.open(eaten);
    await expect(sheet.shut("Changer l'adresse")).toBeDisabled();
    await expect(sheet.action('Changer le nom')).toBeEnabled();
  });

  describe('read only', () => {
    test.override({ account: 'dispatch' });

    test('SUP-300 SUP-701 SUP-702 every action is there and shut, with why; what is only looked at is open', async ({
      scene,
      server,
      page,
    }) => {
      const fields = { status: 'shipping', tags: ['subscription'] };
      const order = await ofACustomer(scene, server, 'LECTURE', fields, three);
      await server.db
        .update(orderSheets)
        .set({ gift_message: 'Bonne fête', data: { subscription_id: 77 } })
        .where(eq(orderSheets.order_id, OrderId.parse(order.id)));
      const sheet = new Sheet(page);
      await sheet.open(order);
      for (const name of [
        ...['Compensation', 'Créditer des produits', 'Recréditer les frais de livraison'],
        ...['Rembourser', 'Rembourser un produit', 'Rembourser des produits', 'Rembourser les frais de livraison'],
        ...['Re-préparer', 'Sacs oubliés', 'Changer le créneau', "Changer l'adresse", 'Changer le nom'],
        ...['Changer le téléphone', 'Sacs', 'Message cadeau', 'Statut produit', "Annuler l'abonnement"],
      ])
        await expect(sheet.shut(name).first()).toHaveAccessibleDescription('Réservé au support et aux responsables.');
      await expect(sheet.block('Message cadeau').getByRole('button')).toHaveAttribute('aria-disabled', 'true');
      await expect(sheet.action('Statistiques livreur')).toBeEnabled();
    });
  });
});

describe('a subscription', () => {
  test('SUP-570 SUP-571 SUP-572 is cancelled after a question, once, from an order of it', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'ABO', { tags: ['subscription'] });
    const id = scene.center;
    const customer_id = CustomerId.parse(scene.center * 1_000 + 900);
    await server.db.insert(subscriptions).values({ id, customer_id, status: 'active' });
    await server.db
      .update(orderSheets)
      .set({ data: { subscription_id: id } })
      .where(eq(orderSheets.order_id, OrderId.parse(order.id)));
    const sheet = new Sheet(page);
    await sheet.open(order);
    const question = page.getByRole('alertdialog');
    await sheet.action("Annuler l'abonnement").click();
    await expect(question).toContainText('Êtes-vous sûr de vouloir annuler cet abonnement ?');
    await question.getByRole('button', { name: 'Annuler', exact: true }).click();
    const status = async () =>
      (await server.db.select().from(subscriptions).where(eq(subscriptions.id, id))).map((row) => row.status);
    expect(await status()).toEqual(['active']);
    await sheet.action("Annuler l'abonnement").click();
    await question.getByRole('button', { name: "Annuler l'abonnement" }).click();
    await expect(sheet.toast('Abonnement annulé avec succès')).toBeVisible();
    expect(await status()).toEqual(['canceled']);
    await expect(sheet.shut("Annuler l'abonnement")).toHaveAccessibleDescription('Abonnement déjà annulé');
  });
});

describe('couriers and drivers', () => {
  test.override({ account: 'support' });

  const jobOf = async (scene: Scene, name: string, job: object) =>
    (await scene.order(name, { status: 'shipping', external_shipping_jobs: [job] }, { status: 'shipping' })).order;
  const fact = (page: Page, within: Locator, name: string) =>
    within.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

  test('SUP-540 SUP-541 SUP-544 a job opens under its number, with what any provider tells', async ({
    scene,
    network,
    page,
  }) => {
    const order = await jobOf(scene, 'COURSE', { id: 7_001, status: 'delivering', transport_type: 'bike' });
    network.intercept(
      { path: '/get_external_job/' },
      refusal(200, {
        ...{ id: 7_001, status: 'delivering', comment: 'Sonner', distance: 3.24, duration: 14 },
        driver: { id: 3, display_name: 'Zoé K.', phone: '06 01 02 03 04', vehicle_type: 'bike' },
        pricing: { price_tax_excluded: 6.5, price_tax_included: 7.8 },
      }),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Livraison externe').click();
    const { dialog } = sheet;
    await expect(dialog).toHaveAccessibleName('Livraison #7001');
    for (const [name, text] of [
      ['Commentaire', 'Sonner'],
      ['Distance', '3,2 km'],
      ['Durée', '14 min'],
      ['Livreur', 'Zoé K.'],
      ['Véhicule', 'Vélo'],
      ['Prix HT', '6,50 €'],
      ['Prix TTC', '7,80 €'],
    ] as const)
      await expect(fact(page, dialog, name)).toHaveText(text);
    expect(network.seen('/get_external_job/')[0]).toContain('job_id=7001');
  });

  test('SUP-545 each of its deliveries tells how it went, with its proof where that is a web address', async ({
    scene,
    network,
    page,
  }) => {
    const order = await jobOf(scene, 'PREUVE', { id: 7_004, status: 'delivering', transport_type: 'bike' });
    network.intercept(
      { path: '/get_external_job/' },
      refusal(200, {
        id: 7_004,
        deliveries: [
          {
            ...{ id: 91, status: 'delivering', picked_at: '2026-03-28T23:30:00Z', delivered_at: null },
            proof: { signature_url: 'https://preuve.example/91' },
            cancellation: { canceledBy: 'client', reason_key: 'absent', comment: 'Personne' },
          },
          { id: 92, proof: { signature_url: 'javascript:alert(1)' } },
        ],
      }),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Livraison externe').click();
    const { dialog } = sheet;
    const first = dialog.getByRole('region', { name: 'Livraison 91' });
    await expect(fact(page, first, 'Retirée')).toHaveText('29/03/2026 00:30');
    await expect(fact(page, first, 'Annulée par')).toHaveText('client');
    await expect(first.getByRole('link', { name: 'Signature' })).toHaveAttribute('href', 'https://preuve.example/91');
    await expect(dialog.getByRole('region', { name: 'Livraison 92' }).getByRole('link')).toHaveCount(0);
    for (const [name, text] of [
      ['Statut', 'En livraison'],
      ['Raison', 'absent'],
      ["Commentaire d'annulation", 'Personne'],
    ] as const)
      await expect(fact(page, first, name)).toHaveText(text);
  });

  test('SUP-543 SUP-546 SUP-547 one of the second courier has his view, with the fee in cents', async ({
    scene,
    network,
    page,
  }) => {
    const order = await jobOf(scene, 'DIRECT', { id: 7_002, status: 'pickup', transport_type: 'BICYCLE' });
    network.intercept(
      { path: '/get_external_job/' },
      refusal(200, {
        ...{ id: 7_002, status: 'pickup', provider: 'uber_direct', fee: 745 },
        courier: { name: 'Max', phone: '06 01 02 03 04', vehicle_type: 'BICYCLE' },
        ...{ pickup_eta: '2026-07-01T10:00:00Z', dropoff_eta: '2026-07-01T10:30:00Z' },
        dropoff: { name: 'Ana', address: '4 Rue Marcadet', notes: 'Code 12', verification: { pincode: '4711' } },
        ...{ undeliverable_action: 'return', undeliverable_reason: 'absent' },
      }),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Livraison externe').click();
    for (const [name, text] of [
      ['Coursier', 'Max'],
      ['Frais', '7,45 €'],
      ['Retrait prévu', '01/07/2026 12:00'],
      ['Livraison prévue', '01/07/2026 12:30'],
      ['Destinataire', 'Ana'],
      ['Adresse', '4 Rue Marcadet'],
      ['Consignes', 'Code 12'],
      ['Code de vérification', '4711'],
      ['Si non livrable', 'return'],
      ['Raison de non-livraison', 'absent'],
    ] as const)
      await expect(fact(page, sheet.dialog, name)).toHaveText(text);
    await expect(fact(page, sheet.dialog, 'Prix HT')).toHaveCount(0);
  });

  test('SUP-542 a job that cannot be read closes its window, and is told nobody', async ({ scene, network, page }) => {
    const order = await jobOf(scene, 'PERDUE', { id: 7_003, status: 'delivering', transport_type: 'bike' });
    const failing = network.intercept({ path: '/get_external_job/' }, refusal(404, { detail: 'Course inconnue' }));
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Livraison externe').click();
    await expect.poll(() => failing.hits()).toBe(1);
    await expect(sheet.dialog).toBeHidden();
    await expect(sheet.toast('Course inconnue')).toHaveCount(0);
    failing.stop();
    await sheet.action('Livraison externe').click();
    await expect(sheet.dialog).toContainText('En livraison');
  });

  test('SUP-548 SUP-549 SUP-550 a courier says when he would come, or why nobody knows; one press calls him once', async ({
    scene,
    board,
    network,
    page,
  }) => {
    const { order } = await scene.order('APPEL');
    const sheet = new Sheet(page);
    await board.open();
    await expect(board.row('APPEL')).toBeVisible();
    await sheet.open(order, scene.center);
    const answers = [
      [200, { eta: 185 }, 'dans 3 min 05 s'],
      [200, { message: 'Trop de demandes' }, 'Trop de demandes'],
      [400, { detail: 'Fermé', errors: ['Autre'] }, 'Fermé'],
      [400, { errors: ['Pas de vélo'] }, 'Pas de vélo'],
      [500, {}, 'Une erreur est survenue'],
    ] as const;
    const { dialog } = sheet;
    for (const [status, body, text] of answers) {
      const told = network.intercept({ path: '/get_stuart_eta_to_center/' }, refusal(status, body));
      await sheet.action('Appel').click();
      await expect(dialog).toContainText(text);
      expect(network.seen('/get_stuart_eta_to_center/').at(-1)).toContain('vehicle=bike');
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      told.stop();
    }
    await sheet.action('Appel').click();
    await dialog.getByRole('button', { name: 'Appeler Stuart' }).dblclick();
    await expect(sheet.toast('Appel effectué')).toBeVisible();
    expect(network.seen('/call_stuart/')).toHaveLength(1);
    expect(network.seen('/call_stuart/')[0]).toContain('vehicle=bike');
  });

  test('SUP-316 LOG-200 LOG-201 what its rounds took and cost, the order itself marked', async ({
    scene,
    network,
    page,
  }) => {
    const { order } = await scene.order('CHIFFRES', {}, { status: 'received' });
    const log = (id: number, name: string) => ({
      ...{ order: id, order_random_id: name, end_point: { street_number: '4', ...place } },
      ...{ estimated_travel_duration: 845, loading_time: 45, waiting_time: 0, additional_waiting_time: 61 },
      ...{ delivering_time: 3_900, loading_cost: 0.5, waiting_cost: 0, additional_waiting_cost: 1, delivering_cost: 4 },
      ...{ extra_cost: -2, agency_fee: 0.44, total_cost: 5.5, total_cost_with_agency_fee: 5.94, other: 0 },
    });
    network.intercept(
      { path: '/order_stat_driver/' },
      refusal(200, [
        {
          ...{ created_at: '2026-03-28T23:30:00Z', center: scene.center, number_of_waypoint: 2, driver: 31 },
          ...{ pay_mode: 'performance', is_accepted_with_return: true, gain_real: 11.5, weight: '12 Kg' },
          ...{
            vehicle: 'CAR',
            driveragency: { name: 'Roule Vite' },
            logs: [log(1, 'AUTRE'), log(order.id, 'CHIFFRES')],
          },
        },
        { pay_mode: 'perf_and_waiting', is_accepted_with_return: false, logs: [] },
      ]),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Statistiques livreur').click();
    const first = sheet.dialog.getByRole('region').first();
    await expect(first).toHaveAccessibleName('Tournée 1, 29/03/2026 00:30');
    for (const [name, text] of [
      ['Centre', /^Essai/],
      ['Livreur', '31'],
      ['Agence', 'Roule Vite'],
      ['Arrêts', '2'],
      ['Mode de paie', 'Perf'],
      ['Acceptée avec retour', 'Oui'],
      ['Gain réel', '11,50 €'],
      ['Poids', '12 Kg'],
    ] as const)
      await expect(fact(page, first, name)).toHaveText(text);
    const row = first.locator('tr[aria-current="true"]');
    await expect(row.getByRole('rowheader')).toHaveText('CHIFFRES');
    await expect(row.getByRole('cell')).toHaveText([
      ...['4 Rue Marcadet, 75018 Paris', '14 min 05 s', '45 s', '0 s', '1 min 01 s', '1 h 05'],
      ...['0,50 €', '0,00 €', '1,00 €', '4,00 €', '-2,00 €', '0,44 €', '5,50 €', '5,94 €', '0,00 €'],
    ]);
  });

  test('LOG-202 LOG-203 how it is paid is told apart; times are of seconds, money has two decimals', async ({
    scene,
    network,
    page,
  }) => {
    const { order } = await scene.order('MODES', {}, { status: 'received' });
    const logs = [{ order: order.id, delivering_time: 61, total_cost: '1234.5', agency_fee: null }];
    network.intercept(
      { path: '/order_stat_driver/' },
      refusal(
        200,
        ['performance', 'perf_and_waiting', 'autre'].map((pay_mode) => ({ pay_mode, gain_real: 3, logs })),
      ),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Statistiques livreur').click();
    const rounds = sheet.dialog.getByRole('region');
    await expect(rounds).toHaveCount(3);
    await expect(fact(page, sheet.dialog, 'Mode de paie')).toHaveText(['Perf', 'Perf. et attente', 'autre']);
    await expect(fact(page, sheet.dialog, 'Gain réel')).toHaveText(['3,00 €', '3,00 €', '3,00 €']);
    await expect(rounds.first().locator('tbody')).toHaveText(/1 min 01 s\s*1\s234,50\s€$/);
  });
});

describe('to whom and where it goes', () => {
  test.override({ account: 'support' });

  test('SUP-311 a name is both names and a company, saved on the order; without one of them nothing is sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'NOM', { firstname: 'Ana', lastname: 'Roux' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Changer le nom').click();
    const { dialog } = sheet;
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Ana');
    await dialog.getByLabel('Prénom').fill('  ');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Ce champ est requis');
    await dialog.getByLabel('Prénom').fill('Léa');
    await dialog.getByLabel('Société').fill('Atelier Lumen');
    await sheet.save();
    await expect(sheet.fact('Livraison et facturation', 'Pour')).toContainText('Léa Roux, Atelier Lumen');
    await expect
      .poll(() => sent(scene))
      .toEqual([
        {
          path: `/api/processing-orders/${order.id}/address/`,
          body: { firstname: 'Léa', lastname: 'Roux', company: 'Atelier Lumen' },
        },
      ]);
  });

  test('SUP-312 SUP-313 a number is wanted and loses what a paste brings; another address of the customer is taken', async ({
    scene,
    server,
    page,
  }) => {
    const order = await ofACustomer(scene, server, 'OU', { phone: '06 11 11 11 11' });
    const client = scene.center * 1_000 + 900;
    await server.db.insert(addresses).values({
      id: AddressId.parse(client + 1),
      user_id: client,
      center_id: scene.center,
      street_number: '9',
      ...place,
    });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const { dialog } = sheet;
    await sheet.action('Changer le téléphone').click();
    await dialog.getByLabel('Téléphone').fill('');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Ce champ est requis');
    await dialog.getByLabel('Téléphone').fill('06\u00a039\u201198 27\u200b 51');
    await sheet.save();
    await sheet.action("Changer l'adresse").click();
    await dialog.getByRole('radio', { name: /^9 Rue Marcadet/ }).click();
    await sheet.save();
    await expect(sheet.fact('Livraison et facturation', 'Adresse')).toContainText('9 Rue Marcadet');
    const path = `/api/processing-orders/${order.id}/address/`;
    await expect
      .poll(() => sent(scene))
      .toEqual([
        { path, body: { phone: '06 39-98 27 51' } },
        { path, body: { shipping_address_id: client + 1 } },
      ]);
  });
});
