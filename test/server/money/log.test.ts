import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isId } from '../../../server/src/db/ids.ts';
import { enterCredits } from '../../../server/src/db/money.ts';
import { authors } from '../../../server/src/db/schema/authors.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { moneyEntries, moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { orderLines, orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import { assert } from '../../../src/domain/result.ts';
import { readBoard } from '../../contract/board.ts';
import type { Client } from '../../contract/client.ts';
import { wholeOr } from '../../setup/whole.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());

const sums = <Row>(rows: readonly Row[], keyOf: (row: Row) => number | null, centsOf: (row: Row) => number) => {
  const found = new Map<number, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) found.set(key, (found.get(key) ?? 0) + centsOf(row));
  }
  return found;
};

/** The log beside what it has to agree with. */
async function books() {
  const { db } = server;
  const entries = await db.select().from(moneyEntries);
  const cents = ({ amount_cents }: { readonly amount_cents: number }) => amount_cents;
  const payments = await db.select().from(orderPayments);
  const movements = await db.select().from(moneyMovements);
  const kinds = new Map(movements.map((it) => [it.id, it]));
  const credits = entries.filter((it) => it.credit_customer_id !== null);
  const isSpent = (it: { readonly movement_id: number }) => kinds.get(it.movement_id)?.kind === 'spent';
  return {
    movements,
    byMovement: sums(entries, (it) => it.movement_id, cents),
    sales: sums(entries, (it) => it.sale_order_id, cents),
    means: sums(entries, (it) => it.payment_id, cents),
    credit: sums(entries, (it) => it.credit_customer_id, cents),
    house: sums(entries, (it) => (it.is_house ? 1 : null), cents).get(1) ?? 0,
    payments,
    paid: sums(payments, (it) => it.order_id, cents),
    spent: sums(
      credits.filter(isSpent),
      (it) => kinds.get(it.movement_id)?.order_id ?? null,
      (it) => -it.amount_cents,
    ),
    gifts: credits.filter((it) => !isSpent(it)).reduce((sum, it) => sum + it.amount_cents, 0),
  };
}

/** What each order costs: its lines at their price and its fees; one without lines costs nothing. */
async function amounts() {
  const lines = sums(
    await server.db.select().from(orderLines),
    (it) => it.order_id,
    (it) => it.quantity * it.unit_price_cents,
  );
  const found = await server.db
    .select({ id: orders.id, fee: sql<number | null>`(${orders.data} ->> 'shipping_fee')::float`, sheet: orderSheets })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id));
  return found.map(({ id, fee, sheet }) => {
    const ofLines = lines.get(id);
    const fees = centsOfEuros(fee) + sheet.slot_shipping_fee_cents + sheet.slot_extra_shipping_fee_cents;
    return { id, cents: ofLines === undefined ? 0 : ofLines + fees };
  });
}

/** Every movement adds up to 0, and accounts hold what payments and credits say. */
async function expectAgreed() {
  const all = await books();
  expect([...all.byMovement.values()].filter((cents) => cents !== 0)).toEqual([]);
  expect(all.byMovement.size).toBe(all.movements.length);
  const out = new Map([...all.means].map(([id, cents]) => [id, -cents]));
  expect(out).toEqual(new Map(all.payments.map(({ id, amount_cents }) => [id, amount_cents])));
  expect(all.house + all.gifts).toBe(0);
  return all;
}

/** The same, and orders are paid to the cent. */
async function expectBalanced() {
  const all = await expectAgreed();
  for (const { id, cents } of await amounts()) {
    const [paid, spent] = [all.paid.get(id) ?? 0, all.spent.get(id) ?? 0];
    expect([id, paid + spent, all.sales.get(id) ?? 0]).toEqual([id, cents, cents]);
  }
  return all;
}

const lateOrder = async () => {
  const { load, tasks } = await readBoard(api, 9);
  for (const entry of load.late_orders) {
    const task = typeof entry === 'number' ? tasks.get(entry) : entry;
    if (task?.client?.id && task.linked_order.status !== 'received' && !reviewed.has(task.linked_order.id)) {
      reviewed.add(task.linked_order.id);
      return { id: task.linked_order.id, client: task.client.id };
    }
  }
  throw new Error('nobody waits');
};
const reviewed = new Set<number>();

describe('the log of money', () => {
  it('of every order that is seeded: lines and fees are what was paid by its means and of the credit', async () => {
    const { movements, sales } = await expectBalanced();
    expect(sales.size).toBeGreaterThan(150);
    expect(new Set(movements.map(({ kind }) => kind))).toEqual(new Set(['payment', 'spent', 'sponsor', 'credit']));
  });

  it('goes on with orders that come in', { timeout: 90_000 }, async () => {
    const before = (await books()).movements.length;
    for (let step = 0; step < 300; step++) {
      server.advance(5_000);
      await server.simulator.step(1, CenterId.parse(9));
      if (step % 20 === 19 && (await books()).movements.length > before) break;
    }
    expect((await expectBalanced()).movements.length).toBeGreaterThan(before);
  });

  it('API-028 tells a credit for lateness with its order, its customer, its author and its key, once', async () => {
    server.advance(240 * 60_000);
    const { id, client } = await lateOrder();
    const late = (credits: number, key: string) =>
      api.post(
        `/processing-orders/${id}/late_sms/`,
        { id, credits, message: 'Désolés' },
        { headers: { 'idempotency-key': key } },
      );
    const before = await books();
    const answers = [await late(7.05, 'money-1'), await late(7.05, 'money-1'), await late(3, 'money-2')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const after = await expectBalanced();
    const made = after.movements.slice(before.movements.length);
    expect(made).toMatchObject([{ kind: 'late', order_id: id, customer_id: client, operation_key: 'money-1' }]);
    const [author] = await server.db
      .select()
      .from(authors)
      .where(eq(authors.id, made[0]?.author_id ?? 0));
    expect(author?.name).toBe('support@quai.example');
    expect((after.credit.get(client) ?? 0) - (before.credit.get(client) ?? 0)).toBe(705);
    expect(after.house - before.house).toBe(-705);
  });

  it('API-031 tells a credit and the fee given back as two movements of one key', async () => {
    const { id } = await lateOrder();
    const [order] = await server.db.select().from(orders).where(isId(orders.id, id));
    await api.post(`/processing-orders/${id}/process_late_order/`);
    const before = await books();
    const body = { credits: 2.5, recredit_shipping_fee: true, sms: '' };
    const headers = { 'idempotency-key': 'money-3' };
    expect((await api.post(`/processing-orders/${id}/validate/`, body, { headers })).status).toBe(200);
    const after = await expectBalanced();
    const fee = centsOfEuros(order?.data.shipping_fee);
    const made = after.movements.slice(before.movements.length);
    expect(made.map(({ kind }) => kind)).toEqual(fee > 0 ? ['late', 'shippingFee'] : ['late']);
    expect(made.every(({ operation_key }) => operation_key === 'money-3')).toBe(true);
    expect(before.house - after.house).toBe(250 + fee);
  });

  it('says nothing of a redelivery, which costs nobody anything', async () => {
    const before = (await books()).movements.length;
    const task = [...(await readBoard(api, 9)).tasks.values()].find(
      ({ client, linked_order }) => client?.id && linked_order.status === 'received',
    );
    const [address] = (await api.get('/admin-addresses/', { query: { user_id: task?.client?.id ?? 0 } })).body as {
      id: number;
    }[];
    const at = (hours: number) => new Date(server.clock() + hours * 3_600_000).toISOString();
    const made = await api.post('/redeliver-orders/', {
      ...{ order_id_to_redeliver: task?.linked_order.id, shipping_address_id: address?.id },
      ...{ shipping_time: at(2), max_shipping_time: at(3), number_of_bags: 1, number_of_bags_isotherm: 0 },
      ...{ transit_area_type: 1, transit_area_name: 'F01' },
    });
    expect(made.status).toBe(200);
    expect((await expectBalanced()).movements).toHaveLength(before);
  });

  it('agrees with payments and credits whatever is given and spent', async () => {
    const [some] = await server.db.select().from(moneyMovements).where(eq(moneyMovements.kind, 'late'));
    const [order_id, customer_id] = [some?.order_id, some?.customer_id];
    assert(order_id && customer_id, 'a credit was given');
    const given = fc.record({
      kind: fc.constantFrom('late' as const, 'shippingFee' as const, 'sponsor' as const),
      cents: fc.integer({ min: 1 }),
    });
    const spent = fc.record({ kind: fc.constant('spent' as const), cents: fc.integer({ min: -9_999, max: -1 }) });
    const credits = fc.array(fc.oneof(given, spent), { minLength: 1, maxLength: 20 });
    const at = { author_id: some?.author_id ?? 0, created_at: new Date(server.clock()).toISOString() };
    await fc.assert(
      fc.asyncProperty(credits, async (drawn) => {
        const made = drawn.map(({ kind, cents }) => ({
          ...{ customer_id, order_id, kind, cents: cents % 1_000_000 },
          ...at,
        }));
        const before = await books();
        await server.db.transaction((tx) =>
          enterCredits(
            tx,
            made.filter(({ cents }) => cents !== 0),
          ),
        );
        const after = await expectAgreed();
        const balance = (all: typeof before) => all.credit.get(customer_id) ?? 0;
        expect(balance(after) - balance(before)).toBe(made.reduce((sum, { cents }) => sum + cents, 0));
      }),
      { numRuns: wholeOr(8, 3) },
    );
  });
});
