import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handOver, lockCenter, writePatches } from '../../server/src/db/write.ts';
import { polls } from '../../server/src/reads/polls.ts';
import { type Snapshot, Snapshots } from '../../server/src/snapshot/snapshots.ts';
import { makeRandom, type Random } from '../../server/src/world/random.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import type { Patch } from '../../src/domain/rows.ts';
import { wholeOr } from '../setup/whole.ts';
import { applied, type Body, firstDifference, normal } from './delta-body.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// full(t0) + delta(t0 → t1) = full(t1), for any changes, polls, filters and viewers, whichever process gave the cursor.

const center = CenterId.parse(9);
const elsewhere = CenterId.parse(12);
const viewers = [{ withMobile: true }, { withMobile: false }];
const queries: readonly (readonly [path: string, query: Readonly<Record<string, string>>])[] = [
  ['/dispatch/loadstate/', {}],
  ['/dispatch/loadstate/', { with_dock_current_statuses: 'draft,moving,defined', with_driver_queue: '0' }],
  ['/dispatch/loadstate/', { with_driver_among_dispatched_deliveries: '0', with_drivers: '0' }],
  [
    '/dispatch/loadstate/',
    {
      with_not_loaded_dock_among_dispatched_deliveries: '0',
      with_normal_slot_among_deliveries_to_dispatch: '0',
      with_dqp_express_among_deliveries_to_dispatch: '0',
    },
  ],
  ['/tasks/state/', {}],
];

/** One way of asking, as `polls` reads it from a request. */
const asks = queries.flatMap(([path, query]) =>
  viewers.map((viewer) => {
    const poll = polls.find((it) => it.path === path);
    if (!poll) throw new Error(`no poll ${path}`);
    const named = path.startsWith('/tasks') ? { center_id: '9' } : { center: '9' };
    return poll.ask({ params: {}, query: { ...query, ...named }, body: undefined }, viewer).variant;
  }),
);

const read = (snapshot: Snapshot | null) => {
  if (!snapshot?.body) throw new Error('nothing told');
  return JSON.parse(snapshot.body.plain(null).toString()) as Body;
};

/** What a client was told, whole. */
interface Told {
  readonly ask: number;
  readonly cursor: string;
  readonly body: Body;
}

describe('a delta', { timeout: 120_000 }, () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await ownServer({ simulator: 'manual' });
  });
  afterAll(() => server.close());

  const take = (process: Snapshots, ask: number, since: string | null = null) => {
    const variant = asks[ask];
    if (!variant) throw new Error('no such way of asking');
    return process.take(center, variant, server.clock(), { isKnown: () => false, since });
  };

  const whole = async (process: Snapshots, ask: number): Promise<Told> => {
    const snapshot = await take(process, ask);
    return { ask, cursor: snapshot?.cursor ?? '', body: read(snapshot) };
  };

  const write = (patches: readonly Patch[]) =>
    server.db.transaction(async (tx) => {
      await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, patches);
    });

  /** Somebody moves to the other center, or comes from there. */
  const exchange = async (driver: number, to: CenterId) =>
    server.db.transaction(async (tx) => {
      const here = ((await lockCenter(tx, center)) ?? 0) + 1;
      const there = ((await lockCenter(tx, elsewhere)) ?? 0) + 1;
      await writePatches(tx, center, here, []);
      await writePatches(tx, elsewhere, there, []);
      await handOver(tx, driver, to, to === center ? here : there);
    });

  const step = async (random: Random, process: Snapshots) => {
    const draw = random.next();
    if (draw < 0.15) server.advance(random.int(1, 40) * 60_000);
    else if (draw < 0.25) {
      server.advance(5_000);
      await server.simulator.step();
    } else if (draw < 0.32) {
      const [to, from] = random.chance(0.5) ? [center, elsewhere] : [elsewhere, center];
      const drivers = (await process.mirror(from))?.held.driver.rows ?? new Map<number, unknown>();
      if (drivers.size > 0) await exchange(random.pick([...drivers.keys()]), to);
    } else await write(await changes(random, process));
  };

  const changes = async (random: Random, process: Snapshots): Promise<Patch[]> => {
    const mirror = await process.mirror(center);
    if (!mirror) throw new Error('no center');
    const docks = [...mirror.held.dock.rows.keys()];
    const { task, order } = random.pick([...mirror.deliveries.values()]);
    const dock = random.pick(docks);
    const at = new Date(server.clock()).toISOString();
    const slot = new Date(server.clock() + random.int(-60, 120) * 60_000).toISOString();
    const drivers = [...mirror.held.driver.rows.keys()];
    const pick = <T>(...some: readonly T[]) => some[random.int(0, some.length - 1)] as T;
    const drawn: Patch[] = [
      { kind: 'task', id: task.id, set: { dock: random.pick(docks), dock_rank: random.int(1, 5) } as object },
      { kind: 'task', id: task.id, set: { dock: null, dock_rank: null } },
      { kind: 'task', id: task.id, set: { dock_rank: random.int(1, 9) } },
      { kind: 'task', id: task.id, set: { is_moving: random.chance(0.5) } },
      { kind: 'task', id: task.id, set: { status: pick('todo', 'shipping', 'received') } },
      { kind: 'task', id: task.id, set: { delivery_man_id: random.chance(0.5) ? random.int(1, 99) : null } as object },
      { kind: 'task', id: task.id, set: { max_shipping_time: slot } },
      { kind: 'order', id: order.id, set: { status: pick('prepared', 'canceled', 'restock', 'undeliveredclient') } },
      { kind: 'order', id: order.id, set: { tags: pick([], ['dqp_express'], ['dqp_courier']) } },
      { kind: 'order', id: order.id, set: { canceled_mode: pick(null, 'sms'), max_shipping_time: slot } },
      { kind: 'dock', id: dock, set: { hidden: random.chance(0.3) } },
      { kind: 'dock', id: dock, set: { current_status: pick('draft', 'moving', 'loaded', 'closed') } },
      { kind: 'dock', id: dock, set: { loaded_at: pick(null, at), name: `G${random.int(1, 99)}` } },
      ...drivers.slice(0, 1).map((id) => ({ kind: 'driver' as const, id, set: { name: `D${random.int(1, 99)}` } })),
      ...[...mirror.held.alert.rows.keys()]
        .slice(0, 2)
        .map((id) => ({ kind: 'alert' as const, id, set: { is_read: true } })),
      { kind: 'metas', id: center, set: { extra_delay: random.int(0, 9) } },
    ];
    return Array.from({ length: random.int(1, 4) }, () => random.pick(drawn));
  };

  it.each(wholeOr([1, 2, 3, 4], [2]))(
    'of any age, after history %i, makes of what was told what is told now',
    async (seed) => {
      const random = makeRandom(seed).fork('delta');
      // Processes on one database, each behind the other by turns; one begins half-way.
      const processes = [new Snapshots(server.db, 'one'), new Snapshots(server.db, 'one')];
      const told: Told[] = [];
      for (const [ask] of asks.entries()) told.push(await whole(random.pick(processes), ask));
      for (let round = 0; round < 32; round++) {
        await step(random, random.pick(processes));
        if (round === 16) processes.push(new Snapshots(server.db, 'one'));
        for (const { ask, cursor, body } of [random.pick(told), random.pick(told), random.pick(told)]) {
          const process = random.pick(processes);
          const [now, delta] = [await whole(process, ask), await take(process, ask, cursor)];
          expect(delta?.base).toBe(cursor);
          expect(delta?.cursor).toBe(now.cursor);
          const wrong = firstDifference(normal(applied(body, read(delta))), normal(now.body));
          expect(wrong, `round ${round} of ${ask} since ${cursor}`).toBeNull();
          // What was reached by a delta is a base like any other.
          if (random.chance(0.5)) told.push({ ask, cursor: now.cursor, body: applied(body, read(delta)) });
          else told.push(now);
        }
      }
    },
  );

  it('says of what nothing touched nothing at all', async () => {
    const process = new Snapshots(server.db, 'one');
    const before = await whole(process, 0);
    const [some] = [...((await process.mirror(center))?.deliveries.values() ?? [])];
    await write([{ kind: 'order', id: some?.order.id ?? 0, set: { number_of_bags: 7 } }]);
    const delta = read(await take(process, 0, before.cursor));
    expect(delta.changed).toMatchObject({ tasks: [some?.task.id], orders: [some?.order.id] });
    expect(delta.deliveries?.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(delta).length).toBeLessThan(JSON.stringify(before.body).length / 5);
  });

  it('is composed once for all who go on from the same answer', async () => {
    const process = new Snapshots(server.db, 'one');
    const { cursor } = await whole(process, 0);
    await write([{ kind: 'metas', id: center, set: { extra_delay: 3 } }]);
    const [one, other] = [await take(process, 0, cursor), await take(process, 0, cursor)];
    expect(one?.body).toBe(other?.body);
  });

  it('is not given from a cursor that is not its own: everything is told', async () => {
    const process = new Snapshots(server.db, 'one');
    const { cursor } = await whole(process, 0);
    const [revision = '', lateMs = '', mark = ''] = cursor.split('.');
    const foreign = [
      (await whole(new Snapshots(server.db, 'other database'), 0)).cursor,
      (await whole(new Snapshots(server.db, 'one', 'other code'), 0)).cursor,
      (await whole(process, 1)).cursor,
      (await whole(process, 2)).cursor,
      (await whole(process, asks.length - 1)).cursor,
      `${Number(revision) + 1}.${lateMs}.${mark}`,
      `${revision}.${mark}`,
      'W/"1"',
      '',
    ];
    for (const since of foreign) {
      const answer = await take(process, 0, since);
      expect(answer?.base, since).toBeNull();
      expect(read(answer)).not.toHaveProperty('changed');
    }
    expect((await take(process, 0, cursor))?.base).toBe(cursor);
  });

  it('does not replace a 304', async () => {
    const process = new Snapshots(server.db, 'one');
    const { cursor } = await whole(process, 0);
    const [variant] = asks;
    if (!variant) throw new Error('no variant');
    const known = await process.take(center, variant, server.clock(), { isKnown: () => true, since: cursor });
    expect(known).toMatchObject({ body: null, base: null, cursor });
  });
});
