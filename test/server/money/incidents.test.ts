import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../server/src/db/schema/accounts.ts';
import { orders as dayOrders } from '../../../server/src/db/schema/day.ts';
import { generalConfigs } from '../../../server/src/db/schema/general-configs.ts';
import { incidentItems, incidents, incidentTexts } from '../../../server/src/db/schema/incidents.ts';
import {
  moneyEntries,
  moneyMovements,
  moneyNotes,
  moneyOperations,
} from '../../../server/src/db/schema/money/money.ts';
import { clientContacts, outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import { orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { IncidentDesk } from '../../../server/src/incidents/incident-desk.ts';
import { serverConfig } from '../../../server/src/options.ts';
import { Snapshots } from '../../../server/src/snapshot/snapshots.ts';
import { Incident, TouchedOrder } from '../../../src/domain/incident/incident-row.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
const paris = 9;
let server: OwnServer;
let support: Client;
let manager: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [support, manager] = [await server.as('support'), await server.as('manager')];
}, 500_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(generalConfigs).where(eq(generalConfigs.name, limitName(paris)));
  await server.db
    .update(incidents)
    .set({ status: 'stopped' })
    .where(inArray(incidents.status, ['running', 'suspended']));
});

const taken = new Set<number>();

/** Orders under way that were paid, of customers of their own, whom nobody has credited. */
async function orders(count: number): Promise<TouchedOrder[]> {
  const { body } = await support.get(`/incident-orders/?center=${paris}`);
  const found = (body as { orders: unknown[] }).orders.map((order) => TouchedOrder.parse(order));
  const paid = new Set<number>();
  for (const { id } of await server.db.selectDistinct({ id: orderPayments.order_id }).from(orderPayments)) paid.add(id);
  const customers = new Set<number>();
  const free = found.filter(({ id, customer_id, status, incident_id }) => {
    const isFree =
      customer_id != null &&
      !customers.has(customer_id) &&
      !taken.has(id) &&
      paid.has(id) &&
      status !== 'canceled' &&
      !incident_id;
    if (isFree) customers.add(customer_id);
    return isFree;
  });
  const some = free.slice(0, count);
  expect(some).toHaveLength(count);
  for (const { id, customer_id } of some) {
    taken.add(id);
    assert(customer_id, 'it has a customer');
    await server.db
      .insert(clientContacts)
      .values({ client_id: customer_id, phone: '+33 6 39 98 00 12' })
      .onConflictDoNothing();
  }
  return some;
}

const body = (of: readonly TouchedOrder[], more: object = {}) => ({
  ...{ id: randomUUID(), center: paris, cause: 'trolley', about: 'chariot 12 perdu', why: 'Tombé du camion' },
  ...{ subtype: 'credit_compensation', customer_ceiling: 10, ceiling: 100, stops_at_refusal: false },
  items: of.map(({ id }) => ({ order_id: id, credit: 5, late_minutes: null, sms: 'Nos excuses, 5,00 euros.' })),
  ...more,
});
type Body = ReturnType<typeof body>;

const errorOf = ({ body: its }: { readonly body: unknown }) => (its as { error?: string }).error;
let count = 0;
const keyed = () => ({ headers: { 'idempotency-key': `incident-${++count}` } });
const prepare = (its: Body, by = support) => by.post('/incidents/', its, keyed());
const decide = (id: string, decision: string, by = manager, item_id?: number) =>
  by.post(`/incidents/${id}/decide/`, { decision, ...(item_id === undefined ? {} : { item_id }) }, keyed());
const read = async (id: string) => Incident.parse((await support.get(`/incidents/${id}/`)).body);
const statesOf = async (id: string) => (await read(id)).items.map(({ status }) => status);

/** Prepared and started. */
async function started(of: readonly TouchedOrder[], more: object = {}) {
  const its = body(of, more);
  expect((await prepare(its)).status).toBe(200);
  expect((await decide(its.id, 'start')).status).toBe(200);
  return its.id;
}

/** Cents of the credits that incidents gave for an order. */
async function creditedTo(id: number) {
  const found = await server.db
    .select({ cents: moneyEntries.amount_cents, key: moneyMovements.operation_key, notes: moneyNotes.notes })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .leftJoin(moneyNotes, eq(moneyNotes.movement_id, moneyMovements.id))
    .where(
      and(
        eq(moneyMovements.order_id, OrderId.parse(id)),
        eq(moneyMovements.kind, 'credit'),
        isNotNull(moneyEntries.credit_customer_id),
        isNotNull(moneyMovements.operation_key),
      ),
    );
  return found;
}
const messagesOf = (id: number) =>
  server.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.order_id, OrderId.parse(id)));
const keyOf = async (incident: string, order: number) => {
  const [found] = await server.db
    .select({ key: incidentItems.key })
    .from(incidentItems)
    .where(and(eq(incidentItems.incident_id, incident as never), eq(incidentItems.order_id, OrderId.parse(order))));
  assert(found, 'it has the order');
  return found.key;
};

describe('an incident', () => {
  it('OUR-171 is prepared: nothing is sent, each credit has its key, and a repetition makes no second', async () => {
    const two = await orders(2);
    const its = body(two);
    const answer = await prepare(its);
    expect([answer.status, Incident.parse(answer.body)]).toMatchObject([
      200,
      {
        ...{ id: its.id, status: 'prepared', about: 'chariot 12 perdu', why: 'Tombé du camion', ceiling: 100 },
        ...{ type_label: 'Geste commercial', started_at: null, items: [{ status: 'waiting', credit: 5 }, {}] },
      },
    ]);
    expect((await prepare(its)).status).toBe(200);
    const other = await prepare({ ...its, why: 'Autre chose' });
    expect([other.status, errorOf(other)]).toEqual([409, expect.stringContaining('déjà préparé, mais autrement')]);
    const [first] = two;
    assert(first, 'there are two');
    expect((await prepare(body([first, first]))).status).toBe(400);
    await server.incidents.catchUp();
    expect(await statesOf(its.id)).toEqual(['waiting', 'waiting']);
    const keys = await Promise.all(two.map(({ id }) => keyOf(its.id, id)));
    expect(new Set(keys).size).toBe(2);
    const again = await prepare(body(two.slice(1)));
    expect([again.status, errorOf(again)]).toEqual([409, expect.stringContaining('est déjà dans un incident')]);
  });

  it('OUR-171 the ceilings, of a customer and of the whole, hold on the server, over his orders together', async () => {
    const three = await orders(3);
    expect(errorOf(await prepare(body(three, { customer_ceiling: 4.99 })))).toContain('plafond par client');
    expect(errorOf(await prepare(body(three, { ceiling: 14.99 })))).toContain("plafond de l'incident");
    const [one, two] = three;
    assert(one?.customer_id && two, 'there are three');
    await server.db.update(orderSheets).set({ customer_id: one.customer_id }).where(eq(orderSheets.order_id, two.id));
    expect(errorOf(await prepare(body([one, two], { customer_ceiling: 9 })))).toContain('plafond par client');
  });

  it('OUR-172 is approved by a manager alone, then credits one after the other, each with its SMS after it', async () => {
    const two = await orders(2);
    const its = body(two);
    await prepare(its);
    expect((await decide(its.id, 'start', support)).status).toBe(403);
    expect((await decide(its.id, 'start')).status).toBe(200);
    expect([errorOf(await decide(its.id, 'start'))]).toEqual(["L'envoi est déjà en cours"]);
    await server.incidents.catchUp();
    expect(await statesOf(its.id)).toEqual(['credited', 'waiting']);
    await server.incidents.catchUp();
    await server.incidents.catchUp();
    const done = await read(its.id);
    expect(done).toMatchObject({ status: 'done', items: [{ status: 'credited', sms_state: 'waiting' }, {}] });
    expect(done.started_by?.last_name).toBeTruthy();
    for (const { id } of two) {
      const [entry, ...more] = await creditedTo(id);
      expect([entry?.cents, entry?.key, more]).toEqual([500, await keyOf(its.id, id), []]);
      expect(entry?.notes).toMatch(/^Incident chariot 12 perdu, préparé par .+, Tombé du camion$/);
      expect((await messagesOf(id)).map((it) => [it.body, it.state])).toEqual([
        ['Nos excuses, 5,00 euros.', 'waiting'],
      ]);
    }
  });

  it('OUR-172 goes on after a process that died before or after its commit, and by two at once: never twice', async () => {
    const three = await orders(3);
    const id = await started(three);
    const [first, second] = three;
    assert(first && second, 'there are three');
    await server.incidents.catchUp();
    // It died after the commit of the money, before it noted so: the operation under its key is there.
    await server.db
      .update(incidentItems)
      .set({ status: 'waiting', at: null })
      .where(and(eq(incidentItems.incident_id, id as never), eq(incidentItems.order_id, first.id)));
    const others = [0, 1].map(
      () =>
        new IncidentDesk({
          ...server,
          snapshots: new Snapshots(server.db, 'beside'),
          config: serverConfig({}),
        }),
    );
    for (let turn = 0; turn < 6; turn += 1)
      await Promise.all([server.incidents.catchUp(), ...others.map((desk) => desk.catchUp())]);
    expect((await creditedTo(first.id)).map(({ cents }) => cents)).toEqual([500]);
    expect((await creditedTo(second.id)).map(({ cents }) => cents)).toEqual([500]);
    expect((await read(id)).status).toBe('done');
    expect(await statesOf(id)).toEqual(['credited', 'credited', 'credited']);
    expect(await messagesOf(second.id)).toHaveLength(1);
    const operations = await server.db
      .select()
      .from(moneyOperations)
      .where(eq(moneyOperations.key, await keyOf(id, second.id)));
    expect(operations.map(({ status }) => status)).toEqual([200]);
  });

  it('OUR-173 suspended it sends no more, taken up again it goes on, stopped it gives the rest up', async () => {
    const four = await orders(4);
    const id = await started(four);
    await server.incidents.catchUp();
    expect((await decide(id, 'suspend', support)).status).toBe(200);
    await server.incidents.catchUp();
    expect(await statesOf(id)).toEqual(['credited', 'waiting', 'waiting', 'waiting']);
    expect((await decide(id, 'start')).status).toBe(200);
    await server.incidents.catchUp();
    expect((await decide(id, 'stop', support)).status).toBe(200);
    await server.incidents.catchUp();
    expect(await statesOf(id)).toEqual(['credited', 'credited', 'dropped', 'dropped']);
    expect(errorOf(await decide(id, 'start'))).toBe('Cet incident est terminé');
    const dropped = four[3];
    assert(dropped, 'there are four');
    expect(await creditedTo(dropped.id)).toEqual([]);
  });

  it('OUR-173 the limit of a center holds for each; the first refusal suspends where that is asked, and is tried again', async () => {
    const two = await orders(2);
    const limit = (value: number | null) =>
      server.db
        .insert(generalConfigs)
        .values({ name: limitName(paris), value })
        .onConflictDoUpdate({
          target: generalConfigs.name,
          set: { value },
        });
    await limit(3);
    const id = await started(two, { stops_at_refusal: true });
    await server.incidents.catchUp();
    const refused = await read(id);
    expect([refused.status, refused.items.map(({ status }) => status)]).toEqual(['suspended', ['refused', 'waiting']]);
    expect(refused.items[0]?.error).toContain('Au-dessus de la limite du centre');
    const [first] = two;
    assert(first, 'there are two');
    expect([await creditedTo(first.id), await messagesOf(first.id)]).toEqual([[], []]);
    const before = await keyOf(id, first.id);
    await limit(null);
    expect((await decide(id, 'retry', support, refused.items[0]?.id)).status).toBe(403);
    expect((await decide(id, 'retry', manager, refused.items[0]?.id)).status).toBe(200);
    expect(await keyOf(id, first.id)).not.toBe(before);
    expect(errorOf(await decide(id, 'retry', manager, refused.items[0]?.id))).toContain('Seul un crédit refusé');
    await decide(id, 'start');
    for (let turn = 0; turn < 3; turn += 1) await server.incidents.catchUp();
    expect(await statesOf(id)).toEqual(['credited', 'credited']);
    expect((await creditedTo(first.id)).map(({ cents }) => cents)).toEqual([500]);
  });

  it('OUR-172 a credit without a number is given without SMS, and one whose text is true no more is refused', async () => {
    const two = await orders(2);
    const [one, other] = two;
    assert(one?.customer_id && other, 'there are two');
    await server.db.delete(clientContacts).where(eq(clientContacts.client_id, one.customer_id));
    const past = 'Bonjour, votre commande devrait arriver entre 01:00 et 01:20. Compte crédité de 5,00 euros.';
    const id = await started(two, {
      items: [
        { order_id: one.id, credit: 5, late_minutes: null, sms: 'Nos excuses' },
        { order_id: other.id, credit: 5, late_minutes: null, sms: past },
      ],
    });
    for (let turn = 0; turn < 3; turn += 1) await server.incidents.catchUp();
    expect((await read(id)).items).toMatchObject([
      { status: 'credited', sms_state: 'no_phone' },
      { status: 'refused', error: expect.stringContaining('Le SMS ne dit plus ce qui est') },
    ]);
    expect(await creditedTo(other.id)).toEqual([]);
    expect((await read(id)).status).toBe('done');
  });

  it('OUR-172 is approved and tried again by another than who prepared it, who may suspend and stop it', async () => {
    const two = await orders(2);
    const its = body(two);
    expect((await prepare(its, manager)).status).toBe(200);
    const own = await decide(its.id, 'start');
    expect([own.status, errorOf(own)]).toEqual([409, expect.stringContaining('Un autre responsable')]);
    await server.incidents.catchUp();
    expect(await statesOf(its.id)).toEqual(['waiting', 'waiting']);
    expect((await decide(its.id, 'start', await server.as('superadmin'))).status).toBe(200);
    expect((await decide(its.id, 'suspend')).status).toBe(200);
    expect(errorOf(await decide(its.id, 'start'))).toContain('Un autre responsable');
    expect(errorOf(await decide(its.id, 'retry', manager, (await read(its.id)).items[0]?.id))).toContain('Un autre');
    expect((await decide(its.id, 'stop')).status).toBe(200);
    expect(await statesOf(its.id)).toEqual(['dropped', 'dropped']);
    for (const order of two) taken.delete(order.id);
  });

  it('OUR-172 a credit refused by a process that died, and taken up by another manager, keeps nothing from going on', async () => {
    const two = await orders(2);
    const id = await started(two, {
      items: two.map((order) => ({ order_id: order.id, credit: 1, late_minutes: null, sms: '' })),
    });
    const [first] = two;
    assert(first, 'there are two');
    await server.db.update(dayOrders).set({ status: 'canceled' }).where(eq(dayOrders.id, first.id));
    const late = 'Bonjour, votre commande devrait arriver avec du retard.';
    const [item] = (await read(id)).items;
    assert(item, 'there are two');
    await server.db.update(incidentTexts).set({ sms: late }).where(eq(incidentTexts.item_id, item.id));
    await server.incidents.catchUp();
    expect((await read(id)).items[0]).toMatchObject({
      status: 'refused',
      error: expect.stringContaining('livrée ou annulée'),
    });
    // It died before it noted so; the operation under its key is the first manager's.
    await server.db.update(incidentItems).set({ status: 'waiting', at: null }).where(eq(incidentItems.id, item.id));
    expect((await decide(id, 'suspend')).status).toBe(200);
    expect((await decide(id, 'start', await server.as('superadmin'))).status).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) await server.incidents.catchUp();
    expect([(await read(id)).status, await statesOf(id)]).toEqual(['done', ['refused', 'credited']]);
    expect(await creditedTo(first.id)).toEqual([]);
  });
});

describe('an incident that nobody may send', () => {
  it('OUR-176 is suspended once its approver has lost the right, says so, and another takes it up', async () => {
    const some = await orders(2);
    // As little as any order allows.
    const items = some.map(({ id }) => ({ order_id: id, credit: 1, late_minutes: null, sms: 'Toutes nos excuses.' }));
    const its = body(some, { items });
    expect((await prepare(its)).status).toBe(200);
    expect((await decide(its.id, 'start')).status).toBe(200);
    await server.incidents.catchUp();
    const isManager = (is_manager: boolean) =>
      server.db.update(users).set({ is_manager }).where(eq(users.email, 'manager@quai.example'));
    try {
      await isManager(false);
      await server.incidents.catchUp();
      await server.incidents.catchUp();
      const held = await read(its.id);
      expect([held.status, held.halted_for]).toEqual(['suspended', 'approver']);
      expect(held.items.map(({ status }) => status)).toEqual(['credited', 'waiting']);
      expect((await decide(its.id, 'start', await server.as('superadmin'))).status).toBe(200);
      await server.incidents.catchUp();
      const done = await read(its.id);
      expect([done.status, done.halted_for]).toEqual(['done', null]);
      expect(done.items.map(({ status }) => status)).toEqual(['credited', 'credited']);
    } finally {
      await isManager(true);
    }
  });

  it('OUR-176 is over a day after it was prepared: nothing is sent, and its orders are free', async () => {
    const some = await orders(1);
    const its = body(some);
    expect((await prepare(its)).status).toBe(200);
    server.advance(24 * 3_600_000 - 1_000);
    [support, manager] = [await server.as('support'), await server.as('manager')];
    await server.incidents.catchUp();
    expect((await read(its.id)).status).toBe('prepared');
    server.advance(1_000);
    const late = await decide(its.id, 'start');
    expect([late.status, errorOf(late)]).toEqual([
      409,
      "Personne n'a approuvé cet incident en un jour : rien n'est parti",
    ]);
    await server.incidents.catchUp();
    const over = await read(its.id);
    expect([over.status, over.halted_for, over.items[0]?.status]).toEqual(['stopped', 'expired', 'dropped']);
    expect((await prepare(body(some))).status).toBe(200);
  });
});
