import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const place = { street: 'Rue Marcadet', postal_code: '01000', city: 'Bourg', latitude: 46.205, longitude: 5.226 };
const required = 'Ce champ est requis';

/** An order whose customer is known at an address of his. */
/** Customers made so far: each order has one of its own. */
let clients = 0;

async function ofACustomer(
  scene: Scene,
  server: Parameters<typeof orderedBy>[0],
  fields: object = {},
  its: object = {},
) {
  clients += 1;
  const client = scene.center * 1_000 + 900 + clients;
  const address = { id: client, street_number: '4', ...place };
  const of = { client: { id: client, name: 'Ana Roux' }, address, ...its };
  const { order, task } = await scene.order('ADRESSE', of, { shipping_address: address, ...fields });
  await orderedBy(server, order, client);
  return { order, task, client };
}

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

describe('an address, wherever it is corrected', () => {
  test.override({ account: 'support' });

  test('SUP-123 has a postal code of five digits, whose leading zero is kept, in the file and over a delivery', async ({
    scene,
    server,
    page,
  }) => {
    const { order, client } = await ofACustomer(scene, server);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const form = page.getByRole('dialog', { name: 'Corriger une adresse du client' });
    const code = form.getByRole('textbox', { name: 'Code postal' });
    const inFile = async () => {
      await page.getByRole('tab', { name: 'Adresses' }).click();
      await page.getByRole('button', { name: /^Modifier 4 Rue Marcadet/ }).click();
    };
    const overDelivery = async () => {
      // Corrected in the file, it is read again there first.
      await expect(page.getByRole('table', { name: 'Adresses' })).toContainText('01011');
      await sheet.action("Changer l'adresse").click();
      await page.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
    };
    for (const { open, before, typed, label } of [
      { open: inFile, before: '01000', typed: '01 011', label: 'Enregistrer' },
      { open: overDelivery, before: '01011', typed: '01 111', label: 'Corriger et livrer ici' },
    ]) {
      await open();
      const save = form.getByRole('button', { name: label });
      await expect(code).toHaveValue(before);
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      for (const wrong of ['', '0100', '010001', '2A004', 'SW1A 2AA']) {
        await code.fill(wrong);
        await save.click();
        await expect(form.getByRole('alert')).toHaveText('Un code postal de 5 chiffres est attendu.');
        await expect(code).toHaveValue(wrong);
      }
      await code.fill(typed);
      await save.click();
      await expect(form).toHaveCount(0);
    }
    // Over a delivery, the order goes there with the same press.
    await expect(sheet.dialog).toHaveCount(0);
    await expect
      .poll(() => sent(scene))
      .toEqual([
        ...['01011', '01111'].map((postal_code) => ({
          path: `/api/admin-addresses/${client}/`,
          body: { postal_code },
        })),
        { path: `/api/processing-orders/${order.id}/address/`, body: { shipping_address_id: client } },
      ]);
  });

  test('SUP-124 a billing address is told with a postal code of any country', async ({ page, network }) => {
    const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [] };
    const billing_address = { street_number: '10', street: 'Downing Street', postal_code: 'SW1A 2AA', city: 'London' };
    network.intercept({ path: /\/processing-orders\/7\// }, refusal(200, { ...order, billing_address }));
    await page.goto('/support/order/7/');
    const told = new Sheet(page).fact('Livraison et facturation', 'Facturation');
    await expect(told).toHaveText('10 Downing Street, SW1A 2AA London');
  });

  test('SUP-125 over a delivery it has also whom that is for and his number, which are the order’s own', async ({
    scene,
    server,
    page,
  }) => {
    const { order, client } = await ofACustomer(scene, server, {
      firstname: 'Ana',
      lastname: 'Roux',
      phone: '0639982751',
    });
    const sheet = new Sheet(page);
    await sheet.open(order);
    const open = async () => {
      await sheet.action("Changer l'adresse").click();
      await page.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
    };
    const form = page.getByRole('dialog', { name: 'Corriger une adresse du client' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    const save = form.getByRole('button', { name: 'Corriger et livrer ici' });
    await open();
    for (const [name, value] of [
      ['Prénom', 'Ana'],
      ['Nom', 'Roux'],
      ['Société', ''],
      ['Téléphone', '0639982751'],
    ] as const)
      await expect(field(name)).toHaveValue(value);
    await field('Nom').fill(' ');
    await field('Téléphone').fill('');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText([required, required]);
    await field('Téléphone').fill('appeler');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText([required, "Ce numéro de téléphone n'est pas valide."]);
    expect(await sent(scene)).toEqual([]);

    await field('Nom').fill('Marchetti');
    await field('Société').fill('Atelier Lumen');
    await field('Téléphone').fill('07 11 22 33 44');
    await field('Informations complémentaires').fill('2e cour');
    await save.click();
    await expect(form).toHaveCount(0);
    await expect(sheet.dialog).toHaveCount(0);
    await expect(sheet.fact('Livraison et facturation', 'Pour')).toHaveText(
      'Ana Marchetti, Atelier Lumen 07 11 22 33 44',
    );
    const delivery = `/api/processing-orders/${order.id}/address/`;
    const corrected = [
      { path: `/api/admin-addresses/${client}/`, body: { additional_information: '2e cour' } },
      { path: delivery, body: { firstname: 'Ana', lastname: 'Marchetti', company: 'Atelier Lumen' } },
      { path: delivery, body: { phone: '07 11 22 33 44' } },
    ];
    await expect.poll(() => sent(scene)).toEqual(corrected);
    // The same again sends nothing.
    await open();
    await save.click();
    await expect(form).toHaveCount(0);
    expect(await sent(scene)).toEqual(corrected);
  });

  test('SUP-313 one for this delivery alone is given in one step, and what the customer saved stays', async ({
    scene,
    server,
    page,
  }) => {
    const { order } = await ofACustomer(scene, server);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action("Changer l'adresse").click();
    await page.getByRole('button', { name: 'Autre adresse, pour cette livraison seule' }).click();
    const form = page.getByRole('dialog', { name: 'Adresse de ADRESSE, pour cette livraison seule' });
    await expect(form).toContainText('Les adresses enregistrées du client ne changent pas.');
    const save = form.getByRole('button', { name: 'Livrer à cette adresse' });
    await save.click();
    await expect(form.getByRole('alert')).toHaveText([required, 'Un code postal de 5 chiffres est attendu.', required]);
    await form.getByLabel('Numéro').fill('7');
    await form.getByLabel('Rue').fill('Rue du Voisin');
    await form.getByLabel('Code postal').fill('75011');
    await form.getByLabel('Ville').fill('Paris');
    await save.click();
    await expect(sheet.dialog).toHaveCount(0);
    await expect(sheet.block('Livraison et facturation')).toContainText('7 Rue du Voisin, 75011 Paris');
    const body = { street_number: '7', street: 'Rue du Voisin', postal_code: '75011', city: 'Paris' };
    await expect.poll(() => sent(scene)).toEqual([{ path: `/api/processing-orders/${order.id}/address/`, body }]);
    await page.getByRole('tab', { name: 'Adresses' }).click();
    await expect(page.getByRole('table', { name: 'Adresses' })).toContainText('4 Rue Marcadet');
    await expect(page.getByRole('table', { name: 'Adresses' })).not.toContainText('Voisin');
  });

  test('SUP-313 once delivered or canceled it is shut, on the sheet and by its address', async ({
    scene,
    server,
    page,
  }) => {
    const { order } = await ofACustomer(scene, server, { status: 'received' });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.shut("Changer l'adresse")).toHaveAccessibleName(/Commande livrée ou annulée/);
    await expect(sheet.action('Changer le nom')).toBeEnabled();
    await page.goto(`/support/order/${order.id}/?dialog=address&order=${order.id}`);
    await expect(sheet.dialog).toContainText('Commande livrée ou annulée');
    await expect(sheet.dialog.getByRole('radio')).toHaveCount(0);
    await scene.change('order', order, { status: 'canceled' });
    await sheet.open(order);
    await expect(sheet.shut("Changer l'adresse")).toHaveAccessibleName(/Commande livrée ou annulée/);
  });

  test('SUP-313 on its sheet too the courier who carries the order is named, by his job', async ({
    scene,
    server,
    page,
  }) => {
    const job = { id: 4, status: 'delivering', driver_name: 'Nadia Belkacem', driver_phone: '06 39 98 10 20' };
    const courier = await scene.dock({ dock_type: 'STUART', external_shipping_jobs: [job] });
    const { order } = await ofACustomer(scene, server, { status: 'shipping' }, { dock: courier.id, dock_rank: 1 });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action("Changer l'adresse").click();
    await expect(sheet.dialog.getByRole('radio')).toHaveCount(1);
    await expect(sheet.dialog.getByRole('status')).toContainText(
      "Nadia Belkacem (Stuart) porte cette commande à l'adresse actuelle et personne ne le préviendra",
    );
  });
});

test('SUP-313 DSP-840 while a courier or a driver carries the order, the window names him and what to do', async ({
  scene,
  server,
  board,
}) => {
  const job = { id: 4, status: 'delivering', driver_name: 'Nadia Belkacem', driver_phone: '06 39 98 10 20' };
  const courier = await scene.dock({ dock_type: 'STUART', external_shipping_jobs: [job] });
  const driver = await scene.driver('Karim Ott');
  const round = await scene.dock({ driver: driver.id, driver_name: 'Karim Ott', current_status: 'loaded' });
  const byCourier = await ofACustomer(scene, server, { status: 'shipping' }, { dock: courier.id, dock_rank: 1 });
  const byDriver = await ofACustomer(scene, server, { status: 'shipping' }, { dock: round.id, dock_rank: 1 });
  const notYet = await ofACustomer(scene, server, { status: 'prepared' }, { dock: round.id, dock_rank: 2 });
  const noticeOf = async ({ order }: typeof notYet) => {
    await board.open(`/dispatch?dialog=address&order=${order.id}`);
    await expect(board.dialog.getByRole('radio')).toHaveCount(1);
    return board.dialog.getByRole('status');
  };
  await expect(await noticeOf(byCourier)).toHaveText(
    "Nadia Belkacem (Stuart) porte cette commande à l'adresse actuelle et personne ne le préviendra : appelez-le, ou annulez sa course et appelez un autre coursier. 06 39 98 10 20",
  );
  await expect(await noticeOf(byDriver)).toContainText(
    "Karim Ott porte cette commande à l'adresse actuelle et personne ne le préviendra : appelez-le.",
  );
  await expect(await noticeOf(notYet)).toHaveCount(0);
});
