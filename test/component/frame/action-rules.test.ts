import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { grants, users } from '../../../server/src/db/schema/accounts.ts';
import { addresses } from '../../../server/src/db/schema/addresses.ts';
import { AddressId } from '../../../src/domain/address/client-address.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

// An action has the same refusals at every place that offers it (docs/spec/rules.md).

const ofCanteen = "L'adresse d'une commande de cantine ne se change pas ici";
const ofMarketplace = 'Une commande de marketplace ne se change pas ici';
const noTrolley = "Cette commande n'est pas sur un chariot";

/** An order of a canteen and one of a marketplace, both on a trolley, and one of our own sites on none. */
async function threeOrders(scene: Scene, fields: object = {}) {
  const onTrolley = { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3, ...fields };
  const { order: eaten } = await scene.order('CANTINE', {}, { ...onTrolley, canteen_id: 4 });
  const { order: sold } = await scene.order('MARCHE', {}, { ...onTrolley, is_uber_eats_order: true });
  const { order: own } = await scene.order('SITE', {}, fields);
  return { eaten, sold, own };
}

/** The reason below each entry of the open menu; an entry that can be chosen has none. */
async function expectMenu(board: Board, reasons: Readonly<Record<string, string | null>>) {
  for (const [entry, reason] of Object.entries(reasons)) {
    const item = board.entry(new RegExp(`^${entry}\\s*${reason ?? ''}$`));
    await expect(item, entry).toHaveCount(1);
    await expect(item, entry).toHaveText(`${entry}${reason ?? ''}`);
    if (reason === null) await expect(item, entry).not.toHaveAttribute('aria-disabled', 'true');
    else await expect(item, entry).toHaveAttribute('aria-disabled', 'true');
  }
}

const menus = {
  CANTINE: {
    Sacs: null,
    'Zone de transit': null,
    'Emplacement du chariot': null,
    'Adresse de livraison': ofCanteen,
    'Nom de livraison': null,
    'Téléphone de livraison': null,
  },
  MARCHE: {
    Sacs: null,
    'Zone de transit': null,
    'Emplacement du chariot': null,
    'Adresse de livraison': ofMarketplace,
    'Nom de livraison': ofMarketplace,
    'Téléphone de livraison': ofMarketplace,
  },
  SITE: {
    Sacs: null,
    'Emplacement du chariot': noTrolley,
    'Adresse de livraison': null,
    'Nom de livraison': null,
    'Téléphone de livraison': null,
  },
};

test('RUL-002 RUL-003 RUL-004 the menus of the dispatch board and of its panel refuse what the sheet does', async ({
  scene,
  board,
  page,
}) => {
  await threeOrders(scene);
  await board.open();
  for (const [name, reasons] of Object.entries(menus)) {
    await board.more(`la commande ${name}`).click();
    await board.entry('Modifier').click();
    await expectMenu(board, reasons);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await board.row(name).getByText('4 Rue Pajol').click();
    await page.getByRole('button', { name: `Modifier la commande ${name}` }).click();
    await expectMenu(board, reasons);
    await page.keyboard.press('Escape');
  }
});

test('RUL-002 RUL-003 SUP-705 so does the menu of the packing board, where bags are counted whoever sold them', async ({
  scene,
  board,
  page,
}) => {
  const { eaten, sold, own } = await threeOrders(scene, { status: 'now' });
  for (const order of [eaten, sold, own]) await scene.packing(order);
  await page.goto('/');
  for (const [name, reasons] of Object.entries(menus)) {
    await page.getByRole('button', { name: new RegExp(`^Actions .*${name}$`) }).click();
    await expectMenu(board, reasons);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Actions .*MARCHE$/ }).click();
  await board.entry(/^Sacs$/).click();
  await board.dialog.getByLabel('Sacs secs').fill('7');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog).toBeHidden();
  await expect
    .poll(async () => (await scene.ledger()).map(({ body }) => body))
    .toEqual([{ number_of_bags: 9, number_of_bags_isotherm: 2 }]);
});

/** As a link within the console would lead there. */
const follow = (page: Page, query: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `?${query}`);

const windows: readonly (readonly [dialog: string, canteen: string | null, marketplace: string | null])[] = [
  ['address', ofCanteen, ofMarketplace],
  ['deliveryName', null, ofMarketplace],
  ['deliveryPhone', null, ofMarketplace],
  ['slot', null, ofMarketplace],
  ['gift', null, ofMarketplace],
  ['prepareAgain', 'Seule une commande en livraison ou livrée peut être re-préparée.', ofMarketplace],
  ['productStatus', null, ofMarketplace],
  ['bags', null, null],
  ['transitArea', null, null],
  ['trolley', null, null],
];

test('RUL-001 RUL-002 RUL-004 a window that is opened by its address says why in place of its form', async ({
  scene,
  server,
  board,
  page,
}) => {
  const { eaten, sold } = await threeOrders(scene);
  for (const order of [eaten, sold]) await orderedBy(server, order);
  const opened = board.dialog;
  const all = [ofCanteen, ofMarketplace, 'Seule une commande en livraison'];
  for (const [order, at] of [
    [eaten, 1],
    [sold, 2],
  ] as const) {
    await new Sheet(page).open(order);
    for (const row of windows) {
      await follow(page, `dialog=${row[0]}&order=${order.id}`);
      await expect(opened, row[0]).toBeVisible();
      if (row[at] === null) for (const reason of all) await expect(opened, row[0]).not.toContainText(reason);
      else {
        await expect(opened, row[0]).toContainText(row[at]);
        await expect(opened.getByRole('button', { name: 'Enregistrer' }), row[0]).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(opened, row[0]).toHaveCount(0);
    }
  }
});

test('SUP-520 RUL-016 the block of the gift message is shut as the panel is', async ({ scene, server, page }) => {
  const { sold } = await threeOrders(scene);
  await orderedBy(server, sold);
  const sheet = new Sheet(page);
  await sheet.open(sold);
  await expect(sheet.shut('Message cadeau')).toHaveAccessibleDescription(ofMarketplace);
});

test('RUL-019 SUP-222 SUP-223 the client may have his options changed whoever sold the order', async ({
  scene,
  server,
  page,
}) => {
  const { sold } = await threeOrders(scene, { is_replace_allowed: false, option_tranquility: true });
  await orderedBy(server, sold);
  const sheet = new Sheet(page);
  await sheet.open(sold);
  const options = { 'Remplacement de produit': false, 'Option tranquilité': true };
  for (const [name, isOn] of Object.entries(options)) {
    const option = page.getByRole('switch', { name });
    await expect(option).toBeEnabled();
    await expect(option).toBeChecked({ checked: isOn });
  }
  await page.getByRole('switch', { name: 'Remplacement de produit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ is_replace_allowed: true }]);
});

test('RUL-001 RUL-004 an address that waits is refused by the server, kept, and not opened again by Modifier', async ({
  scene,
  server,
  board,
  page,
}) => {
  const client = scene.center * 1_000 + 900;
  const of = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };
  const home = { id: client, street_number: '4', ...of };
  const { order } = await scene.order(
    'BUREAU',
    { client: { id: client, name: 'Ana Roux' }, address: home },
    { shipping_address: home },
  );
  await orderedBy(server, order, client);
  const other = AddressId.parse(client + 1);
  await server.db
    .insert(addresses)
    .values({ ...of, id: other, user_id: CustomerId.parse(client), center_id: scene.center, street_number: '8' });
  await board.open();
  await board.more('la commande BUREAU').click();
  await board.entry('Modifier').click();
  await board.entry('Adresse de livraison').click();
  await board.dialog.getByRole('radio', { name: /^8 Rue Marcadet/ }).click();
  // It becomes one of a canteen before it is sent: the form that is open stays.
  await scene.change('order', order, { canteen_id: 4 });
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.actions).toHaveText('1 à traiter');
  expect(await scene.ledger()).toEqual([]);
  await board.actions.click();
  const kept = board.action(/^Adresse de livraison de la commande BUREAU/);
  await expect(kept).toContainText(ofCanteen);
  await kept.getByRole('button', { name: 'Modifier' }).click();
  await expect(board.dialog).toContainText(ofCanteen);
  await expect(board.dialog.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(board.actions).toHaveText('1 à traiter');
});

describe('for dock staff without flow access', () => {
  test.override({ account: 'quai' });

  test('RUL-005 SUP-703 SUP-501 zone and trolley are theirs to change, by a button or an address; the rest is not', async ({
    scene,
    server,
    page,
  }) => {
    const [user] = await server.db.select().from(users).where(eq(users.email, 'quai@quai.example'));
    assert(user, 'there is dock staff');
    const flow = (value: boolean) => server.db.update(grants).set({ value }).where(eq(grants.user_id, user.id));
    const { eaten } = await threeOrders(scene);
    await flow(false);
    try {
      const sheet = new Sheet(page);
      await sheet.open(eaten);
      const forEditors = 'Réservé au support et aux responsables.';
      for (const name of ["Changer l'adresse", 'Changer le nom', 'Sacs'])
        await expect(sheet.shut(name)).toHaveAccessibleDescription(forEditors);
      await sheet.action('Emplacement du chariot').click();
      await sheet.dialog.getByRole('combobox', { name: 'Emplacement' }).click();
      await page.getByRole('option', { name: 'C-02' }).click();
      await sheet.save();
      await expect
        .poll(async () => (await scene.ledger()).map(({ path }) => path))
        .toEqual([expect.stringMatching(/\/trolleys\/\d+\/$/)]);
      await follow(page, `dialog=transitArea&order=${eaten.id}`);
      await expect(sheet.dialog).toHaveAccessibleName('Zone de transit de la commande CANTINE');
      await sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
      await page.getByRole('option', { name: 'Sec', exact: true }).click();
      await sheet.dialog.getByLabel('Nom du dépôt').fill('S11');
      await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByRole('dialog', { name: 'Zonage du sec' }).getByRole('textbox').fill('S11');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await scene.ledger()).length).toBe(2);
      await page.keyboard.press('Escape');
      await follow(page, `dialog=bags&order=${eaten.id}`);
      await expect(page.getByRole('dialog', { name: 'Accès refusé' })).toContainText("Vous n'avez pas accès au flow.");
    } finally {
      await flow(true);
    }
  });
});
