import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { comparingNothing, refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

// On answers of the tables alone: nothing is compared but what is read just before the call (docs/adr/0059).

const paths = { customer: '/users/77/support-info/', orders: '/processing-orders/?user_id=77' };
const customer = {
  ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
  ...{ phone_number: '06 39 98 27 51', main_psp: 'stripe', optin_email: 0, optin_sms: 1, optin_push: 2 },
  ...{ super_venere_at: null, is_vip: false, internal_note: { id: 16, content: 'Sonner' } },
  ...{ date_joined: '2024-03-30T23:30:00Z', updated_at: '2026-01-01T00:00:00Z' },
};
type Customer = typeof customer;
const address = '/support/user/77/g%2Bo%40courriel.example/';
const lists = { '/admin-addresses/?user_id=77': [], '/users/77/sms/': [], '/users/77/subvention-logs/': [] };

/** The calls that change something. */
const written = (network: Network) => network.seen('/users/77/').filter((call) => !call.startsWith('GET'));

const region = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** A server with one customer, whom somebody else may change; it takes every value. */
function aServer(network: Network) {
  const server = { customer: customer as Customer };
  network.intercept({ path: '/' }, comparingNothing);
  for (const [path, body] of Object.entries({ [paths.orders]: [], ...lists }))
    network.intercept({ path }, refusal(200, body));
  network.intercept({ path: paths.customer }, async () => refusal(200, server.customer)());
  return server;
}

describe('two agents at one customer', () => {
  test.override({ account: 'support' });

  test('SUP-062 whoever saves a note over another that he has not seen is shown both, and chooses', async ({
    page,
    network,
  }) => {
    const server = aServer(network);
    network.intercept({ path: '/internal-notes/16/', method: 'PATCH' }, async () => {
      server.customer = { ...server.customer, internal_note: { id: 16, content: 'À moi' } };
      return refusal(200, server.customer.internal_note)();
    });
    await page.goto(address);
    const card = region(page, 'Note interne');
    const field = card.getByRole('textbox', { name: 'Contenu de la note' });
    await expect(field).toHaveValue('Sonner');
    await field.fill('À moi');
    server.customer = { ...customer, internal_note: { id: 16, content: 'À elle' } };
    await card.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(card).toContainText('« À elle »');
    await expect(card).toContainText('« À moi »');
    expect(network.seen('/internal-notes/')).toEqual([]);
    await card.getByRole('button', { name: 'Remplacer par ma valeur' }).click();
    await expect.poll(() => network.seen('/internal-notes/')).toEqual(['PATCH /api/internal-notes/16/']);
    await expect(card.getByRole('button', { name: 'Remplacer par ma valeur' })).toHaveCount(0);
    await expect(field).toHaveValue('À moi');
  });

  test('SUP-062 the other note may stay: nothing is sent, and the card shows it', async ({ page, network }) => {
    const server = aServer(network);
    await page.goto(address);
    const card = region(page, 'Note interne');
    const field = card.getByRole('textbox', { name: 'Contenu de la note' });
    await field.fill('À moi');
    server.customer = { ...customer, internal_note: { id: 16, content: 'À elle' } };
    await card.getByRole('button', { name: 'Enregistrer' }).click();
    await card.getByRole('button', { name: 'Garder celle du serveur' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(field).toHaveValue('À elle');
    expect(network.seen('/internal-notes/')).toEqual([]);
  });

  test('SUP-104 a field of the form Client that a colleague changed is not overwritten unseen; another is', async ({
    page,
    network,
  }) => {
    const server = aServer(network);
    network.intercept({ path: '/api/users/77/', method: 'PATCH' }, async () => {
      server.customer = { ...server.customer, last_name: 'Orsonneau-Bis' };
      return refusal(200, server.customer)();
    });
    await page.goto(address);
    await page.getByRole('tab', { name: 'Client' }).click();
    const form = page.getByRole('form', { name: 'Client' });
    await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Orsonneau-Bis');
    server.customer = { ...customer, last_name: 'Orsoneau', first_name: 'Greg' };
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    const choice = page.getByRole('button', { name: 'Remplacer par ma valeur' });
    await expect(choice).toBeVisible();
    await expect(page.getByText(/nom Orsoneau/)).toBeVisible();
    expect(written(network)).toEqual([]);
    await choice.click();
    await expect.poll(() => written(network)).toEqual(['PATCH /api/users/77/']);
    // What the colleague changed beside it stays.
    await expect(region(page, 'Client').first()).toContainText('Greg Orsonneau-Bis');
  });

  test('SUP-122 an address that a colleague corrected meanwhile is not overwritten unseen; it is once that was read', async ({
    page,
    network,
  }) => {
    aServer(network);
    const seen = {
      id: 78,
      user_id: 77,
      street_number: '9',
      street: 'Rue Mouraud',
      postal_code: '01000',
      city: 'Bourg',
    };
    let present = seen;
    network.intercept({ path: '/admin-addresses/?user_id=77' }, async () => refusal(200, [present])());
    network.intercept({ path: '/admin-addresses/78/' }, async () => {
      present = { ...present, street_number: '7' };
      return refusal(200, present)();
    });
    await page.goto(address);
    await page.getByRole('tab', { name: 'Adresses' }).click();
    await page.getByRole('button', { name: 'Modifier 9 Rue Mouraud' }).click();
    const dialog = page.getByRole('dialog');
    const number = dialog.getByRole('textbox', { name: 'Numéro' });
    await number.fill('7');
    present = { ...seen, street_number: '19', city: 'Bourg-en-Bresse' };
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Cette adresse a changé entre-temps : 19');
    await expect(number).toHaveValue('7');
    expect(network.seen('/admin-addresses/78/')).toEqual([]);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
    // What the colleague changed beside it stays.
    expect(network.sent('/admin-addresses/78/').map(({ method, body }) => `${method} ${body}`)).toEqual([
      'PATCH {"street_number":"7"}',
    ]);
  });
});
