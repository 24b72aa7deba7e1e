import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const place = { street: 'Rue Marcadet', postal_code: '01000', city: 'Bourg', latitude: 46.205, longitude: 5.226 };
const required = 'Ce champ est requis';

/** An order whose customer is known at an address of his. */
async function ofACustomer(scene: Scene, server: Parameters<typeof orderedBy>[0], fields: object = {}) {
  const client = scene.center * 1_000 + 900;
  const address = { id: client, street_number: '4', ...place };
  const of = { client: { id: client, name: 'Ana Roux' }, address };
  const { order } = await scene.order('ADRESSE', of, { shipping_address: address, ...fields });
  await orderedBy(server, order, client);
  return { order, client };
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
    const save = form.getByRole('button', { name: 'Enregistrer' });
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
    for (const { open, before, typed } of [
      { open: inFile, before: '01000', typed: '01 011' },
      { open: overDelivery, before: '01011', typed: '01 111' },
    ]) {
      await open();
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
    expect(await sent(scene)).toEqual(
      ['01011', '01111'].map((postal_code) => ({ path: `/api/admin-addresses/${client}/`, body: { postal_code } })),
    );
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
    const save = form.getByRole('button', { name: 'Enregistrer' });
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
    await expect(form.getByRole('alert')).toHaveText([required, 'Ce numéro de téléphone est impossible.']);
    expect(await sent(scene)).toEqual([]);

    await field('Nom').fill('Marchetti');
    await field('Société').fill('Atelier Lumen');
    await field('Téléphone').fill('07 11 22 33 44');
    await field('Informations complémentaires').fill('2e cour');
    await save.click();
    await expect(form).toHaveCount(0);
    await sheet.dialog.getByRole('button', { name: 'Annuler' }).click();
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
});
