import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctCustomer } from '../../../server/src/db/customers/write-customers.ts';
import { addresses } from '../../../server/src/db/schema/addresses.ts';
import { authors } from '../../../server/src/db/schema/authors.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { docks, orders, tasks } from '../../../server/src/db/schema/day.ts';
import { userDeposits } from '../../../server/src/db/schema/deposits.ts';
import { extraCostDemands } from '../../../server/src/db/schema/drivers/extra-costs.ts';
import { moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { moneyProposalNotes, moneyProposals } from '../../../server/src/db/schema/money/proposals.ts';
import {
  refundCheckNotes,
  refundChecks,
  refundNotes,
  refundParts,
  refunds,
} from '../../../server/src/db/schema/money/refunds.ts';
import { clientContacts, outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import { auditEntries } from '../../../server/src/db/schema/record.ts';
import { orderLines, orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { readBoard } from '../../contract/board.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');
const chiefs = ['superadmin', 'manager', 'manager-acl'];

const paris = CenterId.parse(9);

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

interface Someone {
  readonly id: CustomerId;
  readonly order: OrderId;
  readonly email: string;
}

/** Customers with an order on the board of today and one that is off it. */
async function somebody(at: number): Promise<Someone> {
  const found = await server.db
    .select({ id: customers.id, email: customers.email, order: orders.id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .innerJoin(tasks, eq(tasks.linked_order, orders.id))
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .where(and(eq(orders.off_board, false), eq(orders.center_id, paris), sql`${customers.email} is not null`))
    .orderBy(customers.id);
  const one = [...new Map(found.map((it) => [it.id, it])).values()][at];
  assert(one?.email, 'there are customers');
  return { ...one, email: one.email };
}

/** Nothing of his is on its way any more. */
const endAll = (id: CustomerId) =>
  server.db
    .update(orders)
    .set({ status: 'received' })
    .where(sql`${orders.id} in (select order_id from order_sheets where customer_id = ${id})`);

const word = 'QXPLANTED';

/** Names, numbers and notes that stand nowhere else, wherever something of a customer is kept. */
async function plant(someone: Someone) {
  const { id, order } = someone;
  const { db } = server;
  const api = await server.as('support');
  await api.patch(`/users/${id}/`, {
    last_name: `${word}name`,
    first_name: `${word}first`,
  });
  await api.patch(`/processing-orders/${order}/address/`, {
    ...{ firstname: `${word}a`, lastname: `${word}b`, company: `${word}c` },
  });
  await api.patch(`/processing-orders/${order}/address/`, { phone: `07 ${word}` });
  await db.transaction((tx) =>
    correctCustomer(id, {
      phone_number: `06 ${word}`,
      internal_note: { id: 7, content: `${word}note`, last_author: { first_name: word, last_name: word } },
      fraud_details: [{ rule_id: 'R1', description: `${word}rule` }],
    })(tx, server.clock()),
  );
  await db
    .update(addresses)
    .set({ street: `${word}street`, additional_information: word })
    .where(eq(addresses.user_id, id));
  await db
    .update(orders)
    .set({
      data: sql`${orders.data} || ${JSON.stringify({ shipping_address: { street: `${word}way` }, fullname: word })}::jsonb`,
    })
    .where(eq(orders.id, order));
  await db
    .update(tasks)
    .set({
      data: sql`${tasks.data} || ${JSON.stringify({ address: { street: `${word}road` }, client: { id, name: word } })}::jsonb`,
    })
    .where(eq(tasks.linked_order, order));
  await db
    .update(orderSheets)
    .set({
      gift_message: `${word}gift`,
      data: sql`${orderSheets.data} || ${JSON.stringify({ billing_address: { street: `${word}bill` }, shipping_proof_picture: word })}::jsonb`,
    })
    .where(eq(orderSheets.order_id, order));
  await db.insert(outgoingMessages).values({
    ...{ id: `planted-${id}`, order_id: order, phone: word, body: `Bonjour ${word}`, done_by: 'support@quai.example' },
    ...{ created_at: '2026-03-10T09:00:00Z', state: 'waiting', due_at: '2026-03-10T09:00:00Z' },
  });
  await db.insert(userDeposits).values({
    ...{ id: 900_000 + id, center_id: paris, product_id: 4_011, user_id: id, user_name: word },
    order_id: order,
  });
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.order_id, order));
  assert(payment, 'his order was paid');
  const [refund] = await db
    .insert(refunds)
    .values({ order_id: order, kind: 'order', created_at: '2026-03-10T09:00:00Z' })
    .returning();
  assert(refund, 'a refund of his');
  await db.insert(refundNotes).values({ refund_id: refund.id, notes: `${word} a appelé` });
  const [part] = await db
    .insert(refundParts)
    .values({
      ...{ refund_id: refund.id, payment_id: payment.id, amount_cents: 100, status: 'refused' },
      ...{ error: `Carte de ${word} refusée`, updated_at: '2026-03-10T09:00:00Z' },
    })
    .returning();
  assert(part, 'a part of it');
  const [check] = await db
    .insert(refundChecks)
    .values({ part_id: part.id, status: 'refused', created_at: '2026-03-10T09:00:00Z' })
    .returning();
  assert(check, 'somebody looked');
  await db.insert(refundCheckNotes).values({ check_id: check.id, seen_in: `Relevé de ${word}` });
  const [author] = await db.select({ id: authors.id }).from(authors);
  assert(author, 'somebody did something before');
  const [proposal] = await db
    .insert(moneyProposals)
    .values({
      ...{ order_id: order, service: 'refund', body: {}, amount_cents: 100, author_id: author.id },
      ...{ seen_refunded_cents: 0, seen_recredited_cents: 0, status: 'refused', decided_at: '2026-03-10T09:00:00Z' },
      ...{ created_at: '2026-03-10T09:00:00Z', expires_at: '2026-03-11T09:00:00Z' },
    })
    .returning();
  assert(proposal, 'somebody proposed more');
  await db
    .insert(moneyProposalNotes)
    .values({ proposal_id: proposal.id, notes: `${word} insiste`, refusal: `Déjà rendu à ${word}` });
  const [demand] = await db.select({ id: extraCostDemands.id }).from(extraCostDemands);
  assert(demand, 'drivers demand extra pay');
  await db
    .update(extraCostDemands)
    .set({ order_id: order, comment: `${word} était absent` })
    .where(eq(extraCostDemands.id, demand.id));
  const said = await say(someone);
  // Two that a colleague's change refuses, one that is done, two that cannot be.
  expect(said.map(({ status }) => status)).toEqual([409, 409, 200, 400, 400]);
  expect(said.slice(0, 2).map(({ body }) => JSON.stringify(body).includes(word))).toEqual([true, true]);
  await db
    .insert(clientContacts)
    .values({ client_id: id, phone: word })
    .onConflictDoUpdate({ target: clientContacts.client_id, set: { phone: word } });
}

/** Calls under keys, whose answers are repeated: by a round, a task, several orders, refused ones too. */
async function say({ id, order }: Someone) {
  await endAll(id);
  const { db } = server;
  const [manager, support] = [await server.as('manager'), await server.as('support')];
  const keyed = (key: string) => ({ headers: { 'idempotency-key': `${key}-${order}` } });
  const [task] = await db.select().from(tasks).where(eq(tasks.linked_order, order));
  const [home] = await db.select().from(addresses).where(eq(addresses.user_id, id));
  const [line] = await db.select().from(orderLines).where(eq(orderLines.order_id, order));
  const [dock] = await db
    .select({ id: docks.id })
    .from(docks)
    .where(and(eq(docks.center_id, paris), isNull(docks.gone_at), eq(docks.dock_type, 'DRIVER_SOFT')));
  assert(task && home && line && dock, 'he has an order, an address and a line');
  const start = new Date(server.clock() + 3_600_000).toISOString();
  const again = {
    ...{ order_id_to_duplicate: order, shipping_address_id: home.id, repreparation_reason_id: 12 },
    ...{ shipping_time: start, max_shipping_time: new Date(server.clock() + 7_200_000).toISOString() },
    ...{ repreparation_reason_comment: `${word}why`, products: [{ product_id: line.product_id, quantity: 1 }] },
  };
  return Promise.all([
    manager.post(
      '/dispatch/deliveries/move_task/',
      [{ id: task.id, from_dock_id: task.dock, dock_target_id: dock.id, dock_rank: 1 }],
      keyed('move'),
    ),
    manager.post(
      '/processing-orders/bulk_change_status/',
      { orders_ids: [order], dock_id: dock.id, status: 'restock' },
      keyed('bulk'),
    ),
    support.post('/duplicate-orders/', again, keyed('again')),
    support.post(
      '/duplicate-orders/',
      { ...again, products: [{ product_id: line.product_id, quantity: 999 }] },
      keyed('too-much'),
    ),
    support.patch(`/users/${id}/`, { phone_number: '' }, keyed('refused')),
  ]);
}

/** The tables in which the planted word stands, whole rows read as text. */
async function tablesWith(text: string): Promise<string[]> {
  const names = await server.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const tables = (names as unknown as { rows: { table_name: string }[] }).rows.map(({ table_name }) => table_name);
  const found: string[] = [];
  for (const name of tables) {
    const hit = await server.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text like ${`%${text}%`} limit 1`,
    );
    if ((hit as unknown as { rows: unknown[] }).rows.length > 0) found.push(name);
  }
  return found.sort();
}

const ledgerOf = async ({ id, order }: Someone) => ({
  movements: await server.db
    .select()
    .from(moneyMovements)
    .where(eq(moneyMovements.customer_id, id))
    .orderBy(moneyMovements.id),
  payments: await server.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.order_id, order))
    .orderBy(orderPayments.id),
});

describe('what becomes of an account', () => {
  it('SUP-192 SUP-586 is decided by those who see the tab; a meal-voucher account is disconnected by every editor', async () => {
    const whoMay = async (send: (role: string) => Promise<{ status: number }>) => {
      const may: string[] = [];
      for (const role of roles) if ((await send(role)).status !== 403) may.push(role);
      return may;
    };
    // Nobody is there: whoever may ask is told so.
    const nobody = 999_999_999;
    expect(await whoMay(async (role) => (await server.as(role)).post(`/users/${nobody}/anonymise/`))).toEqual(chiefs);
    expect(await whoMay(async (role) => (await server.as(role)).delete(`/users/${nobody}/`))).toEqual(chiefs);
    expect(await whoMay(async (role) => (await server.as(role)).post(`/users/${nobody}/fix_centers/`))).toEqual(chiefs);
    const disconnect = { user_id: nobody };
    expect(await whoMay(async (role) => (await server.as(role)).post('/me/cart/disable-edenred/', disconnect))).toEqual(
      [...chiefs, 'support'],
    );
  });

  it('SUP-583 to anonymise clears every name, number, address and note in the database, and no id or amount', async () => {
    const someone = await somebody(0);
    await plant(someone);
    await endAll(someone.id);
    expect(await tablesWith(word)).toEqual([
      ...[
        'addresses',
        'audit_requests',
        'client_contacts',
        'customer_search',
        'customers',
        'extra_cost_demands',
        'idempotency_outcomes',
        'money_proposal_notes',
        'order_sheets',
        'orders',
      ],
      ...['outgoing_messages', 'refund_check_notes', 'refund_notes', 'refund_parts', 'tasks', 'user_deposits'],
    ]);
    const before = await ledgerOf(someone);
    const entries = await server.db.select().from(auditEntries);
    const manager = await server.as('manager');
    const answer = await manager.post(`/users/${someone.id}/anonymise/`, undefined, {
      headers: { 'idempotency-key': 'clear-1' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ id: someone.id, first_name: 'Client', last_name: 'anonymisé', phone_number: null },
      email: `anonyme-${someone.id}@anonyme.invalid`,
    });
    expect(await tablesWith(word)).toEqual([]);
    expect(await tablesWith(someone.email)).toEqual([]);
    expect(await ledgerOf(someone)).toEqual(before);
    expect((await server.db.select().from(auditEntries)).length).toBe(entries.length + 1);
    // The card of today keeps his number alone, and the next poll tells it.
    const board = await readBoard(manager, 9);
    const task = [...board.tasks.values()].find(({ client }) => client?.id === someone.id);
    expect(JSON.stringify(task?.client)).toContain('Client anonymisé');
    expect(task?.address).toBeNull();
    expect(JSON.stringify([...board.tasks.values()])).not.toContain(word);
    // Nobody finds him by the address of before.
    const query = { email: someone.email };
    expect((await manager.get(`/users/${someone.id}/support-info/`, { query })).status).toBe(404);
  });

  it('SUP-583 waits for what is on its way to him, and says which order', async () => {
    const someone = await somebody(1);
    await server.db.update(orders).set({ status: 'prep' }).where(eq(orders.id, someone.order));
    const answer = await (await server.as('manager')).post(`/users/${someone.id}/anonymise/`);
    const [order] = await server.db.select().from(orders).where(eq(orders.id, someone.order));
    expect(answer.status).toBe(400);
    expect((answer.body as { error: string }).error).toContain(order?.random_id ?? '?');
  });

  it('SUP-584 a deleted customer is found no more, and his orders keep their amounts', async () => {
    const someone = await somebody(2);
    await endAll(someone.id);
    const manager = await server.as('manager');
    const sheet = async () =>
      (await manager.get(`/processing-orders/${someone.order}/`)).body as { amount: number; user: { email: unknown } };
    const { amount } = await sheet();
    expect((await manager.delete(`/users/${someone.id}/`)).status).toBe(204);
    expect(await sheet()).toMatchObject({ amount, user: { id: someone.id, email: null } });
    const query = { email: someone.email };
    expect((await manager.get(`/users/${someone.id}/support-info/`, { query })).status).toBe(404);
    expect((await manager.post(`/users/${someone.id}/anonymise/`)).status).toBe(400);
  });

  it('SUP-585 to force the center takes that of his latest order of each site', async () => {
    const someone = await somebody(3);
    await server.db.transaction((tx) =>
      correctCustomer(someone.id, {
        usersite: [
          { site: 1, center: 12 },
          { site: 4_000, center: null },
        ],
      })(tx, server.clock()),
    );
    await server.db.update(orders).set({ shipping_time: '2027-01-01T10:00:00Z' }).where(eq(orders.id, someone.order));
    const answer = await (await server.as('superadmin')).post(`/users/${someone.id}/fix_centers/`);
    expect((answer.body as { usersite: unknown }).usersite).toEqual([
      { site: 1, center: 9 },
      { site: 4_000, center: 9 },
    ]);
  });

  it('SUP-586 it is the customer who is disconnected, not whoever asks', async () => {
    const [paid] = await server.db
      .select({ order: orderPayments.order_id, customer: orderSheets.customer_id })
      .from(orderPayments)
      .innerJoin(orderSheets, eq(orderSheets.order_id, orderPayments.order_id))
      .innerJoin(customers, and(eq(customers.id, orderSheets.customer_id), isNull(customers.deleted_at)))
      .where(eq(orderPayments.type, 'edenred'))
      .limit(1);
    assert(paid?.customer, 'somebody paid by meal voucher');
    const support = await server.as('support');
    const isValid = async () => {
      const query = { payment_details: 1 };
      const { body } = await support.get(`/processing-orders/${paid.order}/`, { query });
      const { payment_details } = body as {
        payment_details: { type: string; edenred: { is_token_valid: boolean } | null }[];
      };
      return payment_details.find(({ type }) => type === 'edenred')?.edenred?.is_token_valid;
    };
    expect(await isValid()).toBe(true);
    expect((await support.post('/me/cart/disable-edenred/', { user_id: paid.customer })).status).toBe(204);
    expect(await isValid()).toBe(false);
  });
});
