import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../server.ts';
import { place } from '../server-changes.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const bags = { orderId: 1001, dry: 3, isotherm: 2 };
/** Has no changed field: a settled action is shown beside the row as it was. */
const inPart = (answer: Answer): Answer => ({ ...answer, body: { id: 1001, random_id: 'R1001' } });

// Rule 5: 60 s after its ack, what no demanded source lists is folded into server rows, by the leader's clock.

describe('a settled action that no demanded source will tell', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  /** Acts on the board of center 9 and goes to another center before a poll has the change. */
  const actAndLeave = async (to: Parameters<Tab['set']>[0] = { center: 12 }) => {
    await tab.engine.actions.issue('order.bags', bags);
    await world.settle();
    await tab.set(to);
    await world.settle();
  };

  beforeEach(async () => {
    world = new World();
    device = new Device(world);
    tab = await world.open();
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { spoil: inPart } : {});
  });

  it('is shown as settled for a minute, then as what the server told, without a moment between', async () => {
    const values = device.watch('order', 9, 1001, 'number_of_bags');
    await actAndLeave();
    await world.pass(58_000, 1_000);
    expect(device.outbox.map(({ state }) => state)).toEqual(['settled']);
    await world.pass(25_000, 1_000);
    expect([device.outbox, device.overlay]).toEqual([[], []]);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 5, number_of_bags_isotherm: 2 });
    expect(values).toEqual([5]);
  });

  it('leaves rows that bear its ack, and no ETag that would call what came before still true', async () => {
    await actAndLeave();
    const [{ ack } = { ack: undefined }] = device.outbox;
    expect(ack).toBeGreaterThan(0);
    await world.pass(85_000, 1_000);
    expect(device.row('order', 9, 1001)).toMatchObject({ ack, row: { number_of_bags: 5 } });
    expect(device.source('dispatch-load@9')?.etag).toBeNull();
  });

  it('is folded where nothing is polled at all, as under support', async () => {
    await actAndLeave({ path: '/support' });
    await world.pass(85_000, 1_000);
    expect(device.outbox).toEqual([]);
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(5);
  });

  it('is folded without a network too: no answer is waited for', async () => {
    await actAndLeave();
    world.network.isCut = true;
    await world.pass(85_000, 1_000);
    expect(device.outbox).toEqual([]);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 5 });
  });

  it('is folded by whoever leads by then, though its own tab is gone', async () => {
    await actAndLeave();
    tab.kill();
    await world.pass(120_000);
    await world.open({ center: 12 });
    await world.pass(25_000, 1_000);
    expect(device.outbox).toEqual([]);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 5 });
  });

  it('counts its minute from the ack, not from the issue', async () => {
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', bags);
    await tab.set({ center: 12 });
    await world.pass(90_000, 1_000);
    tab.engine.setOnline(true);
    await world.pass(50_000, 1_000);
    expect(device.outbox.map(({ state }) => state)).toEqual(['settled']);
    await world.pass(35_000, 1_000);
    expect(device.outbox).toEqual([]);
  });

  it('is folded in the order of the actions: of two on one row the later one holds', async () => {
    await tab.engine.actions.issue('order.bags', bags);
    await tab.engine.actions.issue('order.bags', { ...bags, dry: 6 });
    await world.settle();
    await tab.set({ center: 12 });
    await world.pass(90_000, 1_000);
    expect(device.outbox).toEqual([]);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 8 });
  });

  it('is taken back by what the board says once somebody looks at it again', async () => {
    await actAndLeave();
    await world.pass(85_000, 1_000);
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: 9 }));
    await tab.set({ center: 9 });
    await world.pass(25_000, 1_000);
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(9);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 9 });
  });

  it('leaves an action behind it that still waits as it is shown', async () => {
    await actAndLeave();
    const later: Answer = { status: 503, body: {}, headers: { 'Retry-After': '600' } };
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { instead: later } : {});
    await tab.set({ center: 9 });
    await tab.engine.actions.issue('order.bags', { ...bags, dry: 7 });
    await tab.set({ center: 12 });
    await world.pass(90_000, 1_000);
    expect(device.outbox.map(({ state }) => state)).toEqual(['queued']);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 5 });
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(9);
  });
});

describe('a settled move of which polls tell one dock anew and its task as it was', () => {
  const back = { taskId: 12, orderId: 1012, dockId: 152, fromDockId: 51 };

  it('is folded into both: the task stands in the round it is shown in, and in no other', async () => {
    const world = new World({ isWhole: true, lagMs: 40_000 });
    const device = new Device(world);
    const tab = await world.open();
    await world.pass(10_000, 5_000);
    // Somebody takes another one out of the round before the server has the move, and polls bring that first.
    world.server.edit(9, (truth) => place(truth, 6, null, null));
    await world.pass(15_000, 5_000);
    await tab.engine.actions.issue('task.cancelMove', back);
    await world.pass(36_000, 1_000);
    expect(device.outbox[0]?.settledEffect?.map(({ kind, id }) => `${kind}:${id}`)).toEqual(['task:12', 'dock:152']);
    expect(device.seen('dock', 9, 51).tasks).toEqual([5, 12]);
    await tab.set({ path: '/support' });
    await world.pass(60_000, 1_000);
    expect([device.outbox, device.overlay]).toEqual([[], []]);
    expect(device.row('task', 9, 12)?.row).toMatchObject({ dock: 51 });
    expect(device.row('dock', 9, 51)?.row).toMatchObject({ tasks: [5, 12] });
    expect(device.row('dock', 9, 152)?.row).toMatchObject({ tasks: [] });
  });
});

describe('a settled action that a demanded source lists', () => {
  it('waits for it, however long its polls fail', async () => {
    const world = new World();
    const device = new Device(world);
    const tab = await world.open();
    world.network.fateOf = ({ method, path }) => {
      if (path === '/dispatch/loadstate/') return { reachMs: null };
      return method === 'PATCH' ? { spoil: inPart } : {};
    };
    await tab.engine.actions.issue('order.bags', bags);
    await world.pass(180_000, 5_000);
    expect(device.outbox.map(({ state }) => state)).toEqual(['settled']);
    expect(device.row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 2 });
    expect(device.seen('order', 9, 1001).number_of_bags).toBe(5);
    world.network.fateOf = () => ({});
    await world.pass(25_000, 5_000);
    expect(device.outbox).toEqual([]);
  });
});
