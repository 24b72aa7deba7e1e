import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isId } from '../../../server/src/db/ids.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { phoneCalls } from '../../../server/src/db/schema/phone-calls.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { Order } from '../../../src/domain/order/order.ts';
import { PhoneCall } from '../../../src/domain/phone-call/phone-call.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
const center = CenterId.parse(9);
let server: OwnServer;
let support: Client;
let manager: Client;
let about: { readonly order: number; readonly customer: number };
beforeAll(async () => {
  server = await ownServer({ simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [support, manager] = [await server.as('support'), await server.as('manager')];
  const [one] = await server.db
    .select({ order: orders.id, customer: customers.id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .where(and(eq(orders.off_board, false), eq(orders.center_id, center), isNotNull(customers.phone_number)))
    .orderBy(orders.id)
    .limit(1);
  assert(one, 'a center has orders of customers with a phone');
  about = one;
});
afterAll(() => server.close());

const inMinutes = (minutes: number) => new Date(server.clock() + minutes * 60_000).toISOString();
const plan = async (by: Client, body: object) =>
  by.post('/phone-calls/', { center, due_at: inMinutes(20), is_mine: false, comment: '', ...body });
const planned = async (by: Client, body: object = { order_id: about.order }) => {
  const answer = await plan(by, body);
  expect(answer.status).toBe(200);
  return PhoneCall.parse(answer.body);
};
const listed = async () => {
  const { body } = await manager.get(`/phone-calls/?center=${center}`);
  return (body as { calls: unknown[] }).calls.map((row) => PhoneCall.parse(row));
};
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;

describe('a call to make', () => {
  it('OUR-221 is listed with whom, by the order or the customer as they are; it keeps neither name nor phone', async () => {
    const ofOrder = await planned(support, { order_id: about.order, is_mine: true, comment: 'Digicode 48B12' });
    const ofCustomer = await planned(support, { user_id: about.customer });
    const calls = await listed();
    const [one, other] = [ofOrder, ofCustomer].map(({ id }) => calls.find((call) => call.id === id));
    expect(one).toMatchObject({ order: { id: about.order }, comment: 'Digicode 48B12', state: 'open' });
    expect(one?.for_user?.id).toBe(one?.created_by?.id);
    expect(one?.phone).toBeTruthy();
    expect(other).toMatchObject({ order: null, customer: { id: about.customer }, for_user: null });
    const [kept] = await server.db
      .select({ phone: customers.phone_number })
      .from(customers)
      .where(isId(customers.id, about.customer));
    assert(kept?.phone && other?.name, 'the customer has both');
    expect(other.phone).toBe(kept.phone);
    const row = JSON.stringify(await server.db.select().from(phoneCalls).where(eq(phoneCalls.id, ofCustomer.id)));
    expect(row).not.toContain(kept.phone);
    expect(row).not.toContain(other.name);
  });

  it('OUR-221 is about an order of its center or a customer, never both or neither', async () => {
    expect((await plan(support, {})).status).toBe(400);
    expect((await plan(support, { order_id: about.order, user_id: about.customer })).status).toBe(400);
    expect((await plan(support, { order_id: 999_999_999 })).status).toBe(409);
    expect((await plan(await server.as('preparation'), { order_id: about.order })).status).toBe(403);
    expect((await plan(support, { order_id: about.order, comment: 'x'.repeat(301) })).status).toBe(400);
  });

  it('OUR-222 is done once: the second is told who did it; done, it is the last call of its order', async () => {
    const { id } = await planned(support);
    const end = (by: Client, outcome = 'done') =>
      by.post(`/phone-calls/${id}/end/`, { outcome, ended_at: inMinutes(0) });
    const first = PhoneCall.parse((await end(support)).body);
    expect(first).toMatchObject({ state: 'done', ended_at: inMinutes(0) });
    const second = await end(manager, 'canceled');
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ already: true, state: 'done', ended_by: first.ended_by });
    expect((await listed()).map((call) => call.id)).not.toContain(id);
    const { last_call } = Order.parse((await support.get(`/processing-orders/${about.order}/`)).body);
    expect(last_call).toEqual({ at: inMinutes(0), by: first.ended_by });
  });

  it('OUR-222 is put off by whoever saw its hour; the other is refused, and so is one that is over', async () => {
    const { id, due_at } = await planned(support);
    const putOff = (by: Client, minutes: number, due_was: string | null | undefined) =>
      by.patch(`/phone-calls/${id}/`, { due_at: inMinutes(minutes), due_was });
    expect((await putOff(support, 40, due_at)).body).toMatchObject({ due_at: inMinutes(40) });
    const late = await putOff(manager, 60, due_at);
    expect(late.status).toBe(409);
    expect(errorOf(late)).toContain("Quelqu'un l'a reporté entre-temps");
    await support.post(`/phone-calls/${id}/end/`, { outcome: 'canceled', ended_at: inMinutes(0) });
    expect((await putOff(manager, 60, inMinutes(40))).status).toBe(409);
  });
});
