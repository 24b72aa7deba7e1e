import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { User } from '../../server/src/auth/user.ts';
import type { Context } from '../../server/src/context.ts';
import { arrivals } from '../../server/src/reads/arrivals/arrivals.ts';
import { Arrival, ArrivalDock } from '../../src/domain/arrival/arrival.ts';
import { Order } from '../../src/domain/order/order.ts';
import { Task } from '../../src/domain/task/task.ts';
import type { Client } from '../contract/client.ts';
import { type Scene, sceneMaker } from '../hands/scene.ts';
import { aTruck } from '../hands/truck.ts';
import { counting } from './counted-statements.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// What leaves one center as cross-docking arrives in another, and is received there once.

let server: OwnServer;
let manager: Client;
let dockStaff: Client;
let makeScene: ReturnType<typeof sceneMaker>;
beforeAll(async () => {
  server = await ownServer();
  manager = await server.as('manager');
  dockStaff = await server.as('quai');
  makeScene = sceneMaker(server, server.clock);
});
afterAll(() => server.close());

const Load = z.object({
  docks: z.array(z.extend(ArrivalDock, { tasks: z.array(Arrival) })),
  pending: z.array(Arrival),
});
const Reception = z.object({ already_received: z.array(z.object({ order_id: z.int(), received_by: z.string() })) });

let here: Scene;
let there: Scene;
beforeEach(async () => {
  here = await makeScene({ stock_type: 2 });
  there = await makeScene();
});

const read = async () => Load.parse((await manager.get('/arrivals/', { query: { center: here.center } })).body);
const received = (order_id: number, new_area?: string) => ({
  ...{ order_id, is_received: true, is_not_received: false },
  ...(new_area ? { new_area } : {}),
});
const missing = (order_id: number) => ({ order_id, is_received: false, is_not_received: true });
const say = (client: Client, ...arrivals: readonly object[]) =>
  client.post('/arrivals/', { center: here.center, arrivals });
const Arrivals = z.extend(Load, { cancelable_arrivals: z.array(Arrival) });
const readWhole = async () =>
  Arrivals.parse((await manager.get('/arrivals/', { query: { center: here.center } })).body);
const told = async (order: number) => {
  const { docks, cancelable_arrivals } = await readWhole();
  return [...docks.flatMap(({ tasks }) => tasks), ...cancelable_arrivals].find((it) => it.linked_order.id === order);
};
const takeBack = async (client: Client, order_id: number, received_at?: string | null) =>
  client.post('/arrivals/cancel_reception/', {
    ...{ center: here.center, order_id, received_at: received_at ?? (await told(order_id))?.received_at },
  });
const nameAndState = ({ linked_order, is_received, is_not_received, received_by }: Arrival) => [
  linked_order.random_id,
  is_received,
  is_not_received,
  received_by ?? null,
];
const idsOf = async (plan: Parameters<typeof aTruck>[2]) =>
  (await aTruck(there, here, plan)).orders.map(({ id }) => id);
const taskAt = async (order: number) => {
  const { body } = await manager.get('/dispatch/deliveries/', { query: { ids: order + 1 } });
  return z.array(z.extend(Task, { linked_order: Order })).parse(body)[0];
};

describe('the arrivals of a center', () => {
  it('PRP-265 PRP-275 API-P04 are trucks that left for it, and what waits to leave', async () => {
    await aTruck(there, here, { names: ['A1', 'A2'] });
    await aTruck(there, here, { names: ['B1'], dock: { gone_at: null } });
    await aTruck(there, here, { names: ['C1'], dock: { closed_at: there.at(-1) } });
    await aTruck(here, there, { names: ['D1'] });
    const { docks, pending } = await read();
    expect(docks.map(({ center, tasks }) => [center, tasks.map((it) => it.linked_order.random_id)])).toEqual([
      [there.center, ['A1', 'A2']],
    ]);
    expect(pending.map(({ linked_order }) => linked_order.random_id)).toEqual(['B1']);
  });

  it('PRP-264 leave the list a quarter of an hour after the last order was decided on', async () => {
    const [one = 0] = await idsOf({ names: ['A1'] });
    expect((await say(dockStaff, received(one))).status).toBe(200);
    expect((await read()).docks).toHaveLength(1);
    server.advance(16 * 60_000);
    expect((await read()).docks).toHaveLength(0);
  });
});

describe('reading arrivals', () => {
  it('takes as many statements for three trucks as for one', async () => {
    const { asked, db } = counting(server.db);
    const count = async () => {
      asked.count = 0;
      const asker = { user: {} as User, nowMs: server.clock() };
      await arrivals.answer(
        { params: {}, query: { center: String(here.center) }, body: undefined },
        { db } as Context,
        asker,
      );
      return asked.count;
    };
    await aTruck(there, here, { names: ['A1', 'A2'] });
    // Docks, receptions, tasks with their orders, jobs, settings.
    expect(await count()).toBe(5);
    await aTruck(there, here, { names: ['B1'] });
    await aTruck(there, here, { names: ['C1'], dock: { gone_at: null } });
    expect(await count()).toBe(5);
  });
});

describe('a batch', () => {
  it('PRP-284 PRP-290 API-P05 is told by the next read, and where the orders came from', async () => {
    const [one = 0, two = 0, three = 0] = await idsOf({ names: ['A1', 'A2', 'A3'] });
    const reply = await say(dockStaff, received(one, 'P1-07'), missing(two));
    expect([reply.status, reply.body]).toEqual([200, { already_received: [] }]);
    expect((await read()).docks.flatMap(({ tasks }) => tasks).map(nameAndState)).toEqual([
      ['A1', true, false, 'quai@quai.example'],
      ['A2', false, true, 'quai@quai.example'],
      ['A3', false, false, null],
    ]);
    expect((await taskAt(one))?.loading_status).toBe('received');
    expect((await taskAt(one))?.linked_order.transit_area).toBe('P1-07');
    expect((await taskAt(two))?.loading_status).toBe('not_received');
    expect((await taskAt(three))?.loading_status ?? null).toBe(null);
  });

  it('PRP-286 counts what is received already as done, and tells by whom; what was missing may be found', async () => {
    const [one = 0, two = 0] = await idsOf({ names: ['A1', 'A2'] });
    await say(dockStaff, received(one), missing(two));
    const reply = await say(manager, received(one, 'P1-09'), received(two));
    expect(reply.status).toBe(200);
    expect(Reception.parse(reply.body).already_received).toEqual([{ order_id: one, received_by: 'quai@quai.example' }]);
    expect((await read()).docks.flatMap(({ tasks }) => tasks).map(nameAndState)).toEqual([
      ['A1', true, false, 'quai@quai.example'],
      ['A2', true, false, 'manager@quai.example'],
    ]);
    expect((await taskAt(one))?.linked_order.transit_area ?? null).toBe(null);
    // Received stays received, whatever is said afterwards.
    await say(manager, missing(one));
    expect((await taskAt(one))?.loading_status).toBe('received');
  });

  it('PRP-287 is refused whole for one other fault, and nothing of it is kept', async () => {
    const [one = 0] = await idsOf({ names: ['A1'] });
    const [waiting = 0] = await idsOf({ names: ['B1'], dock: { gone_at: null } });
    const elsewhere = (await aTruck(here, there, { names: ['C1'] })).orders[0]?.id ?? 0;
    const unclear = { order_id: one, is_received: true, is_not_received: true };
    for (const fault of [received(waiting), received(elsewhere), received(999_999_999), received(one), unclear]) {
      const reply = await say(manager, received(one), fault);
      expect(reply.status).toBe(400);
    }
    expect((await read()).docks.flatMap(({ tasks }) => tasks).map(nameAndState)).toEqual([['A1', false, false, null]]);
  });

  it('PRP-286 received twice at once is received once', async () => {
    const [one = 0] = await idsOf({ names: ['A1'] });
    const replies = await Promise.all([say(manager, received(one)), say(dockStaff, received(one))]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const told = replies.map(({ body }) => Reception.parse(body).already_received.length);
    expect(told.toSorted()).toEqual([0, 1]);
  });
});

describe('a reception', () => {
  const minute = 60_000;

  it('OUR-034 API-O02 is taken back: the order is expected again as it stood, its truck in progress, and received anew', async () => {
    const [one = 0, two = 0] = await idsOf({ names: ['A1', 'A2'], order: () => ({ transit_area: 'B12' }) });
    await say(dockStaff, received(one, 'P1-07'), received(two));
    const [before] = (await read()).docks;
    expect(before?.finished_at).toBeTruthy();
    const reply = await takeBack(dockStaff, one);
    expect([reply.status, reply.body]).toEqual([200, { already_canceled: [] }]);
    const [dock] = (await read()).docks;
    expect(dock?.tasks.map(nameAndState)).toEqual([
      ['A1', false, false, null],
      ['A2', true, false, 'quai@quai.example'],
    ]);
    expect(dock?.finished_at).toBe(null);
    const { body } = await manager.get(`/docks/${dock?.id}/`);
    expect(body).toMatchObject({ current_status: 'loaded', finished_at: null });
    const task = await taskAt(one);
    expect([task?.loading_status ?? null, task?.linked_order.transit_area]).toEqual([null, 'B12']);
    // Received once more, whole again, and taken back once more.
    await say(manager, received(one));
    expect((await read()).docks[0]?.finished_at).toBeTruthy();
    expect((await takeBack(manager, one)).status).toBe(200);
    expect(await told(one)).toMatchObject({ is_received: false, received_by: null, cancelable_until: null });
  });

  it('OUR-033 OUR-035 of the last hour alone, also of trucks that are listed no more; what was said not to have come, too', async () => {
    const [one = 0, two = 0] = await idsOf({ names: ['A1', 'A2'] });
    await say(dockStaff, received(one), missing(two));
    const at = (await told(one))?.received_at ?? '';
    const until = new Date(Date.parse(at) + 60 * minute).toISOString();
    expect((await told(two))?.cancelable_until).toBe(until);
    server.advance(16 * minute);
    const { docks, cancelable_arrivals } = await readWhole();
    expect([docks, cancelable_arrivals.map((it) => it.cancelable_until)]).toEqual([[], [until, until]]);
    expect((await takeBack(dockStaff, two)).status).toBe(200);
    // Its truck is in progress again.
    expect((await readWhole()).docks.flatMap(({ tasks }) => tasks).map(nameAndState)).toEqual([
      ['A1', true, false, 'quai@quai.example'],
      ['A2', false, false, null],
    ]);
    server.advance(44 * minute);
    expect((await told(one))?.cancelable_until).toBe(null);
    const late = await takeBack(dockStaff, one, at);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error: expect.stringContaining("A1 a été reçue il y a plus d'une heure") });
  });

  it('OUR-035 is refused once something has happened with the order, with a word that says what', async () => {
    const plan = { names: ['A1', 'A2', 'A3'] };
    const { id, orders } = await aTruck(there, here, plan);
    const [one = 0, two = 0, three = 0] = orders.map((order) => order.id);
    await say(dockStaff, received(one), received(two), received(three));
    const at = (await told(one))?.received_at;
    const moved = { transit_area_type: 1, transit_area_name: 'F09' };
    const done = [
      await manager.post(`/processing-orders/${one}/change_transit_area/`, moved),
      await manager.post(`/processing-orders/${two}/change_status/`, { status: 'received' }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const said = async (order: number) => {
      const { status, body } = await takeBack(dockStaff, order, at);
      return [
        status,
        z
          .object({ error: z.string() })
          .parse(body)
          .error.replace(/[:.].*/, ''),
      ];
    };
    expect(await said(one)).toEqual([409, 'A1 a changé depuis sa réception (zone) ']);
    expect(await said(two)).toEqual([409, 'A2 a changé depuis sa réception (statut) ']);
    expect((await told(one))?.cancelable_until).toBe(null);
    expect((await manager.post(`/docks/${id}/finish/`)).status).toBeLessThan(300);
    expect(await said(three)).toEqual([409, "A3 n'est plus dans un camion arrivé ici "]);
    const [never = 0] = await idsOf({ names: ['B1'] });
    expect(await said(never)).toEqual([409, "B1 n'a pas été reçue ici "]);
  });

  it('OUR-036 taken back twice is taken back once, and told by whom; one that was said anew since stays', async () => {
    const [one = 0, two = 0] = await idsOf({ names: ['A1', 'A2'] });
    await say(dockStaff, received(one), received(two));
    const at = (await told(one))?.received_at;
    await takeBack(manager, one);
    const Already = z.object({
      already_canceled: z.array(z.object({ random_id: z.string(), canceled_by: z.nullable(z.string()) })),
    });
    const again = async () => Already.parse((await takeBack(dockStaff, one, at)).body).already_canceled;
    expect(await again()).toEqual([{ random_id: 'A1', canceled_by: 'manager@quai.example' }]);
    server.advance(minute);
    await say(manager, received(one));
    expect(await again()).toEqual([{ random_id: 'A1', canceled_by: null }]);
    expect((await told(one))?.is_received).toBe(true);
    const both = await Promise.all([takeBack(manager, two), takeBack(dockStaff, two)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => Already.parse(body).already_canceled.length).toSorted()).toEqual([0, 1]);
  });

  it('OUR-033 is for whoever may receive', async () => {
    const [one = 0] = await idsOf({ names: ['A1'] });
    await say(dockStaff, received(one));
    const preparation = await server.as('preparation');
    expect((await takeBack(preparation, one)).status).toBe(403);
    expect((await told(one))?.is_received).toBe(true);
  });
});
