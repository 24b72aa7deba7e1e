import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, tasks } from '../../../server/src/db/schema/day.ts';
import { moneyEntries, moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { Customer } from '../../../src/domain/customer/customer.ts';
import { Order } from '../../../src/domain/order/order.ts';
import { OrderSheet, OrderSummary } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

const parts = 'products payment_details parent_order child_orders cross_docking_orders order_stat_driver driver_logs';
const everything = parts
  .split(' ')
  .map((part) => `${part}=1`)
  .join('&');

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer();
  api = await server.as('support');
});
afterAll(() => server.close());

const sheetOf = async (id: number, query = everything) =>
  OrderSheet.parse((await api.get(`/processing-orders/${id}/?${query}`)).body);
const cents = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const anySheet = async () => {
  const [found] = await server.db
    .select({ id: orderSheets.order_id, customer: orderSheets.customer_id })
    .from(orderSheets)
    .innerJoin(orderPayments, eq(orderPayments.order_id, orderSheets.order_id));
  assert(found?.customer, 'somebody paid for something');
  return { id: found.id, customer: found.customer };
};

describe('the sheet of an order', () => {
  it('API-S01 lines and fees come to the amount, and so do its payments with the credit spent', async () => {
    const rows = await server.db.select({ id: orders.id, row: orders.data }).from(orders);
    expect(rows.length).toBeGreaterThan(150);
    // One in three: each is a call.
    for (const { id } of rows.filter((_, at) => at % 3 === 0)) {
      const { body } = await api.get(`/processing-orders/${id}/?${everything}`);
      const [sheet, row] = [OrderSheet.parse(body), Order.parse(body)];
      const lines = sum((sheet.products ?? []).map((line) => (line.quantity ?? 0) * cents(line.unit_price)));
      const fees = cents(row.shipping_fee) + cents(sheet.slot_shipping_fee) + cents(sheet.slot_extra_shipping_fee);
      const paid = sum((sheet.payment_details ?? []).map(({ amount }) => cents(amount))) + cents(sheet.credits_used);
      const amount = sheet.products?.length ? lines + fees : 0;
      expect([id, cents(sheet.amount), paid]).toEqual([id, amount, amount]);
      expect(sheet.payment_details?.length).toBeLessThanOrEqual(3);
    }
  });

  it('API-S01 tells products, payments and other orders only where a switch says 1', async () => {
    const { id } = await anySheet();
    const bare = await sheetOf(id, 'products=0&payment_details=true&driver_logs=');
    expect(parts.split(' ').filter((part) => part in bare)).toEqual([]);
    const some = await sheetOf(id, 'products=1');
    expect(some.products?.length).toBeGreaterThan(0);
    expect(some).not.toHaveProperty('payment_details');
    expect(some.amount).toBe(bare.amount);
  });

  it('SUP-705, SUP-208 is read by every account, the number of the driver by support and super admins alone', async () => {
    const [gone] = await server.db.select().from(orders).where(eq(orders.status, 'shipping'));
    assert(gone, 'an order is on the road');
    const told: Record<string, boolean> = {};
    for (const { email } of seedUsers) {
      const role = email.split('@')[0] ?? '';
      const { status, body } = await (await server.as(role)).get(`/processing-orders/${gone.id}/?${everything}`);
      expect([role, status]).toEqual([role, 200]);
      told[role] = 'driver_mobile' in Object(Object(body).shipping_task);
    }
    const may = Object.keys(told).filter((role) => told[role]);
    expect(may.sort()).toEqual(['superadmin', 'support']);
  });

  it('API-S01 OUR-053 names its stop, and the tasks of its round in their order', async () => {
    const [stop] = await server.db
      .select({ order: tasks.linked_order, dock: tasks.dock, rank: tasks.dock_rank })
      .from(tasks)
      .where(eq(tasks.dock_rank, 2));
    assert(stop?.dock, 'a round has two stops');
    const inRound = await server.db.select().from(tasks).where(eq(tasks.dock, stop.dock));
    const ids = inRound.toSorted((a, b) => (a.dock_rank ?? 0) - (b.dock_rank ?? 0) || a.id - b.id).map(({ id }) => id);
    const { shipping_task } = await sheetOf(stop.order ?? 0);
    expect(shipping_task).toMatchObject({ dock_rank: 2, dock: { id: stop.dock, tasks: ids } });
  });

  it('API-S01 an order of another day is told too, and in no poll', async () => {
    const [past] = await server.db.select().from(orders).where(eq(orders.off_board, true));
    assert(past, 'there are orders of other days');
    expect((await sheetOf(past.id)).id).toBe(past.id);
    const { body } = await api.get(`/tasks/state/?version=1&center_id=${past.center_id}`);
    expect(JSON.stringify(body)).not.toContain(String(past.id));
  });

  it('SUP-206, SUP-214 names the legs of its journey, what it brings again, and what followed from it', async () => {
    const [leg] = (await server.db.select().from(orderSheets)).filter(
      (sheet) => sheet.journey_order_id !== null && sheet.journey_order_id !== sheet.order_id,
    );
    assert(leg?.journey_order_id, 'an order comes through another center');
    const whole = await sheetOf(leg.journey_order_id);
    expect(whole.cross_docking_orders?.map(({ id }) => id)).toContain(leg.order_id);
    expect(whole.cross_docking_orders?.map(({ id }) => id)).not.toContain(leg.journey_order_id);
    const [again] = (await server.db.select().from(orderSheets)).filter((sheet) => sheet.parent_order_id !== null);
    assert(again?.parent_order_id, 'an order brings another again');
    const [child, parent] = [await sheetOf(again.order_id), await sheetOf(again.parent_order_id)];
    expect(child.parent_order?.id).toBe(again.parent_order_id);
    expect(child).toMatchObject({ amount: 0, products: [], payment_details: [] });
    expect(parent.child_orders?.map(({ id }) => id)).toContain(again.order_id);
  });

  it('API-049 bags forgotten weeks ago go out on a new order, of the same customer, that says what it follows from', async () => {
    const [past] = await server.db
      .select({ id: orders.id, customer: orderSheets.customer_id })
      .from(orders)
      .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
      .where(and(eq(orders.off_board, true), eq(orders.status, 'received')));
    assert(past, 'an order was delivered another day');
    const [address] = (await api.get(`/admin-addresses/?user_id=${past.customer}`)).body as { id: number }[];
    const at = (hours: number) => new Date(server.clock() + hours * 3_600_000).toISOString();
    const made = await api.post('/redeliver-orders/', {
      order_id_to_redeliver: past.id,
      ...{ shipping_time: at(2), max_shipping_time: at(3), number_of_bags: 2, number_of_bags_isotherm: 0 },
      ...{ shipping_address_id: address?.id, transit_area_type: 1, transit_area_name: 'F07' },
    });
    expect(made).toMatchObject({ status: 200, body: { tags: ['missing_bags'] } });
    const sheet = await sheetOf(Order.parse(made.body).id);
    expect(sheet).toMatchObject({
      parent_order: { id: past.id },
      user: { id: past.customer },
      amount: 0,
      products: [],
    });
  });

  it('API-S01 refuses an unknown order with 404, and an id that is none with 400', async () => {
    expect((await api.get('/processing-orders/7/')).status).toBe(404);
    expect((await api.get('/processing-orders/abc/')).status).toBe(400);
  });
});

describe('a customer', () => {
  it('API-S42 is found by id and address together', async () => {
    const { customer } = await anySheet();
    const { user } = await sheetOf((await anySheet()).id);
    const asked = (email: string) => api.get(`/users/${customer}/support-info/?email=${encodeURIComponent(email)}`);
    const found = Customer.parse((await asked(user?.email ?? '')).body);
    expect(found).toMatchObject({ id: customer, email: user?.email });
    expect((await asked((user?.email ?? '').toUpperCase())).status).toBe(200);
    expect((await asked('autre@courriel.example')).status).toBe(404);
  });

  it('SUP-045 has as credit what was given less what he spent', async () => {
    const [spent] = await server.db
      .select({
        order_id: moneyMovements.order_id,
        client: moneyEntries.credit_customer_id,
        cents: moneyEntries.amount_cents,
      })
      .from(moneyMovements)
      .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
      .where(and(eq(moneyMovements.kind, 'spent'), isNotNull(moneyEntries.credit_customer_id)));
    assert(spent?.order_id && spent.client, 'somebody spent a credit');
    const { user } = await sheetOf(spent.order_id);
    const his = await server.db.select().from(moneyEntries).where(eq(moneyEntries.credit_customer_id, spent.client));
    const found = Customer.parse(
      (await api.get(`/users/${user?.id}/support-info/?email=${encodeURIComponent(user?.email ?? '')}`)).body,
    );
    expect(cents(found.credits)).toBe(sum(his.map(({ amount_cents }) => amount_cents)));
    expect(cents((await sheetOf(spent.order_id)).credits_used)).toBe(-spent.cents);
  });

  it('SUP-080, SUP-089 his orders of every center come with the latest delivery first', async () => {
    const all = await server.db
      .select({ customer: orderSheets.customer_id, center: orders.center_id })
      .from(orderSheets)
      .innerJoin(orders, eq(orders.id, orderSheets.order_id));
    const centersOf = new Map<number, Set<number>>();
    for (const { customer, center } of all)
      if (customer) centersOf.set(customer, new Set([...(centersOf.get(customer) ?? []), center]));
    const [two] = [...centersOf].filter(([, centers]) => centers.size > 1);
    assert(two, 'a customer has orders of two centers');
    const told = (await api.get(`/processing-orders/?user_id=${two[0]}`)).body as readonly unknown[];
    const list = told.map((row) => OrderSummary.parse(row));
    expect(list.length).toBe(all.filter(({ customer }) => customer === two[0]).length);
    expect(new Set(list.map(({ center }) => center))).toEqual(two[1]);
    const times = list.map(({ shipping_time }) => Date.parse(shipping_time ?? ''));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect((await api.get('/processing-orders/?user_id=0')).status).toBe(400);
  });
});
