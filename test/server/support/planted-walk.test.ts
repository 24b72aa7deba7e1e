import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actions } from '../../../server/src/actions/actions.ts';
import { addresses } from '../../../server/src/db/schema/addresses.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { docks, drivers, orders, tasks } from '../../../server/src/db/schema/day.ts';
import { orderLines, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Answer } from '../../contract/client.ts';
import { type Declared, declaredBy, type Known, type Place, placesOf, samplesOf, withAt } from '../hostile/samples.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// A mark of its own in every text of every call, accepted or refused; then the customer is anonymised, and the whole
// database is searched. A call that is added later is walked too: its texts are read from its schema.

const paris = CenterId.parse(9);
/** Nothing has this number. */
const nowhere = 999_999_999;

let server: OwnServer;
let him: Him;
let ids: Readonly<Record<string, number>> = {};
beforeAll(async () => {
  server = await ownServer();
  him = await somebody();
  const limit = { name: limitName(paris), value: 5 };
  expect((await (await server.as('superadmin')).post('/configs/global/', limit)).status).toBe(200);
  ids = await idsAround(him);
});
afterAll(() => server.close());

type Him = Awaited<ReturnType<typeof somebody>>;

/** A customer with an order on the board of today. */
async function somebody() {
  const [one] = await server.db
    .select({ id: customers.id, order: orders.id, task: tasks.id, home: addresses.id, product: orderLines.product_id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .innerJoin(tasks, eq(tasks.linked_order, orders.id))
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .innerJoin(addresses, eq(addresses.user_id, customers.id))
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(and(eq(orders.off_board, false), eq(orders.center_id, paris)))
    .orderBy(customers.id)
    .limit(1);
  assert(one, 'somebody has an order');
  return one;
}

/** Ids by the first part of a path and by the name of a field: his own wherever a call may name him. */
async function idsAround({ id, order, task, home, product }: Him) {
  const [dock] = await server.db
    .select({ id: docks.id })
    .from(docks)
    .where(and(eq(docks.center_id, paris), isNull(docks.gone_at)));
  const [driver] = await server.db.select({ id: drivers.id }).from(drivers).where(eq(drivers.center_id, paris));
  assert(dock && driver, 'a center has rounds and drivers');
  return {
    ...{ 'processing-orders': order, orders: order, order, order_id: order, order_ids: order, orders_ids: order },
    ...{ order_id_to_redeliver: order, order_id_to_duplicate: order, product_id: product },
    ...{ users: id, user_id: id, 'admin-addresses': home, shipping_address_id: home, 'internal-notes': id * 3 + 1 },
    ...{ tasks: task, dispatch: task, task_ids: task, docks: dock.id, dock_id: dock.id },
    ...{ drivers: driver.id, driver: driver.id, repreparation_reason_id: 12 },
    ...{ center: paris, center_id: paris, logistics_center_id: paris },
  };
}

type Action = (typeof actions)[number];

const knownTo =
  ({ path }: Action): Known =>
  (name) =>
    ids[name] ?? (name === 'id' || name === 'ids' ? ids[path.split('/')[1] ?? ''] : undefined);

/** Whether a place takes words: no instant, no choice, and no number in digits. */
const takesWords = (declared: Declared): boolean =>
  declared.anyOf?.some(takesWords) ??
  (declared.type === 'string' && !declared.enum && !declared.format && !declared.pattern);

/** One of these stands in a place of one call. Numbers are digits, which a reader of phones keeps. */
const markOf = (place: Place, count: number) =>
  place.path.some((part) => String(part).includes('phone')) ? `07${90_000_000 + count}` : `QX${100_000 + count}`;
const anyMark = /QX1\d{5}|79\d{7}/g;
const bare = (mark: string) => mark.replace(/^0/, '');

interface Planted {
  readonly call: string;
  readonly field: string;
  readonly namesHim: boolean;
  readonly status: number;
}
const planted = new Map<string, Planted>();
let count = 0;

async function send(role: string, { method, path }: Action, input: unknown, key: string): Promise<Answer> {
  const { body, ...named } = input as Readonly<Record<string, unknown>>;
  const isInPath = (name: string) => path.includes(`:${name}/`);
  const filled = path.replace(/:(\w+)\//g, (_, name: string) => `${named[name]}/`);
  const query = Object.entries(named).flatMap(([name, value]) =>
    isInPath(name) || value == null ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return (await server.as(role)).send(method, `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
    ...(method === 'GET' || body === undefined ? {} : { body }),
    headers: { 'idempotency-key': key },
  });
}

/** The number of his note follows from his own. */
const noteOf = ({ id }: Him) => id * 3 + 1;

/** Sends a sample with marks in these places, under a key; again with other words under the same key, which is refused. */
async function plant(role: string, action: Action, sample: unknown, places: readonly Place[]) {
  count += 1;
  const key = `walk-${count}`;
  for (const _ of ['sent', 'sent with other words']) {
    const marks = places.map((place) => {
      count += 1;
      return { place, mark: markOf(place, count) };
    });
    const input = marks.reduce((so, { place, mark }) => withAt(so, place.path, mark), sample);
    const asked = JSON.stringify(input);
    const namesHim = [him.id, him.order, him.task, him.home, noteOf(him)].some((id) => asked.includes(String(id)));
    const { status } = await send(role, action, input, key);
    const call = `${action.method} ${action.path}`;
    for (const { place, mark } of marks)
      planted.set(bare(mark), { call, field: place.path.join('.'), namesHim, status });
  }
}

/** Calls that anonymise him: nothing could be planted after them. */
const ends = ({ method, path }: Action) =>
  path.startsWith('/users/:id/') && (method === 'DELETE' || path.includes('anonymise'));

/** Samples that their schemas do not lead to: accepted by the server as they are. */
const byHand: Readonly<Record<string, (him: Him) => readonly object[]>> = {
  '/driver-extra-costs/': ({ order }) => [
    { body: { driver: ids.driver, day: '2026-03-10', amount: 5, extracost_type: 1, comment: 'x', order } },
  ],
  // Once accepted under its number, and refused with other words.
  '/incidents/': ({ order }) => [
    {
      body: {
        ...{ id: 'f2a1c9de-0b7c-4c55-9c1e-5d2f7a3b8e10', center: paris, cause: 'street', about: 'x', why: 'x' },
        ...{ subtype: 'credit_compensation', customer_ceiling: 10, ceiling: 100, stops_at_refusal: false },
        items: [{ order_id: order, credit: 5, late_minutes: null, sms: 'x' }],
      },
    },
  ],
  // One that is given, and one that is proposed, above the limit of his center.
  '/processing-orders/:id/add_credits/': ({ order: id }) => {
    const credit = { id, field: 'order_id', quantity: 1, subtype: 'credit_compensation', notes: 'x' };
    return [
      { id: String(id), body: { ...credit, creditAmount: 0.01 } },
      { id: String(id), body: { ...credit, creditAmount: 5.5, is_proposal: true } },
    ];
  },
};

const samplesFor = (action: Action, declared: Declared): readonly unknown[] => {
  return [...samplesOf(declared, knownTo(action)), ...(byHand[action.path]?.(him) ?? [])];
};

/** All of its texts at once, and one at a time, by somebody who may and by others; and for a thing that is not there. */
async function plantIn(action: Action) {
  const declared = declaredBy(action.input);
  for (const sample of samplesFor(action, declared)) {
    const places = placesOf(sample, declared).filter((it) => it.path[0] === 'body' && takesWords(it.declared));
    if (places.length === 0) continue;
    for (const role of ['superadmin', 'logistique'])
      for (const some of [places, ...places.map((place) => [place])]) await plant(role, action, sample, some);
    await plant('superadmin', action, withAt(sample, ['id'], String(nowhere)), places);
  }
}

/** Every column of every table as text: the calls whose marks stand there, by table and field. */
async function marksInTables(about: (it: Planted) => boolean): Promise<string[]> {
  const tables = await server.db.execute(
    sql`select table_name as text from information_schema.tables where table_schema = 'public'`,
  );
  const found = new Set<string>();
  for (const name of textsOf(tables)) {
    const rows = await server.db.execute(sql`select to_jsonb(t)::text as text from ${sql.identifier(name)} t`);
    // Numbers are stored in groups of two digits.
    const words = textsOf(rows).flatMap((text) => text.replaceAll(/(?<=\d)[ .](?=\d)/g, '').match(anyMark) ?? []);
    for (const word of words) {
      const it = planted.get(word);
      if (it && about(it)) found.add(`${name}: ${it.call} ${it.field}`);
    }
  }
  return [...found].sort();
}

const textsOf = (result: unknown) => (result as { rows: { text: string }[] }).rows.map(({ text }) => text);

const aboutHim = ({ namesHim }: Planted) => namesHim;

it('SUP-583 no text of any call that names him is left in any table, whatever its answer was', async () => {
  for (const action of actions.filter((it) => !ends(it))) await plantIn(action);
  const answers = new Set([...planted.values()].filter(aboutHim).map(({ status }) => status));
  expect([...answers].toSorted((one, other) => one - other)).toEqual([200, 400, 403, 404, 409, 422]);
  const before = await marksInTables(aboutHim);
  expect(new Set(before.map((line) => line.split(':')[0]))).toEqual(
    new Set([
      ...['addresses', 'audit_requests', 'client_contacts', 'customer_search', 'customers', 'extra_cost_notes'],
      ...[
        'idempotency_outcomes',
        'incident_notes',
        'money_notes',
        'money_proposal_notes',
        'order_sheets',
        'orders',
        'outgoing_messages',
        'tasks',
      ],
    ]),
  );
  await server.db
    .update(orders)
    .set({ status: 'received' })
    .where(sql`${orders.id} in (select order_id from order_sheets where customer_id = ${him.id})`);
  const others = await marksInTables((it) => !it.namesHim);
  expect((await (await server.as('superadmin')).post(`/users/${him.id}/anonymise/`)).status).toBe(200);
  expect(await marksInTables(aboutHim)).toEqual([]);
  // Words about somebody or something else are none of his.
  expect(others.length).toBeGreaterThan(0);
  expect(await marksInTables((it) => !it.namesHim)).toEqual(others);
});
