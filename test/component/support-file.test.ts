import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../e2e/faults.ts';
import { test } from './fixtures.ts';

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const customerPath = '/users/77/support-info/';
const orderPath = /\/processing-orders\/7\//;
const ordersPath = '/processing-orders/?user_id=77';
const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' };
const address = '/support/user/77/g%2Bo%40courriel.example/';

describe('the customer at a glance', () => {
  test.override({ account: 'support' });

  test('SUP-041 SUP-042 SUP-043 how he is reached, and his orders of before', async ({ page, network }) => {
    const known = { ...customer, phone_number: '06 39 98 27 51', legacy_user_id: 12 };
    network.intercept({ path: customerPath }, refusal(200, known));
    network.intercept({ path: ordersPath }, refusal(200, []));
    await page.goto(address);
    const header = block(page, 'Client');
    const link = (name: string) => header.getByRole('link', { name });
    await expect(link('g+o@courriel.example')).toHaveAttribute('href', /\/users\/77$/);
    await expect(link('06 39 98 27 51')).toHaveAttribute('href', 'tel:0639982751');
    await expect(link('Anciennes commandes')).toHaveAttribute('href', /\/users\/77\/old-orders\/$/);
  });

  test('SUP-048 SUP-049 SUP-050 his sites and center, and the app he has', async ({ page, network, scene: _ }) => {
    const usersite = [
      { site: 1, center: 9 },
      { site: 4_000, center: null },
    ];
    const old = network.intercept(
      { path: customerPath },
      refusal(200, { ...customer, usersite, is_multicenter_enabled: false }),
    );
    network.intercept({ path: ordersPath }, refusal(200, []));
    await page.goto(address);
    const header = block(page, 'Client');
    await expect(header).toContainText('courses.example');
    await expect(header).toContainText('Site inconnu');
    await expect(header).toContainText('Centre Paris La Chapelle');
    await expect(header).toContainText("Client pas encore sur la version multi-centres de l'app");
    old.stop();
    network.intercept({ path: customerPath }, refusal(200, { ...customer, is_multicenter_enabled: true }));
    await page.reload();
    await expect(header).not.toContainText('multi-centres');
  });

  test('SUP-051 SUP-052 SUP-053 how far he is trusted, by which rules, and that he is of the staff', async ({
    page,
    network,
  }) => {
    const rules = [
      { rule_id: 'R1', description: 'Carte volée' },
      { rule_id: 12, description: 'Trois refus' },
    ];
    const doubted = { ...customer, fraud_score: 0.875, is_trusted: false, fraud_details: rules, groups: ['staff'] };
    const first = network.intercept({ path: customerPath }, refusal(200, doubted));
    network.intercept({ path: ordersPath }, refusal(200, []));
    await page.goto(address);
    const header = block(page, 'Client');
    await expect(header.locator('summary [data-tone]')).toHaveAttribute('data-tone', 'red');
    await expect(header.locator('summary')).toHaveText('Fraude 88 %');
    await expect(header.getByRole('listitem')).toHaveCount(0);
    await header.locator('summary').click();
    await expect(header.getByRole('listitem')).toHaveText(['R1 - Carte volée', '12 - Trois refus']);
    await expect(header.getByText('STAFF')).toBeVisible();
    first.stop();
    network.intercept(
      { path: customerPath },
      refusal(200, { ...customer, fraud_score: 0.1, is_trusted: true, groups: [] }),
    );
    await page.reload();
    await expect(header.locator('summary [data-tone]')).toHaveAttribute('data-tone', 'green');
    await expect(header.getByText('STAFF')).toHaveCount(0);
  });
});

describe('the list of his orders', () => {
  test.override({ account: 'support' });

  test('SUP-081 SUP-084 SUP-085 has numbers, delivery time in Paris and status, the latest first', async ({
    page,
    network,
  }) => {
    network.intercept({ path: customerPath }, refusal(200, customer));
    network.intercept(
      { path: ordersPath },
      refusal(200, [
        { id: 3, random_id: 'AAAAAA', status: 'received', shipping_time: '2026-03-28T23:30:00Z', amount: 3 },
        { id: 5, random_id: 'CCCCCC', status: 'inconnu-ici', shipping_time: '2026-03-29T10:00:00Z', amount: 5 },
      ]),
    );
    await page.goto(address);
    const row = (at: number) => block(page, 'Commandes').getByRole('row').nth(at).getByRole('cell');
    await expect(row(1)).toHaveText(['CCCCCC - 5', 'inconnu', '29/03/2026 12:00', 'inconnu-ici', '', '5,00 €']);
    await expect(row(2)).toHaveText(['AAAAAA - 3', 'inconnu', '29/03/2026 00:30', 'LIVRÉE', '', '3,00 €']);
  });

  test('SUP-086 SUP-087 SUP-761 has in cents what the delivery cost over all drivers, and the amount', async ({
    page,
    network,
  }) => {
    const costs = (...amounts: readonly unknown[]) => ({
      order_stat_driver: amounts.map((total_cost_with_agency_fee) => ({ total_cost_with_agency_fee })),
    });
    network.intercept({ path: customerPath }, refusal(200, customer));
    network.intercept(
      { path: ordersPath },
      refusal(200, [
        { id: 3, amount: '1234.50', shipping_time: '2026-03-28T10:00:00Z', ...costs(0.1, '0.2') },
        { id: 4, amount: null, shipping_time: '2026-03-27T10:00:00Z', ...costs() },
      ]),
    );
    await page.goto(address);
    const figures = (at: number) => block(page, 'Commandes').getByRole('row').nth(at).locator('td:nth-child(n + 5)');
    await expect(figures(1)).toHaveText(['0,30 €', /^1\s234,50\s€$/]);
    await expect(figures(2)).toHaveText(['', '']);
  });
});

describe('the sheet of an order', () => {
  test.override({ account: 'support' });
  const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [] };

  test('SUP-203 SUP-204 SUP-205 warns of an estimate that failed or is too long, and of what was given back', async ({
    page,
    network,
  }) => {
    const states = [
      [7, { estimated_travel_duration: 18_000, amount_recredit: 4, amount_refund: 6 }],
      [8, { estimated_travel_duration: 18_001, amount_recredit: 4, amount_refund: 6.01 }],
      [9, { estimated_travel_duration: 0 }],
    ] as const;
    for (const [id, fields] of states)
      network.intercept({ path: `/processing-orders/${id}/` }, refusal(200, { ...order, id, ...fields }));
    const warnings = async (id: number) => {
      await page.goto(`/support/order/${id}/`);
      await expect(block(page, 'Acteurs et statut')).toBeVisible();
      return block(page, 'ATTENTION').getByRole('listitem').allInnerTexts();
    };
    expect(await warnings(7)).toEqual([]);
    expect(await warnings(8)).toEqual([
      "La durée de livraison estimée est supérieure à 5 heures, il faut sans doute corriger l'adresse de livraison.",
      'Le montant des crédits et remboursements dépasse le montant de la commande.',
    ]);
    expect(await warnings(9)).toEqual(["Vérifiez l'adresse de livraison car l'estimation google a échoué."]);
  });

  test('SUP-005 SUP-216 other orders open in a tab of their own, and the bill goes to its address', async ({
    page,
    network,
  }) => {
    const billing_address = { street_number: '9', street: 'Rue Mouraud', postal_code: '75020', city: 'Paris' };
    const child = { id: 9, random_id: 'R4TQ8X', status: 'paid', amount: 0 };
    network.intercept({ path: orderPath }, refusal(200, { ...order, billing_address, child_orders: [child] }));
    await page.goto('/support/order/7/');
    await expect(block(page, 'Livraison et facturation').locator('dd')).toHaveText('9 Rue Mouraud, 75020 Paris');
    const link = page.getByRole('table', { name: 'Commandes liées' }).getByRole('link');
    await expect(link).toHaveText('R4TQ8X - 9');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('href', '/support/order/9/');
  });
});
