import { beforeEach, describe, expect, it } from 'vitest';
import { writeMeta } from '../../src/db/meta.ts';
import type { CommandState } from '../../src/db/schema.ts';
import { orderDetail } from '../../src/domain/order/detail.ts';
import { kinds } from '../../src/domain/rows.ts';
import { dropCenter, unvisitedMs } from '../../src/sync/polling/housekeeping.ts';
import type { Fate } from '../engine/network.ts';
import { type Tab, World } from '../engine/world.ts';

const hourMs = 3_600_000;
const left = 9;
const shown = 12;
const unresolved: readonly CommandState[] = [
  ...(['queued', 'sending', 'conflict', 'refused', 'uncertain', 'expired'] as const),
];

describe('a center that nobody visits', () => {
  let world: World;
  let tab: Tab;
  const made = ['overlay', 'lists', 'bases', 'views', 'derived', 'sources', 'details'] as const;
  const held = (center: number) =>
    [
      ...kinds.flatMap((kind) => world.shadow('1').rows(kind)),
      ...made.flatMap((name) => world.shadow('1').of(name)),
    ].filter((row) => row.center === center);
  const listed = (center: number) =>
    world
      .shadow('1')
      .indexes()
      .filter((it) => it.center === center)
      .map(({ list, ids }) => [list, [...ids]]);

  const lateMs = () => world.clock.now() + 2 * unvisitedMs;
  /** Another leader takes over after so many steps of the drop. */
  const cutShort = async (steps: number) => {
    tab.kill();
    const [db, other] = [world.connect('1', 'relaxed'), world.connect('1', 'relaxed')];
    await writeMeta(db, 'term', 7);
    const shadow = world.shadow('1');
    const startedAt = shadow.commits;
    shadow.onCommit(() => {
      if (shadow.commits === startedAt + steps) void writeMeta(other, 'term', 8);
    });
    await dropCenter(db, { center: left, term: 7, nowMs: lateMs() });
    await world.settle();
  };

  beforeEach(async () => {
    world = new World();
    tab = await world.open({ center: left });
    await tab.set({ center: shown });
    await world.settle();
  });

  it('leaves the device after its time, whole, while the others stay', async () => {
    const before = held(shown).length;
    expect(held(left).length).toBeGreaterThan(10);
    await world.pass(unvisitedMs - hourMs, hourMs);
    expect(held(left).length).toBeGreaterThan(10);
    await world.pass(2 * hourMs, hourMs);
    expect(held(left)).toEqual([]);
    expect(held(shown)).toHaveLength(before);
  });

  it('is filled anew when somebody comes back, lists and all', async () => {
    const before = listed(left);
    await world.pass(unvisitedMs + hourMs, hourMs);
    await tab.set({ center: left });
    await world.settle();
    expect(listed(left)).toEqual(before);
    expect(before.some(([, ids]) => ids?.length)).toBe(true);
  });

  it('stays as long as a tab shows it', async () => {
    const other = await world.open({ center: left });
    await world.pass(unvisitedMs + 2 * hourMs, hourMs);
    expect(held(left).length).toBeGreaterThan(10);
    other.kill();
    await world.pass(unvisitedMs + 2 * hourMs, hourMs);
    expect(held(left)).toEqual([]);
  });

  it('stays without a network: nothing could bring it back', async () => {
    world.network.fateOf = () => ({ reachMs: null });
    await world.pass(unvisitedMs + 2 * hourMs, hourMs);
    expect(held(left).length).toBeGreaterThan(10);
    world.network.fateOf = () => ({});
    await world.pass(2 * hourMs, hourMs);
    expect(held(left)).toEqual([]);
  });

  it.each(unresolved)('stays while an action of it is %s', async (state) => {
    await tab.set({ center: left });
    await world.settle();
    world.network.fateOf = () => ({ reachMs: null });
    await tab.engine.actions.issue('order.bags', { orderId: 1001, randomId: null, dry: 3, isotherm: 2 });
    await world.settle();
    tab.kill();
    const db = world.connect('1', 'strict');
    await db.outbox.toCollection().modify({ state });
    await writeMeta(db, 'term', 7);
    const before = held(left);
    await dropCenter(db, { center: left, term: 7, nowMs: lateMs() });
    expect(held(left)).toEqual(before);
    expect(world.shadow('1').of('outbox')).toHaveLength(1);
  });

  it('leaves although an action of it is settled: that holds nothing', async () => {
    await tab.set({ center: left });
    await world.settle();
    await tab.engine.actions.issue('order.bags', { orderId: 1001, randomId: null, dry: 3, isotherm: 2 });
    await world.settle();
    tab.kill();
    const db = world.connect('1', 'strict');
    await db.outbox.toCollection().modify({ state: 'settled' });
    await writeMeta(db, 'term', 7);
    await dropCenter(db, { center: left, term: 7, nowMs: lateMs() });
    expect(held(left)).toEqual([]);
  });

  it('is dropped by the leader of the term alone', async () => {
    const before = held(left);
    await dropCenter(world.connect('1', 'relaxed'), { center: left, term: 0, nowMs: lateMs() });
    expect(held(left)).toEqual(before);
  });

  it.each([1, 2, 3, 4])('is whole again at the first answer when its drop was cut short at step %i', async (step) => {
    const before = listed(left);
    await cutShort(step);
    expect(listed(left)).toEqual([]);
    expect(held(left).length).toBeGreaterThan(0);
    await world.open({ center: left });
    expect(listed(left)).toEqual(before);
  });

  it('is dropped to the end by the next leader when its drop was cut short', async () => {
    await cutShort(3);
    expect(held(left).length).toBeGreaterThan(10);
    await dropCenter(world.connect('1', 'relaxed'), { center: left, term: 8, nowMs: lateMs() });
    expect(held(left)).toEqual([]);
  });

  it('forgets details a day after they were last asked for, also where no other is', async () => {
    const asked: Fate = { instead: { status: 200, body: { id: 4, random_id: 'A4' }, headers: {} } };
    world.network.fateOf = ({ path }) => (path === '/processing-orders/4/' ? asked : {});
    await tab.engine.look(orderDetail.name, { orderId: 4 });
    await world.settle();
    const details = () => world.shadow('1').of('details').length;
    await world.pass(23 * hourMs, hourMs);
    expect(details()).toBe(1);
    await world.pass(3 * hourMs, hourMs);
    expect(details()).toBe(0);
  });
});
