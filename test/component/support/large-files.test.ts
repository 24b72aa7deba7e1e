import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

interface File {
  readonly path: string;
  /** The content once it is open: a table, and a text of its first row. */
  readonly table: string;
  readonly first: string;
}

const address = (id: number) => `/support/user/${id}/c${id}%40courriel.example/`;

/** A customer with so many orders, a day apart. */
function withOrders(network: Network, id: number, count: number): File {
  const orders = Array.from({ length: count }, (_, at) => ({
    ...{ id: id * 10_000 + at, random_id: `N${id}X${at}`, status: 'received', center: 9, amount: 12.5, tags: [] },
    ...{ shipping_time: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString(), is_expensive: at % 7 === 0 },
    order_stat_driver: [{ total_cost_with_agency_fee: 4.2 }],
  }));
  const customer = { id, first_name: 'Ana', last_name: `Roux ${id}`, email: `c${id}@courriel.example` };
  network.intercept({ path: `/users/${id}/support-info/` }, refusal(200, customer));
  network.intercept({ path: new RegExp(`/processing-orders/\\?user_id=${id}$`) }, refusal(200, orders));
  for (const path of [`/admin-addresses/?user_id=${id}`, `/users/${id}/sms/`, `/users/${id}/subvention-logs/`])
    network.intercept({ path }, refusal(200, []));
  return { path: address(id), table: 'Commandes', first: `N${id}X0` };
}

/** An order of so many lines. */
function withLines(network: Network, id: number, count: number): File {
  const products = Array.from({ length: count }, (_, at) => ({
    ...{ order_product_id: id * 10_000 + at, quantity: 2, real_quantity: 2, unit_price: 1.2, is_promo: at % 5 === 0 },
    product: { id: at + 1, selling_name: `Produit ${id} ${at}`, pack: '1 L', area: 'Frais' },
  }));
  const order = { id, random_id: `C${id}`, status: 'prepared', amount: 10, tags: [], center_id: 9, products };
  network.intercept({ path: new RegExp(`/processing-orders/${id}/`) }, refusal(200, order));
  return { path: `/support/order/${id}/`, table: `Produits (${count})`, first: `Produit ${id} 0` };
}

const isOpen = ({ table, first }: File) =>
  [...document.querySelectorAll(`table[aria-label="${table}"]`)].some(
    (it) => it.textContent?.includes(first) && it.querySelectorAll('tbody tr').length >= 10,
  );

/** From the press to the opened file, and the work right after it, ms. */
async function timeOf(file: File): Promise<number> {
  const startMs = performance.now();
  history.pushState(null, '', file.path);
  dispatchEvent(new PopStateEvent('popstate'));
  while (!isOpen(file)) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - startMs;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How many times as long one takes, by medians of openings in turn; the best of three rounds, as other work varies. */
async function ratio(large: File, small: File): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > 2; round++) {
    const took = { large: [] as number[], small: [] as number[] };
    for (let nth = 0; nth < 5; nth++) {
      took.small.push(await timeOf(small));
      took.large.push(await timeOf(large));
    }
    best = Math.min(best, median(took.large) / median(took.small));
  }
  return best;
}

describe('a large file, opened from what the device holds', () => {
  test.override({ account: 'support' });

  test('a customer of 1,500 orders, and an order of 300 lines, are there within twice the time of ten', async ({
    page,
    network,
    scene: _,
  }) => {
    const customers = { large: withOrders(network, 78, 1_500), small: withOrders(network, 77, 10) };
    const orders = { large: withLines(network, 9_008, 300), small: withLines(network, 9_007, 10) };
    await page.goto('/support/');
    for (const file of [customers.small, customers.large, orders.small, orders.large]) await timeOf(file);
    await expect(page.getByRole('article').getByRole('status').first()).toContainText('Lue à');
    // From here on nothing is read from the server.
    network.intercept({ path: /^\/api\// }, () => new Promise(() => undefined));
    expect(await ratio(customers.large, customers.small)).toBeLessThanOrEqual(2);
    expect(await ratio(orders.large, orders.small)).toBeLessThanOrEqual(2);
  });

  test('of its orders the latest are listed, and the one that is shown; all of them once that is asked', async ({
    page,
    network,
    scene: _,
  }) => {
    withOrders(network, 78, 120);
    const customer = { id: 78, email: 'c78@courriel.example' };
    const shown = { id: 780_110, random_id: 'N78X110', status: 'received', amount: 12.5, tags: [], products: [] };
    network.intercept({ path: /\/processing-orders\/780110\// }, refusal(200, { ...shown, user: customer }));
    await page.goto('/support/order/780110/');
    const rows = page.getByRole('table', { name: 'Commandes' }).locator('tbody tr');
    await expect(rows).toHaveCount(51);
    await expect(rows.nth(0)).toContainText('N78X0 ');
    await expect(rows.nth(50)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Tout afficher : Commandes' }).click();
    await expect(rows).toHaveCount(120);
    await expect(rows.nth(110)).toHaveAttribute('aria-current', 'true');
  });
});
