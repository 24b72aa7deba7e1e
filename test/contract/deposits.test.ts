import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  DepositHistory,
  DepositSummary,
  type DriverDeposit,
  ProductDeposits,
} from '../../src/domain/deposit/deposit.ts';
import {
  handedOverQuantity,
  notReturnedQuantity,
  owedProducts,
  owedQuantity,
  possessedQuantity,
} from '../../src/domain/deposit/quantities.ts';
import { movementLabel } from '../../src/domain/deposit/text.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
let summaries: readonly DepositSummary[];
beforeAll(async () => {
  target = await openTarget();
  summaries = z.array(DepositSummary).parse((await read('by_driver', { center_id: target.center })).body);
});
afterAll(() => target.close());

const read = (call: string, query: Readonly<Record<string, string | number>>) =>
  target.api.get(`/depositdriver/${call}/`, { query });

const page = async (driver_id: number, offset?: number) => {
  const { status, body } = await read('history', { driver_id, ...(offset === undefined ? {} : { offset }) });
  expect(status).toBe(200);
  return DepositHistory.parse(body);
};

/** The whole history of a driver, its pages followed to the end. */
async function historyOf(driver: number): Promise<DriverDeposit[]> {
  const rows: DriverDeposit[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const { results, next_offset } = await page(driver, offset);
    rows.push(...results);
    offset = next_offset ?? null;
  }
  return rows;
}

const sum = (rows: readonly DriverDeposit[], label: string) =>
  rows.filter((row) => movementLabel(row) === label).reduce((total, { quantity }) => total + quantity, 0);

describe('the deposits of drivers', () => {
  it('DSP-781 DSP-783 are told for each driver who ever had any, and add up to his history', async () => {
    expect(summaries.length).toBeGreaterThan(0);
    for (const summary of summaries.slice(0, 12)) {
      const rows = (await historyOf(summary.id)).filter(({ center_id }) => center_id === target.center);
      expect(rows.length).toBeGreaterThan(0);
      expect(summary).toMatchObject({
        quantity_received: sum(rows, 'remise'),
        quantity_received_canceled: Math.abs(sum(rows, 'annul. remise')),
        quantity_returned: sum(rows, 'retour'),
        quantity_returned_canceled: Math.abs(sum(rows, 'annul. retour')),
      });
    }
  });

  it('DSP-784 tell what he has as the sum of the rest', () => {
    for (const { nb_deposit, ...counted } of summaries) expect(nb_deposit).toBe(possessedQuantity(counted));
  });

  it('DSP-785 DSP-786 name some who have something and some who have nothing any more', (context) => {
    if (!target.isOurs) return context.skip();
    const possessed = summaries.map(possessedQuantity);
    expect(possessed.some((quantity) => quantity > 0)).toBe(true);
    expect(possessed.some((quantity) => quantity === 0)).toBe(true);
    expect(possessed.every((quantity) => quantity >= 0)).toBe(true);
  });
});

describe('the history of a driver', () => {
  it('DSP-804 starts at offset 0 unless told, and its offsets lead through all of it, the latest first', async (context) => {
    const pages = await Promise.all(summaries.map(async ({ id }) => ({ id, first: await page(id) })));
    const long = pages.find(({ first }) => first.next_offset != null);
    if (!long) return context.skip();
    const { id, first } = long;
    expect(first).toEqual(await page(id, 0));
    expect(first).toMatchObject({ offset: 0, previous_offset: null, previous: null });
    expect(first.results.length).toBe(first.limit);
    const second = await page(id, first.next_offset ?? 0);
    expect(second.previous_offset).toBe(0);
    const all = await historyOf(id);
    expect(all.length).toBe(first.count);
    expect(new Set(all.map((row) => row.id)).size).toBe(first.count);
    const at = all.map(({ created_at }) => Date.parse(created_at ?? ''));
    expect(at).toEqual([...at].sort((a, b) => b - a));
    expect(await page(id, first.count)).toMatchObject({ results: [], next_offset: null });
  });

  it('DSP-793 tells of each product what he owes now, in all what he has', async () => {
    for (const summary of summaries.slice(0, 12)) {
      const rows = await historyOf(summary.id);
      if (rows.some(({ center_id }) => center_id !== target.center)) continue;
      expect(owedQuantity(owedProducts(rows))).toBe(possessedQuantity(summary));
    }
  });

  it('DSP-802 DSP-803 knows receipts and returns, and those cancelled not at all, in part and in full', async (context) => {
    const rows = (await Promise.all(summaries.map(({ id }) => historyOf(id)))).flat();
    for (const row of rows) {
      const isCancellation = row.is_received_canceled || row.is_returned_canceled;
      expect(row.quantity < 0).toBe(isCancellation);
      const { cancel_status, quantity_can_cancel_receive } = row.status ?? {};
      if (cancel_status === 'total') expect(quantity_can_cancel_receive).toBe(0);
      if (row.is_received && cancel_status === 'none') expect(row.details?.[0]?.quantity).toBe(row.quantity);
    }
    if (!target.isOurs) return context.skip();
    const labels = new Set(rows.map(movementLabel));
    expect(labels).toEqual(new Set(['remise', 'annul. remise', 'retour', 'annul. retour']));
    const statuses = new Set(rows.map(({ status }) => status?.cancel_status));
    expect(statuses).toEqual(new Set(['none', 'partial', 'total']));
  });

  it('is empty for a driver who never had deposits; 400 for what is no driver and no offset', async () => {
    expect(await page(999_999_999)).toMatchObject({ count: 0, results: [], next_offset: null });
    for (const query of [{}, { driver_id: 0 }, { driver_id: 'x' }, { driver_id: 1, offset: -1 }])
      expect((await read('history', { ...query })).status).toBe(400);
  });
});

describe('the deposits of products', () => {
  it('DSP-788 DSP-789 DSP-790 tell what was sold, handed over and given back, never more than came before', async () => {
    const { body } = await read('by_product', { center_id: target.center });
    const products = z.array(ProductDeposits).parse(body);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(handedOverQuantity(product)).toBeLessThanOrEqual(product.quantity_sold);
      expect(notReturnedQuantity(product)).toBeGreaterThanOrEqual(0);
    }
    const notReturned = products.reduce((total, product) => total + notReturnedQuantity(product), 0);
    expect(notReturned).toBe(summaries.reduce((total, summary) => total + possessedQuantity(summary), 0));
  });

  it('are for those who may see the flow', async (context) => {
    if (!target.withoutFlow) return context.skip();
    const other = target.api.as(target.withoutFlow);
    for (const call of ['by_driver', 'by_product', 'history'])
      expect((await other.get(`/depositdriver/${call}/`, { query: { driver_id: 1 } })).status).toBe(403);
  });
});
