import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { centsOfColumn, columnOf } from '../../domain/csv/read-csv.ts';
import { expectAsOnScreen, tableOnScreen } from '../../hands/exported.ts';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
const address = '/support/user/77/g%40courriel.example/';

const orderOf = (id: number, random_id: string) => ({ id, random_id });
const lists = {
  '/processing-orders/?user_id=77': [
    { ...orderOf(482_913, 'BFAC9Q'), center: 9_999, status: 'received', amount: 61.4, is_expensive: true },
    { ...orderOf(482_915, 'QM4WTD'), shipping_time: '2026-10-25T01:30:00Z', status: 'prepared', amount: 8 },
  ],
  '/users/77/credits/': [
    {
      id: 1,
      day: '2026-11-26',
      time: '09:05',
      amount: 12.3,
      usage: '=1+1',
      type_label: 'Retard',
      order: orderOf(7, 'BFAC9Q'),
    },
    {
      id: 2,
      day: '2026-11-25',
      amount: -4.1,
      type_label: 'Reprise',
      done_by: { first_name: 'Léa', last_name: 'Marchal' },
    },
  ],
  '/users/77/card-transactions/': [
    {
      ...{
        payment_intent_id: 'pi_1',
        charge_id: 'ch_1',
        order: orderOf(7, 'BFAC9Q'),
        status: 'succeeded',
        amount: 1999,
      },
      ...{ created_formated: '26/11/2026 12:46', has_3ds: true, status_3ds: 'succeeded', refunded_outside: 500 },
      ...{ message: { message: 'Accepté', full_message: 'Accepté par la banque' }, outcome_risk_level: 'elevated' },
      ...{ outcome_risk_score: 65 },
    },
    { payment_intent_id: 'pi_2', status: 'failed', amount: 123_456, created_formated: '25/11/2026 19:29' },
  ],
  '/users/77/paygreen-transactions/': [
    { id: 'tr_1', created_at: '2026-11-26T11:46:00Z', amount: 1010, status: 'payment_order.captured' },
    { id: 'tr_2', created_at: '2026-11-27T11:46:00Z', amount: 20, status: 'payment_order.new_word' },
  ],
  '/users/77/sms/': [
    { id: 1, message: 'Votre commande ; "arrive"', transport_label: 'Livraison', sent: '2026-11-26T11:46:00Z' },
    { id: 2, message: '+33 vous appelle', transport_label: 'Retard', created_at: '2026-11-27T11:46:00Z' },
  ],
  '/users/77/subvention-logs/': [
    {
      ...{ created_at: '2026-03-28T11:00:00Z', amount: 6.5, order_id: 7, order_random_id: 'BFAC9Q', canteen_id: 3_017 },
      subvention: { organization_name: 'Mutuelle', daily_usage_limit: 0, max_discount_amount: 10 },
    },
  ],
  '/admin-addresses/?user_id=77': [
    {
      id: 1,
      street_number: '12',
      street: 'rue de Rivoli',
      postal_code: '01004',
      city: 'Paris',
      canteen: { name: 'Faubourg', site: 3 },
    },
    { id: 2, street: '@home', city: 'Lyon', additional_information: '-2e étage' },
  ],
};

async function open(page: Page, network: Network) {
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
  for (const [path, list] of Object.entries(lists)) network.intercept({ path }, refusal(200, list));
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Orsonneau');
}

const tabs = [
  { tab: 'Commandes', name: 'commandes-client-77' },
  { tab: 'Crédits', name: 'credits-77' },
  { tab: 'CB', name: 'cb-77' },
  { tab: 'Paygreen', name: 'paygreen-77' },
  { tab: 'SMS', name: 'sms-77' },
  { tab: 'Usage des subs', name: 'subventions-77' },
  { tab: 'Adresses', name: 'adresses-77' },
];

describe("the tables of a customer's file", () => {
  test.override({ account: 'manager' });

  test('LOG-217 each is exported as it is shown, under a name without a name of his', async ({
    scene: _,
    page,
    network,
  }) => {
    const files = savedFiles();
    await open(page, network);
    for (const [at, { tab, name }] of tabs.entries()) {
      await page.getByRole('tab', { name: tab }).click();
      const table = page.getByRole('table', { name: tab, exact: true });
      const shown = await tableOnScreen(table);
      // No order is looked at: none of them is of it.
      await expect(table.locator('[aria-current]')).toHaveCount(0);
      await page.getByRole('button', { name: `Exporter : ${tab}`, exact: true }).click();
      await expect.poll(() => files.length).toBe(at + 1);
      expect(files[at]?.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      expectAsOnScreen((await files[at]?.text) ?? '', shown);
    }
    const [orders = '', credits = '', cards = '', , sms = '', , addresses = ''] = await Promise.all(
      files.map(({ text }) => text),
    );
    // The newest first, as it is listed; 25 October at 2:30 the second time.
    expect(columnOf(orders, 'Pour le')).toEqual(['25/10/2026 02:30:00', '']);
    expect(centsOfColumn(orders, 'TTC')).toBe(6_940);
    expect(centsOfColumn(credits, 'Montant')).toBe(820);
    await page.getByRole('tab', { name: 'Crédits' }).click();
    await expect(page.getByRole('row', { name: /^Solde/ })).toContainText(/8,20\s€/);
    expect(columnOf(cards, 'Issue')).toEqual(['réussie', 'échouée']);
    expect(columnOf(cards, 'Remboursé hors console')).toEqual(['5,00', '']);
    // What a spreadsheet would run is a text.
    expect(columnOf(credits, 'Usage')).toEqual(["'=1+1", '']);
    expect(columnOf(sms, 'Message')).toEqual(["'+33 vous appelle", 'Votre commande ; "arrive"']);
    expect(columnOf(addresses, 'Adresse')).toEqual(['12 rue de Rivoli, 01004 Paris', "'@home, Lyon"]);
    expect(columnOf(addresses, 'Informations complémentaires')).toEqual(['', "'-2e étage"]);
  });

  test('LOG-217 an empty table offers no export', async ({ scene: _, page, network }) => {
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
    for (const path of Object.keys(lists)) network.intercept({ path }, refusal(200, []));
    await page.goto(address);
    for (const { tab } of tabs) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/Aucun|aucune/);
    }
    await expect(page.getByRole('button', { name: /^Exporter/ })).toHaveCount(0);
  });
});
