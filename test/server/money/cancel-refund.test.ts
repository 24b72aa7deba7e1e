import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { moneyOperations } from '../../../server/src/db/schema/money/money.ts';
import { alerts } from '../../../server/src/db/schema/settings.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { givenBack, type Paid, paidOrder } from './paid-order.ts';

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());
afterEach(() => {
  Object.assign(server.cards.faults, { refusal: null, losesAnswers: false });
});

let count = 0;
/** An order that is blocked, paid by these means. */
async function blocked(paid?: Paid) {
  const order = await paidOrder(server, paid);
  await server.db
    .update(orders)
    .set({ status: 'blocked' })
    .where(eq(orders.id, OrderId.parse(order.id)));
  return order;
}
const leave = (id: number, more: object = { refund: '1' }, key = `cancel-${++count}`, by = api) =>
  by.post(
    `/processing-orders/${id}/change_status/`,
    {
      ...{ status: 'canceled', flat: 1, blocking_exit_reason_id: 13 },
      ...{ blocking_exit_comment: 'Carte volée, client prévenu', ...more },
    },
    { headers: { 'idempotency-key': key } },
  );
const sumsOf = async (id: number) => {
  const sheet = OrderSheet.parse((await api.get(`/processing-orders/${id}/?products=1&payment_details=1`)).body);
  const parts = sheet.refunds?.flatMap((it) => it.parts ?? []).map(({ type, status }) => [type, status]);
  return [sheet.amount_refund, sheet.amount_refund_pending, sheet.refundable_amount, parts];
};
const statusOf = async (id: number) =>
  (
    await server.db
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, OrderId.parse(id)))
  )[0]?.status;
const labelsOf = async (id: number) =>
  (
    await server.db
      .select()
      .from(alerts)
      .where(sql`${alerts.data} ->> 'link' = ${`/support/order/${id}`}`)
  ).map(({ data }) => data.label);

it('SUP-257 SUP-367 leaving a block by a cancel gives all that is left back, over the means, once for a key', async () => {
  const { id } = await blocked([
    ['stripe', 5_000],
    ['edenred', 1_000],
  ]);
  const key = 'cancel-once';
  const first = await leave(id, { refund: '1' }, key);
  expect([first.status, first.body]).toEqual([200, expect.objectContaining({ id, status: 'canceled' })]);
  const given = [
    60,
    0,
    0,
    [
      ['edenred', 'refunded'],
      ['stripe', 'refunded'],
    ],
  ];
  expect(await sumsOf(id)).toEqual(given);
  expect(await givenBack(server, id)).toBe(6_000);
  const again = await leave(id, { refund: '1' }, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await api.get(`/operations/${key}/`)).body).toEqual({ operation_id: key, status: 200, error: null });
  expect([await sumsOf(id), await givenBack(server, id)]).toEqual([given, 6_000]);
  expect(await labelsOf(id)).toEqual([]);
});

it('SUP-257 less what was recredited, and nothing without the word of a refund', async () => {
  const { id } = await blocked();
  const credit = { field: 'order_id', quantity: 1, subtype: 'credit_compensation', notes: '', creditAmount: 5, id };
  const headers = { 'idempotency-key': 'cancel-credit' };
  expect((await api.post(`/processing-orders/${id}/add_credits/`, credit, { headers })).status).toBe(200);
  expect((await leave(id)).status).toBe(200);
  expect((await sumsOf(id)).slice(0, 3)).toEqual([45, 0, 5]);

  const other = await blocked();
  expect((await leave(other.id, {}, 'cancel-alone')).status).toBe(200);
  expect([await statusOf(other.id), await sumsOf(other.id)]).toEqual(['canceled', [0, 0, 50, []]]);
  // A change of status alone is no operation.
  const kept = await server.db.select().from(moneyOperations).where(eq(moneyOperations.key, 'cancel-alone'));
  expect(kept).toEqual([]);
});

it('SUP-257 SUP-378 canceled all the same where the card refuses, and support is told what did not go back', async () => {
  const { id } = await blocked([
    ['stripe', 5_000],
    ['edenred', 1_000],
  ]);
  server.cards.faults.refusal = 'Carte expirée';
  expect((await leave(id, { refund: '1' }, 'cancel-refused')).status).toBe(200);
  expect([await statusOf(id), (await sumsOf(id)).slice(0, 3)]).toEqual(['canceled', [10, 0, 50]]);
  expect(await labelsOf(id)).toEqual([
    expect.stringMatching(/^Commande annulée sans remboursement, .+ : 50,00\s€ ne sont pas retournés au client\.$/),
  ]);

  const alone = await blocked();
  expect((await leave(alone.id, { refund: '1' }, 'cancel-all-refused')).status).toBe(200);
  expect((await api.get('/operations/cancel-all-refused/')).body).toMatchObject({ status: 200, error: null });
});

it('SUP-257 SUP-310 an order that was not paid by card is canceled, nobody is asked, and support is told', async () => {
  const { id } = await blocked([['paygreen', 3_000]]);
  await server.db
    .update(orderSheets)
    .set({ data: sql`${orderSheets.data} || '{"payment_method": "paygreen"}'::jsonb` })
    .where(eq(orderSheets.order_id, OrderId.parse(id)));
  expect((await leave(id)).status).toBe(200);
  expect([await statusOf(id), await sumsOf(id)]).toEqual(['canceled', [0, 0, 30, []]]);
  expect(await labelsOf(id)).toEqual([expect.stringContaining('30,00')]);
  expect((await server.paygreen.find(`po_${id}`))?.refunded_amount).toBeUndefined();
});

it('SUP-257 OUR-150 above the limit of its center it is canceled, and support is told what did not go back', async () => {
  const { id } = await blocked();
  const [order] = await server.db
    .select({ center: orders.center_id })
    .from(orders)
    .where(eq(orders.id, OrderId.parse(id)));
  assert(order?.center, 'it has a center');
  const admin = await server.as('superadmin');
  const limitTo = (value: number | null) =>
    admin.post('/configs/global/', { name: limitName(order.center as number), value });
  expect((await limitTo(49.99)).status).toBe(200);
  expect((await leave(id)).status).toBe(200);
  expect([await statusOf(id), await sumsOf(id)]).toEqual(['canceled', [0, 0, 50, []]]);
  expect(await labelsOf(id)).toEqual([expect.stringContaining('50,00')]);
  expect((await limitTo(50)).status).toBe(200);
  const within = await blocked();
  expect((await leave(within.id)).status).toBe(200);
  expect((await sumsOf(within.id)).slice(0, 3)).toEqual([50, 0, 0]);
  expect((await limitTo(null)).status).toBe(200);
});

it('SUP-257 a part of which nobody knows is looked up like any other', async () => {
  const { id } = await blocked();
  server.cards.faults.losesAnswers = true;
  expect((await leave(id)).status).toBe(200);
  expect(await sumsOf(id)).toEqual([0, 50, 0, [['stripe', 'unknown']]]);
  server.cards.faults.losesAnswers = false;
  server.advance(6_000);
  await server.payments.refunds.catchUp();
  expect([await sumsOf(id), await givenBack(server, id)]).toEqual([[50, 0, 0, [['stripe', 'refunded']]], 5_000]);
  expect(await labelsOf(id)).toEqual([]);
});

it('SUP-257 who changes statuses but may not refund cancels alone, and support is told', async () => {
  const { id } = await blocked();
  const dispatch = await server.as('dispatch');
  expect((await leave(id, { refund: '1' }, 'cancel-flow', dispatch)).status).toBe(200);
  expect([await statusOf(id), await sumsOf(id)]).toEqual(['canceled', [0, 0, 50, []]]);
  expect(await labelsOf(id)).toEqual([expect.stringMatching(/sans remboursement, .+ : 50,00\s€/)]);
});
