import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ClientDebt,
  ClientHistory,
  DepositHistory,
  DepositSummary,
  DriverDeposit,
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
  rows.filter((row) => movementLabel(row) === label).reduce((total, { quantity }) => total + (quantity ?? 0), 0);

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
      expect((row.quantity ?? 0) < 0).toBe(isCancellation);
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

describe('the deposits of a client', () => {
  const ofClient = (call: string, query: Readonly<Record<string, string | number>>) =>
    target.api.get(`/deposituser/${call}/`, { query });
  const debtsOf = async (user_id: number) => z.array(ClientDebt).parse((await ofClient('current', { user_id })).body);

  it('DSP-813 sum up what he owes: quantity, orders and amount in euros, and each order with its own', async () => {
    const users = new Set<number>();
    for (const { id } of summaries.slice(0, 6))
      for (const row of await historyOf(id)) if (row.user?.id) users.add(row.user.id);
    expect(users.size).toBeGreaterThan(0);
    for (const user_id of [...users].slice(0, 12)) {
      const { status, body } = await ofClient('history', { user_id });
      expect(status).toBe(200);
      const { results, count } = ClientHistory.parse(body);
      const debts = await debtsOf(user_id);
      for (const { quantity, orders_quantity, orders = [], amount } of debts) {
        expect(quantity).toBeGreaterThan(0);
        expect(orders?.length).toBe(orders_quantity);
        const sum = (orders ?? []).reduce((total, order) => total + (order.amount ?? 0), 0);
        expect(Math.round(sum * 100)).toBe(Math.round((amount ?? 0) * 100));
      }
      if (count > results.length) continue;
      for (const deposit of results) {
        expect(deposit.quantity + deposit.quantity_given).toBe(deposit.quantity_bought);
        expect(deposit.details.reduce((total, { quantity }) => total + (quantity ?? 0), 0)).toBe(
          deposit.quantity_given,
        );
        const { quantity_returned, quantity_returned_canceled } = deposit.status;
        const returned = quantity_returned - (quantity_returned_canceled ?? 0);
        expect(returned >= 0 && returned <= deposit.quantity_given).toBe(true);
      }
      const held = results.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
      expect(debts.reduce((total, { quantity }) => total + (quantity ?? 0), 0)).toBe(held);
    }
  });

  it('are none of a client who never paid any; 400 for what is no client', async () => {
    expect(await debtsOf(999_999_999)).toEqual([]);
    expect((await ofClient('history', { user_id: 999_999_999 })).body).toMatchObject({ count: 0, results: [] });
    for (const call of ['current', 'history']) expect((await ofClient(call, {})).status).toBe(400);
  });
});

describe('a movement of deposits', () => {
  const move = (service: string, body: unknown) => target.api.post(`/depositdriver/${service}/`, body);

  it('DSP-798 DSP-799 gives back what a driver has, is cancelled once, and tells the lines it wrote', async (context) => {
    const holder = summaries.find((summary) => possessedQuantity(summary) > 0);
    if (!target.writes || !holder) return context.skip();
    const [owed] = owedProducts(await historyOf(holder.id));
    const label = owed?.deposit_label ?? '';
    const { status, body } = await move('bulk_return_to', { driver_id: holder.id, returned_by_label: { [label]: 1 } });
    expect(status).toBe(200);
    const [returned] = z.array(DriverDeposit).parse(body);
    expect(returned).toMatchObject({ quantity: 1, is_returned: true, product: { deposit_label: label } });
    expect((await page(holder.id)).results[0]).toEqual(returned);
    const which = { deposit_driver_id: returned?.id, center_id: returned?.center_id };
    const cancelled = await move('cancel_returned', which);
    expect(z.array(DriverDeposit).parse(cancelled.body)[0]).toMatchObject({ quantity: -1, is_returned_canceled: true });
    expect((await page(holder.id)).results[1]?.status?.cancel_status).toBe('total');
    const again = await move('cancel_returned', which);
    expect(again).toMatchObject({ status: 400, body: { error: 'Ce mouvement a déjà été annulé.' } });
  });

  it('DSP-809 DSP-912 is refused in French and writes nothing: not a whole number, 0, too many, an unknown product', async (context) => {
    const [summary] = summaries;
    if (!target.writes || !summary) return context.skip();
    const driver_id = summary.id;
    const before = await page(driver_id);
    const label = owedProducts(before.results)[0]?.deposit_label ?? before.results[0]?.product.deposit_label ?? '';
    for (const returned_by_label of [{}, { [label]: -1 }, { [label]: 1.5 }, { [label]: 9_000 }, { Rien: 1 }, null]) {
      const { status, body } = await move('bulk_return_to', { driver_id, returned_by_label });
      expect(status).toBe(400);
      expect(z.object({ error: z.string() }).parse(body).error).toMatch(/invalide|possession/);
    }
    for (const quantity of [0, null, 2.5, 9_000, -9_000])
      for (const service of ['receive_from', 'return_to'])
        expect((await move(service, { driver_id, user_id: 5, product_id: 4_011, quantity })).status).toBe(400);
    expect((await move('return_order_to', { driver_id, order_id: 999_999_999 })).status).toBe(400);
    expect(await page(driver_id)).toEqual(before);
  });

  it('is about a driver and a movement there are', async (context) => {
    if (!target.writes) return context.skip();
    const nobody = { driver_id: 999_999_999, returned_by_label: { Caisse: 1 } };
    expect((await move('bulk_return_to', nobody)).status).toBe(404);
    const nothing = { deposit_driver_id: 999_999_999, center_id: target.center };
    expect((await move('cancel_returned', nothing)).status).toBe(404);
    expect((await move('cancel_received', { ...nothing, deposit_user_id: 1 })).status).toBe(404);
  });
});

describe('the deposits of products', () => {
  it('DSP-788 DSP-789 DSP-790 tell what was sold, handed over and given back, never more than came before', async () => {
    const { body } = await read('by_product', { center_id: target.center });
    const products = z.array(ProductDeposits).parse(body);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(handedOverQuantity(product)).toBeLessThanOrEqual(product.quantity_sold ?? 0);
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
