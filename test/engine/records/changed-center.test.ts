import { beforeEach, describe, expect, it } from 'vitest';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const minuteMs = 60_000;

let world: World;
let device: Device;
let support: Tab;

beforeEach(async () => {
  world = new World({ isWhole: true, hasRecords: true });
  device = new Device(world);
  support = await world.open({ path: '/support' });
});

/** Order 5001 of center 9 goes to center 12, and on the board there. */
function moveToBoard(): void {
  world.server.editRecords((records) => records.move(5001, 12));
  world.server.edit(12, ({ tasks }) => {
    const [task] = tasks.values();
    if (task) task.order = 5001;
  });
}

describe('R1 an order whose sheet nobody has open any more', () => {
  it('R1 leaves the center it was looked at in, once a board of another has told of it since', async () => {
    await support.open('order-sheet', 9, 5001);
    await world.settle();
    await support.set({ records: [] });
    moveToBoard();
    await world.open({ center: 12 });
    await world.pass(2 * minuteMs, 5_000);
    expect([device.row('order', 9, 5001), device.row('orderSheet', 9, 5001)]).toEqual([undefined, undefined]);
    expect(device.row('order', 12, 5001)).toBeDefined();
    expect(device.place('order:5001')).toBe(12);
  });

  it('R1 leaves it for a sheet read in another since, and stays while an action there is unsent', async () => {
    await support.open('order-sheet', 9, 5001);
    await world.settle();
    await support.set({ records: [] });
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { reachMs: null } : {});
    const issued = await support.engine.actions.issue('order.bags', { orderId: 5001, dry: 3, isotherm: 2 });
    world.server.editRecords((records) => records.move(5001, 12));
    support.looked = [];
    await support.open('order-sheet', 12, 5001);
    await world.pass(2 * minuteMs, 5_000);
    expect([9, 12].map((center) => device.row('order', center, 5001) !== undefined)).toEqual([true, true]);
    if ('commandId' in issued) await support.engine.actions.discard(issued.commandId, false);
    await world.pass(2 * minuteMs, 5_000);
    expect([9, 12].map((center) => device.row('order', center, 5001) !== undefined)).toEqual([false, true]);
  });

  it('R1 stays where it was read later than a board of another told of it', async () => {
    const board = await world.open({ center: 12 });
    await board.set({ visible: false });
    expect(device.row('order', 12, 1501)).toBeDefined();
    world.server.editRecords((records) => records.move(1501, 9));
    await support.open('order-sheet', 9, 1501);
    await world.settle();
    await support.set({ records: [] });
    await world.pass(2 * minuteMs, 5_000);
    expect(device.row('order', 9, 1501)).toBeDefined();
  });
});
