import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import { MoneyDay } from '../../../src/domain/money/day/entry.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
let manager: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [api, manager] = [await server.as('support'), await server.as('manager')];
});
afterAll(() => server.close());

let count = 0;
const call = async (id: number, service: string, body: object) => {
  const key = `day-${++count}`;
  const { status } = await api.post(`/processing-orders/${id}/${service}/`, body, {
    headers: { 'idempotency-key': key },
  });
  expect(status).toBe(200);
  return key;
};
const centerOf = async (id: number) => {
  const [order] = await server.db
    .select({ center: orders.center_id })
    .from(orders)
    .where(eq(orders.id, OrderId.parse(id)));
  assert(order, 'it is there');
  return order.center;
};
const dayOf = async (center: number, date: string) =>
  MoneyDay.parse((await manager.get('/money-entries/', { query: { date, center } })).body);
const refundOf = (id: number, refundAmount: number) => ({
  id,
  refundAmount,
  subtype: 'refund_other',
  notes: 'Sac percé',
});
const why = { subtype: 'credit_compensation', notes: '' };

describe('the money of a center on a day', () => {
  it('OUR-140 API-O40 E-O40 has each entry once with its means, reason and author, and adds up to what was given', async () => {
    const { id } = await paidOrder(server, [
      ['edenred', 1_000],
      ['stripe', 4_000],
    ]);
    const center = await centerOf(id);
    const before = await dayOf(center, '2026-03-10');
    const refund = await call(id, 'refund', refundOf(id, 25));
    const credit = await call(id, 'add_credits', { id, field: 'order_id', quantity: 1, creditAmount: 3.1, ...why });
    const fee = await call(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' });
    const given = (await dayOf(center, '2026-03-10')).entries.filter(({ order }) => order?.id === id);
    const feeEuros = given.find(({ operation_id }) => operation_id === fee)?.amount;
    expect(feeEuros).toBeGreaterThan(0);
    const told = given.map((it) => [it.kind, it.means, it.amount, it.type_label, it.operation_id]);
    // The parts of a refund as their providers answered.
    expect([...told.slice(0, 2).toSorted(), ...told.slice(2)]).toEqual([
      ['refund', 'edenred', 10, 'Autre', refund],
      ['refund', 'stripe', 15, 'Autre', refund],
      ['credit', 'credit', 3.1, 'Geste commercial', credit],
      ['fee', 'credit', feeEuros, 'Frais de livraison', fee],
    ]);
    expect(new Set(given.map(({ done_by }) => done_by?.id)).size).toBe(1);
    expect(given[0]?.done_by?.last_name).toBeTruthy();
    const sum = (entries: MoneyDay['entries']) =>
      entries.reduce((cents, { amount }) => cents + centsOfEuros(amount), 0);
    const after = await dayOf(center, '2026-03-10');
    expect(sum(after.entries) - sum(before.entries)).toBe(2_810 + centsOfEuros(feeEuros));
    expect([after.count, centsOfEuros(after.total)]).toEqual([after.entries.length, sum(after.entries)]);
    // Another center knows nothing of it.
    expect((await dayOf(center + 1, '2026-03-10')).entries.some(({ order }) => order?.id === id)).toBe(false);
  });

  it('OUR-140 an entry taken back is an entry of its own, on the day of its writing; days are those of Paris', async () => {
    const { id } = await paidOrder(server);
    const center = await centerOf(id);
    await call(id, 'add_credits', { id, field: 'order_id', quantity: 1, creditAmount: 4, ...why });
    const [given] = (await dayOf(center, '2026-03-10')).entries.filter(({ order }) => order?.id === id);
    assert(given, 'it is told');
    // 23:30 UTC is half past midnight in Paris.
    await server.db.execute(sql`alter table money_movements disable trigger user`);
    await server.db
      .update(moneyMovements)
      .set({ created_at: '2026-03-08T23:30:00.000Z' })
      .where(eq(moneyMovements.id, given.id));
    await server.db.execute(sql`alter table money_movements enable trigger user`);
    await call(id, 'cancel_credits', { log_money_id: given.id, notes: '' });
    const of = async (date: string) =>
      (await dayOf(center, date)).entries
        .filter(({ order }) => order?.id === id)
        .map(({ amount, takes_back }) => [amount, takes_back]);
    expect([await of('2026-03-08'), await of('2026-03-09'), await of('2026-03-10')]).toEqual([
      [],
      [[4, null]],
      [[-4, given.id]],
    ]);
  });

  it('OUR-140 a part that nobody has settled is in no sum, and told beside', async () => {
    const { id } = await paidOrder(server);
    server.cards.faults.isDown = true;
    await call(id, 'refund', refundOf(id, 6.2));
    server.cards.faults.isDown = false;
    const day = await dayOf(await centerOf(id), '2026-03-10');
    expect(day.entries.some(({ order }) => order?.id === id)).toBe(false);
    expect(
      day.open_parts?.filter(({ order }) => order?.id === id).map(({ amount, type, status }) => [amount, type, status]),
    ).toEqual([[6.2, 'stripe', 'unknown']]);
  });

  it('OUR-140 API-O40 a fee refunded to its means is a fee; whoever is no manager reads nothing', async () => {
    const { id } = await paidOrder(server);
    const key = await call(id, 'refund_shipping_fee', { id, field: 'order_id', notes: '' });
    const center = await centerOf(id);
    const its = (await dayOf(center, '2026-03-10')).entries.filter(({ operation_id }) => operation_id === key);
    expect(its.map(({ kind, means, type_label }) => [kind, means, type_label])).toEqual([
      ['fee', 'stripe', 'Frais de livraison'],
    ]);
    const query = { date: '2026-03-10', center };
    expect((await api.get('/money-entries/', { query })).status).toBe(403);
    expect((await manager.get('/money-entries/', { query: { ...query, date: '2026-02-30' } })).status).toBe(400);
  });
});
