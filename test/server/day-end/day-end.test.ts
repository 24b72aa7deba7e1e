import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, tasks } from '../../../server/src/db/schema/day.ts';
import { extraCosts } from '../../../server/src/db/schema/drivers/extra-costs.ts';
import { moneyEntries } from '../../../server/src/db/schema/money/money.ts';
import { facts } from '../../../server/src/db/schema/record.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { lockCenter, writePatches } from '../../../server/src/db/write.ts';
import { polls } from '../../../server/src/reads/polls.ts';
import { Snapshots } from '../../../server/src/snapshot/snapshots.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { readBoard } from '../../contract/board.ts';
import { Client } from '../../contract/client.ts';
import { signIn } from '../../contract/target.ts';
import { applied, type Body, firstDifference, normal } from '../delta-body.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

const center = CenterId.parse(9);
const dayMs = 86_400_000;

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 90 });
  api = await server.as('superadmin');
});
afterAll(() => server.close());

const write = (patches: readonly Patch[]) =>
  server.db.transaction(async (tx) => {
    await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, patches);
  });

const state = (client: Client = api, since?: string) =>
  client.get('/tasks/state/', {
    query: { center_id: center, version: 1 },
    headers: since === undefined ? {} : { 'delta-since': since },
  });

/** From which cursor a process that starts now goes on. */
async function elsewhere(since: string | null) {
  const poll = polls.find(({ path }) => path === '/tasks/state/');
  const [instance] = await server.db.select().from(facts).where(eq(facts.name, 'instance'));
  assert(poll && instance, 'the board is polled');
  const query = { center_id: String(center) };
  const { variant } = poll.ask({ params: {}, query, body: undefined }, { withMobile: true });
  const process = new Snapshots(server.db, instance.value);
  const answer = await process.take(center, variant, server.clock(), { isKnown: () => false, since });
  return answer?.base ?? null;
}

/** Alerts go on to name an order whose day is over: its sheet is still there. */
const named = (body: unknown, id: number) =>
  JSON.stringify({ ...Object(body), alert_notifications: [] }).includes(String(id));
const sheetOf = async (id: number, client = api) =>
  (await client.get(`/processing-orders/${id}/`, { query: { products: 1, payment_details: 1 } })).body;

/** Three orders of today: one delivered, one canceled, one whose client was not there. */
async function threeEnds() {
  const [done, off, back] = [...(await readBoard(api, center)).tasks.values()].filter(({ client }) => client?.id);
  assert(done && off && back, 'the board has three deliveries');
  await write([
    { kind: 'order', id: done.linked_order.id, set: { status: 'received' } },
    { kind: 'task', id: done.id, set: { status: 'received', dock: null, dock_rank: null } },
    { kind: 'order', id: off.linked_order.id, set: { status: 'canceled' } },
    { kind: 'task', id: off.id, set: { dock: null, dock_rank: null } },
    { kind: 'order', id: back.linked_order.id, set: { status: 'undeliveredclient' } },
    { kind: 'task', id: back.id, set: { dock: null, dock_rank: null } },
  ]);
  return { done, off, back };
}

describe('a day that is over', () => {
  let ends: Awaited<ReturnType<typeof threeEnds>>;

  it('stays on the board until it is', async () => {
    ends = await threeEnds();
    await server.dayEnd.run();
    expect(named((await state()).body, ends.off.linked_order.id)).toBe(true);
  });

  it('leaves the board with all that ended; who goes on from an answer of before is told what is gone', async () => {
    const { done, off, back } = ends;
    const before = await state();
    server.advance(dayMs);
    await server.dayEnd.run();
    const [now, delta] = [await state(), await state(api, before.headers.get('delta-cursor') ?? '')];
    for (const { linked_order } of [done, off]) expect(named(now.body, linked_order.id)).toBe(false);
    expect(named(now.body, back.linked_order.id)).toBe(true);
    expect(delta.status).toBe(226);
    const { changed } = delta.body as Body;
    expect(changed?.tasks).toEqual(expect.arrayContaining([done.id, off.id]));
    expect(changed?.orders).toEqual(expect.arrayContaining([done.linked_order.id, off.linked_order.id]));
    const told = applied(before.body as Body, delta.body as Body);
    const wrong = firstDifference(normal(told), normal(now.body as Body));
    expect(wrong).toBeNull();
    // A process that was not there meanwhile does not know what left: it tells everything, and goes on from there.
    expect(await elsewhere(before.headers.get('delta-cursor'))).toBeNull();
    const later = now.headers.get('delta-cursor');
    expect(await elsewhere(later)).toBe(later);
  });

  it('leaves nothing behind that could be dispatched: only its sheets are acted on', async () => {
    const { done } = ends;
    const move = [{ id: done.id, from_dock_id: null, dock_target_id: null, dock_rank: 1 }];
    const moved = await api.post('/dispatch/deliveries/move_task/', move);
    expect(moved.status).toBeGreaterThanOrEqual(400);
    const { id } = done.linked_order;
    const back = await api.post(`/processing-orders/${id}/change_status/`, { status: 'undeliveredclient', flat: 1 });
    expect(back.status).toBe(200);
    expect((await api.post(`/processing-orders/${id}/reset_for_redelivery/`)).status).toBe(409);
    expect(named((await state()).body, id)).toBe(false);
  });

  it('leaves the database after two months, and what money hangs on stays', async () => {
    const { done } = ends;
    const money = async () => ({
      payments: await server.db.select().from(orderPayments),
      credits: await server.db.select().from(moneyEntries),
      costs: await server.db.select().from(extraCosts),
      orders: (await server.db.select({ id: orders.id }).from(orders)).length,
    });
    const leftTasks = async () => (await server.db.select().from(tasks).where(isNotNull(tasks.left_rev))).length;
    const [before, sheet] = [await money(), await sheetOf(done.linked_order.id)];
    expect(await leftTasks()).toBeGreaterThan(0);
    server.advance(30 * dayMs);
    await server.dayEnd.run();
    expect(await server.db.select().from(tasks).where(eq(tasks.id, done.id))).toHaveLength(1);
    server.advance(35 * dayMs);
    await server.dayEnd.run();
    expect(await server.db.select().from(tasks).where(eq(tasks.id, done.id))).toEqual([]);
    expect(await money()).toEqual(before);
    const paid = (body: unknown) => {
      const { amount, products, payment_details } = Object(body);
      return { amount, products, payment_details };
    };
    // The first token is as old as the day.
    const today = new Client(api.baseUrl, await signIn(server.url, 'superadmin'));
    expect(paid(await sheetOf(done.linked_order.id, today))).toEqual(paid(sheet));
    expect(paid(sheet).amount).toBeGreaterThan(0);
  });
});
