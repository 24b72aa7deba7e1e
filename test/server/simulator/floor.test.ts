import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FloorRow } from '../../../server/src/db/center/floor.ts';
import { packerTasks } from '../../../server/src/db/schema/preparation.ts';
import { Snapshots } from '../../../server/src/snapshot/snapshots.ts';
import { isRunning } from '../../../src/domain/preparation/next.ts';
import { packingOf } from '../../../src/domain/preparation/packing.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// An hour and a half of a floor, as the database has them.

let server: OwnServer;
const center = 9;
/** What was seen of it, once a minute. */
interface Seen {
  readonly next: readonly FloorRow<'next'>[];
  readonly packing: readonly FloorRow<'packing'>[];
  readonly planning: readonly FloorRow<'planning'>[];
  readonly orders: ReadonlyMap<number, string>;
  readonly lost: number;
  readonly zonesDone: number;
}
const seen: Seen[] = [];

beforeAll(async () => {
  server = await ownServer();
  const snapshots = new Snapshots(server.db, 'floor');
  for (let minute = 0; minute < 90; minute++) {
    for (let step = 0; step < 12; step++) {
      server.advance(5_000);
      await server.simulator.step(1, center as Parameters<OwnServer['simulator']['step']>[1]);
    }
    const mirror = await snapshots.mirror(center);
    assert(mirror, 'the center is there');
    const { next, packing, planning, alert } = mirror.held;
    const orders = [...mirror.deliveries.values()].map(({ order }) => order);
    seen.push({
      next: [...next.rows.values()],
      packing: [...packing.rows.values()],
      planning: [...planning.rows.values()],
      orders: new Map(orders.map((order) => [order.id, order.status ?? ''])),
      lost: [...alert.rows.values()].filter(({ type }) => type === 'TROLLEY_NOT_FOUND').length,
      zonesDone: orders
        .filter(({ status }) => status === 'prep')
        .flatMap(({ pseudo_zones_status }) => pseudo_zones_status ?? [])
        .filter(({ is_done }) => is_done).length,
    });
  }
}, 240_000);
afterAll(() => server.close());

const each = (says: (at: Seen, minute: number) => void) => seen.forEach(says);

describe('a floor that goes on by itself', () => {
  it('PRP-183 PRP-722 has each order in one hand, each packer at one order, and the rest of them free', () =>
    each(({ next, packing, orders }) => {
      const hands = packing.flatMap(({ next_id }) => next_id ?? []);
      expect(new Set(hands).size).toBe(hands.length);
      for (const { next_id, linked_order } of packing) {
        if (next_id === null) continue;
        const packer = next.find(({ id }) => id === next_id);
        if (orders.get(linked_order) === 'prep')
          expect([packer?.current_task_type, packer && isRunning(packer)]).toEqual([21, true]);
      }
    }));

  it('PRP-683 has a packing for every order, urgent only while it is to do', () =>
    each(({ packing, orders }) => {
      const packed = new Set<number>(packing.map(({ linked_order }) => linked_order));
      for (const id of orders.keys()) expect(packed).toContain(id);
      for (const { emergency_rank, linked_order } of packing)
        if (emergency_rank !== null) expect(packingOf(orders.get(linked_order))).toBe('todo');
    }));

  it('PRP-224 sends people to several types of task, within their maximum', async () => {
    const types = new Set(
      seen.flatMap(({ next }) => next.filter(isRunning).map(({ current_task_type }) => current_task_type)),
    );
    expect(types.size).toBeGreaterThan(3);
    for (const { next } of seen) {
      const checking = next.filter((packer) => isRunning(packer) && packer.current_task_type === 54);
      expect(checking.length).toBeLessThanOrEqual(4);
    }
  });

  it('PRP-060 PRP-187 sees sessions begin and end, people come and go home', () => {
    const [first, last] = [seen[0], seen.at(-1)];
    const working = (at: Seen | undefined) =>
      new Set(at?.next.filter(({ is_working }) => is_working).map(({ id }) => id));
    expect(last?.planning.some(({ has_begun }) => has_begun)).toBe(true);
    const [before, after] = [working(first), working(last)];
    expect([...after].some((id) => !before.has(id))).toBe(true);
    expect([...before].some((id) => !after.has(id))).toBe(true);
  });

  it('PRP-088 PRP-117 loses trolleys, enters what packers get done, and tells figures of it', async () => {
    expect(seen.at(-1)?.lost).toBeGreaterThan(seen[0]?.lost ?? 0);
    const done = await server.db.select().from(packerTasks);
    expect(
      done.filter(({ order_id, ended_at }) => order_id !== null && Date.parse(ended_at) > server.clock() - 3_600_000)
        .length,
    ).toBeGreaterThan(3);
    for (const { started_at, picked_from, picked_to, ended_at } of done) {
      const instants = [started_at, picked_from, picked_to, ended_at].flatMap((at) =>
        at === null ? [] : [Date.parse(at)],
      );
      expect(instants).toEqual([...instants].sort((a, b) => a - b));
    }
    const manager = await server.as('manager');
    const { body } = await manager.get('/tasks/state/', { query: { center_id: center, version: 1 } });
    expect(body).toMatchObject({ packerstatiph: { '60minago': expect.any(Number) } });
  });
});
