import { beforeEach, describe, expect, it } from 'vitest';
import { wipeReplica } from '../../../src/db/device/wipe.ts';
import { kinds } from '../../../src/domain/rows.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const minuteMs = 60_000;

// Rule 6: an action's answer writes rows that a source lists, or that a filled board of its scope may; else nothing.

describe('the rows of an action’s answer', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  const rows = (center: number) =>
    kinds.flatMap((kind) => [...device.lists(center, kind)].map(([id]) => `${kind}:${id}`));
  const answered = () =>
    kinds.flatMap((kind) =>
      [...device.lists(9, kind)].flatMap(([id, lists]) =>
        lists.every((list) => list.startsWith('answer/')) ? [`${kind}:${id}`] : [],
      ),
    );
  /** A round the server makes for some tasks of another: no poll has brought it yet. */
  const extract = () => tab.engine.actions.issue('dock.extract', { dockId: 51, taskIds: [6], atMs: world.clock.now() });

  beforeEach(async () => {
    world = new World({ isWhole: true });
    device = new Device(world);
    tab = await world.open();
    await world.settle();
  });

  it('are written where a board of its center is filled, also of what no source lists yet', async () => {
    await extract();
    await world.settle();
    expect(answered()).toEqual(['dock:156']);
    expect(device.row('dock', 9, 156)?.row).toMatchObject({ tasks: [6] });
  });

  it('are not written where no board is: the replica was made anew before it was answered', async () => {
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.settle();
    tab.kill();
    const db = world.connect('1', 'strict');
    await wipeReplica(db);
    db.close();
    tab = await world.open({ center: 12, path: '/support' });
    await world.pass(30_000, 1_000);
    expect(world.server.truth(9).orders.get(1001)?.number_of_bags).toBe(5);
    expect(device.outbox.every(({ state }) => state === 'settled')).toBe(true);
    expect(rows(9)).toEqual([]);
  });

  it('go after half an hour in which nothing told of them, and those a board lists stay', async () => {
    await extract();
    await world.settle();
    await tab.set({ center: 12 });
    const listed = rows(9).filter((key) => key !== 'dock:156');
    await world.pass(28 * minuteMs, minuteMs);
    expect(answered()).toContain('dock:156');
    await world.pass(10 * minuteMs, minuteMs);
    expect(answered()).toEqual([]);
    expect(rows(9)).toEqual(listed);
  });

  it('stay beyond that half hour once a board has told of them', async () => {
    await extract();
    await world.pass(25_000, 1_000);
    await tab.set({ center: 12 });
    await world.pass(40 * minuteMs, minuteMs);
    expect(device.lists(9, 'dock').get(156)).toEqual(['dispatch-load/docks']);
  });

  it('of a center whose board is not filled leave other centers alone', async () => {
    const before = rows(9);
    await tab.set({ center: 12 });
    await world.settle();
    expect(rows(9)).toEqual(before);
    expect(rows(12).length).toBeGreaterThan(10);
  });
});
