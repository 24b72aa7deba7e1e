import { expect, type Locator, type Page } from '@playwright/test';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { describe } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { assert } from '../../../src/domain/result.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { factsIn, gridOf } from '../../hands/reading.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

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
      { site: 2, center: 9 },
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
    // Two of his sites have it.
    await expect(header.getByText('Centre Paris La Chapelle', { exact: true })).toBeVisible();
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
    const leap = leapingClock();
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
    await leap(3_000);
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

  test('SUP-762 sums and comparisons are of cents: no warning of a cent that is none, and one of a cent that is', async ({
    page,
    network,
  }) => {
    // As numbers, 0.1 + 0.2 is more than 0.3, and 1.1 + 2.2 more than 3.3.
    const exact = { amount: 0.3, amount_recredit: 0.1, amount_refund: 0.2 };
    const states = [
      [7, exact],
      [8, { amount: 3.3, amount_recredit: 1.1, amount_refund: 2.2 }],
      [9, { ...exact, amount_refund: 0.21 }],
    ] as const;
    const costs = [0.1, 0.2, 0.7, 1.005].map((total_cost_with_agency_fee) => ({ total_cost_with_agency_fee }));
    const listed = { id: 3, random_id: 'AAAAAA', status: 'received', amount: 0.3, order_stat_driver: costs };
    network.intercept({ path: customerPath }, refusal(200, customer));
    network.intercept({ path: ordersPath }, refusal(200, [listed]));
    for (const [id, fields] of states)
      network.intercept(
        { path: `/processing-orders/${id}/` },
        refusal(200, { ...order, id, user: customer, ...fields }),
      );
    for (const [id, warnings] of [
      [7, 0],
      [8, 0],
      [9, 1],
    ] as const) {
      await page.goto(`/support/order/${id}/`);
      await expect(block(page, 'Acteurs et statut')).toBeVisible();
      await expect(block(page, 'ATTENTION')).toHaveCount(warnings);
    }
    // Each rounded by itself, away from 0: 10 + 20 + 70 + 101 cents.
    await expect(block(page, 'Commandes').getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText('2,01 €');
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

const columnsOf = (table: Locator) => table.getByRole('columnheader');

const changed = (fields: object) => rewritten((answer) => ({ ...Object(answer), ...fields }));

/** The answers of one order's sheet, and of no list. */
const sheetOf = (id: number) => new RegExp(`/processing-orders/${id}/\\?.*products=1`);

/** An order of the day whose customer has others, with one of those. */
async function anOrder({ db }: RunningServer) {
  const [past] = await db
    .select({ id: orders.id, center: orders.center_id, customer: orderSheets.customer_id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(and(eq(orders.off_board, true), eq(orders.status, 'received'), isNotNull(orderSheets.customer_id)))
    .orderBy(desc(orders.id));
  assert(past?.customer, 'there are orders of other days');
  const [today] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(and(eq(orders.off_board, false), eq(orderSheets.customer_id, past.customer)));
  assert(today, 'their customers order today too');
  return { past: past.id, today: today.id, customer: past.customer, center: past.center };
}

describe('the file of an order', () => {
  test.override({ account: 'support' });

  test('SUP-206 SUP-214 SUP-220 other orders are told with their numbers, each in a tab of its own', async ({
    server,
    page,
    network,
  }) => {
    const { today, past } = await anOrder(server);
    const other = { id: past, random_id: 'AUTRE1', status: 'received', center: 9, tags: [], amount: 12.5 };
    const slot = { shipping_time: '2026-03-10T17:30:00Z' };
    network.intercept(
      { path: sheetOf(today) },
      changed({
        products: [],
        cross_docking_orders: [{ ...other, ...slot, random_id: 'JAMBE1' }],
        parent_order: { ...other, ...slot },
        child_orders: [],
      }),
    );
    await page.goto(`/support/order/${today}/`);
    const legs = page.getByRole('table', { name: 'Crossdocking' });
    await expect(columnsOf(legs)).toHaveText(['Id', 'Centre', 'Statut', 'Pour le']);
    await expect(legs.getByRole('cell')).toHaveText([
      ...[`JAMBE1 - ${past}`, 'Paris La Chapelle', 'LIVRÉE', '10/03/2026 18:30'],
    ]);
    const linked = page.getByRole('table', { name: 'Commandes liées' });
    await expect(columnsOf(linked)).toHaveText(['Id', 'Pour le', 'Statut', 'TTC']);
    const link = linked.getByRole('link', { name: `AUTRE1 - ${past}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('href', `/support/order/${past}/`);
    // It brings nothing of its own: its parent order is read beside it.
    await expect(page.getByRole('table', { name: "Commande d'origine AUTRE1" }).getByRole('row')).not.toHaveCount(1);
  });

  test('SUP-210 SUP-211 SUP-212 money is told without lines of nothing, and each means with its vouchers', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    const means = { refunded_amount: 0, refundable_amount: 0, is_refundable: false };
    const card = { refunded_amount: 3.1, refundable_amount: 4.5, is_refundable: true };
    const vouchers = {
      paper_tr_detail: [{ quantity: 2, unit_amount: 8.5 }],
      ...{ total_tr_amount: 17, to_credit_amount: 1.2 },
    };
    network.intercept(
      { path: sheetOf(today) },
      changed({
        ...{ amount: 0, amount_refund: 0, amount_recredit: null, refundable_amount: '4.50', credits_used: 0 },
        ...{ slot_shipping_fee: 0, slot_extra_shipping_fee: 0, shipping_fee_refund_or_recredit: 0, shipping_fee: 0 },
        ...{ codepromo: 'BIENVENUE', receipt_url: 'https://recu.example/1' },
        payment_details: [
          { ...means, type: 'papertr', amount: 17, metadata: vouchers },
          { ...means, type: 'unlimitedfunds', amount: 4 },
          { ...means, type: 'nouveau', amount: 1 },
          { ...card, type: 'stripe', amount: 7.6 },
          { ...means, type: 'checkout', amount: 8 },
          { ...means, type: 'promotions', amount: 9 },
        ],
      }),
    );
    await page.goto(`/support/order/${today}/`);
    const money = block(page, 'Résumé financier');
    await expect(money).toBeVisible();
    await expect
      .poll(() => factsIn(money))
      .toEqual([
        ['Montant', '0,00 €'],
        ['Remboursable', '4,50 €'],
        ['Code promo', 'BIENVENUE'],
      ]);
    expect(await gridOf(money.getByRole('table'))).toEqual([
      ['Paiement', 'Payé', 'Remboursé', 'Remboursable'],
      ['TR papier2 × 8,50 €, total 17,00 €, à créditer 1,20 €', '17,00 €', '0,00 €', '0,00 €'],
      ['Fonds illimités', '4,00 €', '0,00 €', '0,00 €'],
      ['nouveau', '1,00 €', '0,00 €', '0,00 €'],
      ['Stripe', '7,60 €', '3,10 €', '4,50 €'],
      ['Checkout', '8,00 €', '0,00 €', '0,00 €'],
      ['Promotions', '9,00 €', '0,00 €', '0,00 €'],
    ]);
    await expect(money.getByRole('link', { name: 'Reçu' })).toHaveAttribute('href', 'https://recu.example/1');
    network.intercept(
      { path: sheetOf(today) },
      changed({
        ...{ amount: 61.5, amount_refund: 1.1, amount_recredit: 2.2, refundable_amount: 3.3, credits_used: 4.4 },
        ...{ slot_shipping_fee: 5.5, slot_extra_shipping_fee: 6.6, shipping_fee_refund_or_recredit: 7.7 },
        ...{ shipping_fee: 8.8, codepromo: null, payment_details: [], receipt_url: 'javascript:alert(1)' },
      }),
    );
    await page.reload();
    await expect
      .poll(() => factsIn(money))
      .toEqual([
        ['Montant', '61,50 €'],
        ['Remboursé', '1,10 €'],
        ['Recrédité', '2,20 €'],
        ['Remboursable', '3,30 €'],
        ['Crédits utilisés', '4,40 €'],
        ['Livraison', '8,80 €'],
        ['Créneau', '5,50 €'],
        ['Supplément de créneau', '6,60 €'],
        ['Livraison rendue', '7,70 €'],
      ]);
    // DSP-052: no web address.
    await expect(money.getByRole('link', { name: 'Reçu' })).toHaveCount(0);
  });

  test('SUP-207 SUP-208 SUP-213 who had it in hand is told, the driver’s number where the server tells it', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    const at = (time: string) => `2026-03-10T${time}:00Z`;
    const gone = { driver_name: 'Karim L.', started_at: at('09:40'), ended_at: null };
    const shipping_task = { date_received: null, eta: at('12:05'), dock: { id: 7, target_name: 'Karim L.' } };
    const told = {
      ...{ intern_packer: { name: 'Mélanie D.' }, packing_task: { packer: { name: 'Inès L.' } } },
      ...{ missing_task: { packer: { name: 'Hugo G.' } }, driver_logs: [gone] },
      ...{ fraud_score_account: 0.12, fraud_score_payment: 0.285 },
    };
    const withNumber = { ...shipping_task, driver_mobile: '+33 6 39 98 44 10' };
    const first = network.intercept({ path: sheetOf(today) }, changed({ ...told, shipping_task: withNumber }));
    await page.goto(`/support/order/${today}/`);
    const actors = block(page, 'Acteurs et statut');
    await expect(actors).toBeVisible();
    await expect
      .poll(() => factsIn(actors))
      .toEqual([
        ['Préparateur interne', 'Mélanie D.'],
        ['Préparateur', 'Inès L.'],
        ['Manquants', 'Hugo G.'],
        ['Livreur', 'Karim L., 10:40 - en cours +33 6 39 98 44 10'],
        ['Livrée', 'pas encore'],
        ['ETA', '13:05, heure passée'],
        ['Quai', 'G7, Karim L.'],
      ]);
    await expect(actors.getByRole('link')).toHaveAttribute('href', 'tel:+33639984410');
    await expect(block(page, 'Résumé financier')).toContainText('Fraude : compte 12 %, paiement 29 %');
    first.stop();
    const received = { ...shipping_task, date_received: '2026-12-31T23:30:00Z', eta: '2026-12-31T23:20:00Z' };
    const driver_logs = [
      { ...gone, ended_at: at('23:10') },
      { ...gone, driver_name: 'Lise P.', started_at: at('23:15') },
    ];
    network.intercept({ path: sheetOf(today) }, changed({ ...told, driver_logs, shipping_task: received }));
    await page.reload();
    await expect
      .poll(async () => (await factsIn(actors)).slice(3, 6))
      .toEqual([
        ['Livreur', 'Karim L., 10:40 - 00:10 ; Lise P., 00:15 - en cours'],
        ['Livrée', '01/01/2027 00:30'],
        ['ETA', '00:20'],
      ]);
    await expect(actors.getByRole('link')).toHaveCount(0);
  });

  test('SUP-207 an order that was delivered at an hour nobody tells is not said to be on its way', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    const shipping_task = { date_received: null, eta: null, dock: null };
    network.intercept({ path: sheetOf(today) }, changed({ status: 'received', shipping_task }));
    await page.goto(`/support/order/${today}/`);
    const actors = block(page, 'Acteurs et statut');
    await expect(actors).toBeVisible();
    await expect
      .poll(async () => (await factsIn(actors)).find(([name]) => name === 'Livrée'))
      .toEqual([...['Livrée', 'oui, heure inconnue']]);
  });

  test('SUP-215 SUP-218 SUP-219 delivery, bags and zones are told with what the order has of them', async ({
    server,
    page,
    network,
  }) => {
    const leap = leapingClock();
    const { today } = await anOrder(server);
    network.intercept(
      { path: sheetOf(today) },
      changed({
        ...{ center_id: null, firstname: 'Ana', lastname: 'Roux', company: 'Atelier', phone: '06 39 98 27 51' },
        shipping_address: { street_number: '3', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' },
        billing_address: { street: 'Rue Mouraud', postal_code: '75020', city: 'Paris' },
        ...{ shipping_time: '2026-03-10T09:30:00Z', max_shipping_time: '2026-03-10T11:30:00Z' },
        ...{ slot_description: 'dans la matinée', initial_slot_description: 'à 8 h' },
        ...{ number_of_bags: 3, number_of_bags_isotherm: 1, dynamic_number_of_bags: 4 },
        ...{ transit_area: 'S04', log_transit_area: 'S01', crates: [{ id: 1, code: '12-34' }] },
        pseudo_zones_status: [
          { pseudozone_id: 41, count_item_match: 6, is_done: true },
          { pseudozone_id: 52, count_item_match: 2, is_done: false, is_locked: true },
        ],
      }),
    );
    await page.goto(`/support/order/${today}/`);
    await expect(block(page, 'Livraison et facturation')).toBeVisible();
    await expect
      .poll(() => factsIn(block(page, 'Livraison et facturation')))
      .toEqual([
        ['Pour', 'Ana Roux, Atelier 06 39 98 27 51'],
        ['Adresse', '3 Rue Pajol, 75018 Paris'],
        ['Créneau', '10/03/2026 10:30 - 12:30, dans la matinée, initial à 8 h'],
        ['Facturation', 'Rue Mouraud, 75020 Paris'],
      ]);
    const preparation = block(page, 'Préparation');
    expect(await factsIn(preparation)).toEqual([
      ['Sacs', '2 secs + 1 isotherme, 4 calculés'],
      ['Zone', 'S04'],
      ['Dernière zone', 'S01'],
      ['Cagettes', '12-34'],
    ]);
    await expect(preparation.getByRole('listitem')).toHaveText(['41 (6) faite', '52 (2) verrouillée']);
    network.intercept(
      { path: sheetOf(today) },
      changed({
        ...{ shipping_time: '2026-03-10T09:30:00Z', max_shipping_time: '2026-03-10T11:30:00Z' },
        ...{ slot_description: '10/03 10:30 - 12:30', initial_slot_description: '10/03 8h-10h' },
      }),
    );
    await leap(3_000);
    await page.reload();
    await expect(block(page, 'Livraison et facturation').locator('dt:text("Créneau") + dd')).toHaveText(
      '10/03/2026 10:30 - 12:30, initial 10/03 8h-10h',
    );
  });

  test('SUP-060 SUP-062 a second note of the same stay is saved as the first was', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    let reads = 0;
    network.intercept({ path: '/support-info/' }, async (forward) => {
      const answer = await forward();
      reads += 1;
      return answer;
    });
    await page.goto(`/support/order/${today}/`);
    const field = block(page, 'Note interne').getByRole('textbox');
    const save = block(page, 'Note interne').getByRole('button', { name: 'Enregistrer' });
    for (const text of ['Sonner deux fois', 'Ne pas sonner']) {
      await field.fill(text);
      const before = reads;
      await save.click();
      await expect(save).toHaveAccessibleDescription("Rien n'a changé");
      // What is read of him afterwards resets the form.
      await expect.poll(() => reads).toBeGreaterThan(before);
      await expect(field).toHaveValue(text);
    }
  });

  test('SUP-040 until the customer is read his header has the name on the order', async ({ server, page, network }) => {
    const { today } = await anOrder(server);
    network.intercept({ path: sheetOf(today) }, changed({ firstname: 'Ana', lastname: 'Roux' }));
    network.intercept({ path: '/support-info/' }, async () => 'silence');
    await page.goto(`/support/order/${today}/`);
    await expect(block(page, 'Client').getByRole('heading', { name: 'Ana Roux' })).toBeVisible();
    await expect(block(page, 'Client').getByRole('status')).toHaveText('Chargement...');
  });

  test('SUP-080 SUP-088 SUP-090 the customer’s orders are listed, the one shown is marked, a click opens another', async ({
    server,
    page,
  }) => {
    const { today, past, customer } = await anOrder(server);
    await page.goto(`/support/order/${today}/`);
    const list = block(page, 'Commandes').getByRole('table');
    await expect(columnsOf(list)).toHaveText(['Id', 'Centre', 'Pour le', 'Statut', '€ livr.', 'TTC']);
    const numbers = await server.db
      .select({ id: orderSheets.order_id })
      .from(orderSheets)
      .where(eq(orderSheets.customer_id, customer));
    await expect(list.getByRole('row')).toHaveCount(1 + numbers.length);
    const row = (id: number) => list.getByRole('row').filter({ hasText: String(id) });
    await expect(row(today)).toHaveAttribute('aria-current', 'true');
    await expect(row(past).getByRole('link')).toHaveAttribute('target', '_blank');
    await row(past).getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(new RegExp(`/support/order/${past}/$`));
    await expect(row(past)).toHaveAttribute('aria-current', 'true');
    await expect(row(today)).not.toHaveAttribute('aria-current', 'true');
  });

  test('SUP-044 SUP-046 SUP-047 a customer without marks, credit or sponsor shows none', async ({ page, network }) => {
    const customer = { id: 77, first_name: 'Ana', last_name: 'Roux', email: 'a@courriel.example', credits: null };
    network.intercept({ path: '/users/77/support-info/' }, async () => ({
      ...{ status: 200, headers: ['content-type', 'application/json'], body: Buffer.from(JSON.stringify(customer)) },
    }));
    await page.goto('/support/user/77/a%40courriel.example/');
    const header = block(page, 'Client');
    await expect(header).toContainText('Aucun crédit');
    for (const text of ['FRAUD', 'Super vénère', 'STAFF', 'Parrain', 'Anciennes commandes', 'multi-centres'])
      await expect(header).not.toContainText(text);
  });

  test('SUP-082 SUP-083 SUP-091 a list says what is expensive, of which center, or that there is nothing', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    const list = /\/processing-orders\/\?user_id=/;
    const row = (id: number, fields: object) => ({
      id,
      random_id: `N${id}`,
      status: 'paid',
      amount: 5,
      tags: [],
      ...fields,
    });
    const several = network.intercept(
      { path: list },
      rewritten(() => [
        row(1, { center: 9, is_expensive: true, shipping_time: '2026-03-10T10:00:00Z' }),
        row(2, { center: 4_000, order_stat_driver: [{ total_cost_with_agency_fee: 6.2 }] }),
        row(3, { center: null }),
        row(4, { center: 9, tags: ['subscription'] }),
      ]),
    );
    await page.goto(`/support/order/${today}/`);
    const table = block(page, 'Commandes').getByRole('table');
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      ...['N1 - 1 $$', 'Paris La Chapelle', '10/03/2026 11:00', 'PAYÉE', '', '5,00 €'],
    ]);
    await expect(table.locator('[title="Au moins un produit cher sur la commande"]')).toHaveCount(1);
    const centers = table.getByRole('row').locator('td:nth-child(2)');
    await expect(centers).toHaveText(['Paris La Chapelle', 'Abonnement', 'inconnu', '??']);
    await expect(table.getByRole('row').nth(4).getByRole('cell').nth(4)).toHaveText('6,20 €');
    several.stop();
    network.intercept(
      { path: list },
      rewritten(() => []),
    );
    await page.reload();
    await expect(block(page, 'Commandes')).toContainText('Aucune commande');
  });

  test('SUP-002 SUP-040 SUP-045 a customer is read by number and address, one with a plus sign too', async ({
    page,
    network,
  }) => {
    const customer = {
      ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
      ...{ phone_number: '06 39 98 27 51', credits: -3.5, legacy_user_id: 12, is_multicenter_enabled: false },
      ...{
        is_fraud: true,
        super_venere_at: '2026-01-05T23:30:00Z',
        groups: ['staff'],
        usersite: [{ site: 4, center: 9 }],
      },
      ...{ fraud_score: 0.12, is_trusted: true, fraud_details: [{ rule_id: 'R1', description: 'Carte volée' }] },
      referrer_info: { id: 78, email: 'c+o@courriel.example', first_name: 'Clémence', last_name: 'Orsonneau' },
    };
    network.intercept({ path: '/users/77/support-info/' }, async () => ({
      ...{ status: 200, headers: ['content-type', 'application/json'], body: Buffer.from(JSON.stringify(customer)) },
    }));
    await page.goto('/support/user/77/g%2Bo%40courriel.example/');
    const header = block(page, 'Client');
    await expect(header.getByRole('heading', { name: 'Grégoire Orsonneau' })).toBeVisible();
    const [asked = ''] = network.seen('/users/77/support-info/');
    expect(new URL(asked.split(' ')[1] ?? '', location.origin).searchParams.get('email')).toBe('g+o@courriel.example');
    // SUP-044, SUP-046, SUP-048, SUP-050, SUP-053.
    for (const text of ['FRAUD', 'Super vénère depuis le 06/01/2026', 'Site inconnu', 'STAFF', '-3,50 €'])
      await expect(header).toContainText(text);
    await expect(header).toContainText("Client pas encore sur la version multi-centres de l'app");
    await expect(header.getByRole('link', { name: 'g+o@courriel.example' })).toHaveAttribute('href', /\/users\/77$/);
    await expect(header.getByRole('link', { name: 'Anciennes commandes' })).toHaveAttribute(
      'href',
      /\/users\/77\/old-orders\/$/,
    );
    await expect(header.getByRole('link', { name: '06 39 98 27 51' })).toBeVisible();
    await expect(header).toContainText('Centre Paris La Chapelle');
    await header.getByText('Fraude 12 %').click();
    await expect(header.getByRole('listitem')).toHaveText('R1 - Carte volée');
    await expect(header.getByRole('link', { name: 'Clémence Orsonneau' })).toHaveAttribute(
      'href',
      '/support/user/78/c%2Bo%40courriel.example/',
    );
    // Nothing of the address stands where the replica names its answers.
    const keys = await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const name = (await indexedDB.databases()).find((it) => it.name?.startsWith('quai-user-'))?.name ?? '';
      const db = await done(indexedDB.open(name));
      const stores = [...db.objectStoreNames];
      const read = db.transaction(stores);
      const found = await Promise.all(stores.map((store) => done(read.objectStore(store).getAllKeys())));
      db.close();
      return found.flat().map(String);
    });
    expect(keys).toContain('customer@0#77');
    expect(keys.join()).not.toContain('courriel');
  });

  test('SUP-004 SUP-006 SUP-008 the address names the center, asks for nothing that is no number, and no board is read', async ({
    server,
    page,
    network,
  }) => {
    const { today } = await anOrder(server);
    await page.goto(`/support/order-with-center/${today}/center/23/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande');
    await expect(page.getByRole('combobox', { name: /centre/i })).toContainText('Montreuil');
    await page.goto(`/support/order-with-center/${today}/center/abc/`);
    await expect(block(page, 'Acteurs et statut')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /centre/i })).toContainText('Montreuil');
    expect([...network.seen('/tasks/state'), ...network.seen('/api/dispatch/')]).toEqual([]);
    for (const wrong of ['0', '-3', 'abc']) {
      await page.goto(`/support/order/${wrong}/`);
      await expect(page.getByText("Ce numéro de commande n'en est pas un.")).toBeVisible();
    }
    await page.goto('/support/user/0/a%40b.example/');
    await expect(page.getByText('Cette adresse ne désigne aucun client.')).toBeVisible();
    const ofWrong = /processing-orders\/(0|-3|abc)\b|users\/0\b|user_id=(0|-3|abc)\b/;
    expect(network.seen().filter((line) => ofWrong.test(line))).toEqual([]);
  });

  test('SUP-201 SUP-202 SUP-520 re-deliveries, warnings and gifts have a block only where there is one', async ({
    server,
    page,
    network,
  }) => {
    const leap = leapingClock();
    const { today } = await anOrder(server);
    const plain = {
      tags: [],
      estimated_travel_duration: 1_200,
      amount_recredit: 0,
      is_gift: false,
      gift_message: null,
    };
    const calm = network.intercept({ path: sheetOf(today) }, changed(plain));
    await page.goto(`/support/order/${today}/`);
    await expect(block(page, 'Acteurs et statut')).toBeVisible();
    for (const title of ['ATTENTION', 'Message cadeau']) await expect(block(page, title)).toHaveCount(0);
    await expect(page.getByText('Commande de relivraison sans produit')).toHaveCount(0);
    calm.stop();
    network.intercept(
      { path: sheetOf(today) },
      changed({
        ...{ tags: ['redelivering'], products: [], amount: 3, amount_recredit: 3.01, amount_refund: 0 },
        ...{ estimated_travel_duration: 0, is_gift: true, gift_message: 'Bon <b>anniversaire</b>' },
      }),
    );
    await leap(3_000);
    await page.reload();
    await expect(page.getByText('Commande de relivraison sans produit')).toBeVisible();
    await expect(block(page, 'ATTENTION').getByRole('listitem')).toHaveText([
      "Vérifiez l'adresse de livraison car l'estimation google a échoué.",
      'Le montant des crédits et remboursements dépasse le montant de la commande.',
    ]);
    await expect(block(page, 'Message cadeau')).toContainText('Bon <b>anniversaire</b>');
  });

  test('SUP-009 DSP-035 loading says so, an order nobody knows says why, and what was read is there offline', async ({
    server,
    page,
    network,
  }) => {
    const { today, past } = await anOrder(server);
    network.intercept({ path: sheetOf(today), times: 1 }, async (forward) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return forward();
    });
    await page.goto(`/support/order/${today}/`);
    await expect(page.getByText('Chargement...').first()).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Lue à');
    const other = block(page, 'Commandes')
      .getByRole('row')
      .filter({ hasText: String(past) });
    await expect(other).toBeVisible();
    network.setOffline(true);
    await other.getByRole('cell').nth(2).click();
    // Nothing is on its way.
    await expect(page.getByRole('article')).toContainText(
      "Hors ligne : ces données n'ont encore jamais été chargées sur cet appareil.",
    );
    await page.goBack();
    await expect(block(page, 'Résumé financier')).toBeVisible();
    network.setOffline(false);
    await page.goto('/support/order/7/');
    await expect(page.getByRole('article')).toContainText('Lecture impossible');
  });
});
