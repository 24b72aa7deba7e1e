import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [], center: 9 };
const logPath = '/processing-orders/7/activity_logs/';
const fraudPath = '/processing-orders/7/fraud_detail/';
const sheetPath = /\/processing-orders\/7\/(\?|$)/;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('the panel of an order', () => {
  test.override({ account: 'support' });

  test('SUP-073 SUP-074 SUP-075 has its sheet and its log, which is asked for once it is opened', async ({
    page,
    network,
  }) => {
    network.intercept({ path: sheetPath }, refusal(200, order));
    network.intercept(
      { path: logPath },
      refusal(200, [
        {
          ...{
            uniq_id: 'a',
            activity_date: '2026-03-28T23:30:05Z',
            full_name: 'Léa Roux',
            message: 'Statut <b>changé</b>',
          },
          ...{ activity_type: 'other', product_id: null, user_id: 3 },
          extras: [
            { label: 'Reçu', id: 4, title: 'Le reçu', url: 'https://exemple.test/4' },
            { label: 'Piège', id: 5, title: 'Piège', url: 'javascript:alert(1)' },
          ],
        },
      ]),
    );
    await page.goto('/support/order/7/');
    await expect(tab(page, 'Fiche commande')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Commande BFAC9Q' })).toBeVisible();
    expect(network.seen(logPath)).toEqual([]);
    await tab(page, "Journal d'activité").click();
    const entry = page.getByRole('list', { name: "Journal d'activité" }).getByRole('listitem');
    await expect(entry).toHaveCount(1);
    // In Paris, whatever the zone of the device; the server's words are text.
    for (const text of ['29/03 00:30:05', 'Léa Roux', 'Statut <b>changé</b>']) await expect(entry).toContainText(text);
    await expect(entry.getByRole('link')).toHaveText(['Reçu']);
    await expect(entry.getByRole('link')).toHaveAttribute('href', 'https://exemple.test/4');
    await expect(entry).toContainText('Piège');
    expect(network.seen(logPath)).toHaveLength(1);
  });

  test('SUP-076 tells entries apart by their kind, the newest first', async ({ page, network }) => {
    const kinds = [
      ['packing', 'Préparation'],
      ['log_driverloggroup', 'Livreur'],
      ['back_to_center', 'Retour au centre'],
      ['log_dock', 'Tournée'],
      ['log_stock', 'Stock'],
      ['log_trolley_suggested', 'Chariot proposé'],
      ['log_transit_area', 'Zone de transit'],
      ['order_crate', 'Cagette'],
      ['log_money', 'Argent'],
      ['log_print_line_use', 'Impression'],
      ['external_job', 'Course'],
      ['other', 'Autre'],
      ['nouveau_type', 'Autre'],
    ] as const;
    const entries = kinds.map(([activity_type], at) => ({
      ...{ uniq_id: `e${at}`, activity_type, message: `m${at}`, extras: [] },
      activity_date: `2026-03-10T10:${String(10 + at)}:00Z`,
    }));
    network.intercept({ path: sheetPath }, refusal(200, order));
    network.intercept({ path: logPath }, refusal(200, entries));
    await page.goto('/support/order/7/');
    await tab(page, "Journal d'activité").click();
    const badges = page.getByRole('list', { name: "Journal d'activité" }).locator('li > [data-tone]');
    await expect(badges).toHaveText(kinds.toReversed().map(([, label]) => label));
  });

  test('SUP-560 SUP-561 SUP-562 tells both scores, and by which rules once the line is opened', async ({
    page,
    network,
  }) => {
    network.intercept(
      { path: sheetPath },
      refusal(200, { ...order, fraud_score_account: 0.125, fraud_score_payment: 0.9 }),
    );
    network.intercept(
      { path: fraudPath },
      refusal(200, {
        ...{ fraud_score_account: 0.125, fraud_score_payment: 0.9 },
        details: [
          { rule_id: 'R12', description: 'Carte refusée', fraud_score_by_type: { account: null, payment: 0.9 } },
          {
            rule_id: 5,
            description: 'Panier inhabituel',
            fraud_score_by_type: { account: 0.1, payment: 0.25, autre: 1 },
          },
        ],
      }),
    );
    await page.goto('/support/order/7/');
    const line = page.getByText('Fraude : compte 13 %, paiement 90 %');
    await expect(line).toBeVisible();
    expect(network.seen(fraudPath)).toEqual([]);
    await line.click();
    await expect(page.getByRole('list', { name: 'Règles de fraude' }).getByRole('listitem')).toHaveText([
      'R12 - Carte refusée paiement 90 %',
      '5 - Panier inhabituel compte 10 %, paiement 25 %, autre 100 %',
    ]);
  });

  test('SUP-077 without an order there is none beside the customer', async ({ page, network }) => {
    const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
    network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, [order]));
    await page.goto('/support/user/77/g%40courriel.example/');
    await expect(page.getByRole('link', { name: 'BFAC9Q - 7' })).toBeVisible();
    await expect(tab(page, 'Fiche commande')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(network.seen('/processing-orders/7/')).toEqual([]);
  });
});
