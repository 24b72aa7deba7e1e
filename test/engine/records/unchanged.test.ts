import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordState } from '../../../src/db/schema.ts';
import { askedBy } from '../looked.ts';
import type { Delivered } from '../network.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const key = 'order-sheet@9#5001';

let world: World;
let device: Device;
let tab: Tab;
/** Statuses of the answers to reads of the sheet. */
let said: (number | 'lost')[];

const statusOf = ({ reply }: Delivered) => (reply.kind === 'answer' ? reply.status : 'lost');

async function begin(options: { readonly etags: boolean }) {
  world = new World({ isWhole: true, hasRecords: true, ...options });
  device = new Device(world);
  said = [];
  world.onDelivered = (it) => {
    if (askedBy(it.call.request)?.subject === 5001) said.push(statusOf(it));
  };
  tab = await world.open({ path: '/support' });
  await tab.open('order-sheet', 9, 5001);
  await world.settle();
}

/** As the device holds it. */
const record = () => device.record(key) as unknown as RecordState;
/** Until it has been read once more. */
const minute = () => world.pass(61_000, 1_000);
const bagsAre = (bags: number) =>
  world.server.edit(9, ({ orders }) => {
    const order = orders.get(5001);
    if (order) order.number_of_bags = bags;
  });
const bags = () => device.seen('order', 9, 5001).number_of_bags;

describe('OUR-264 what a record is told again', () => {
  beforeEach(() => begin({ etags: true }));

  it('OUR-264 is not sent again while it is the same, and counts as read', async () => {
    const first = record();
    await minute();
    await minute();
    expect(said).toEqual([200, 304, 304]);
    expect(record()).toMatchObject({ rows: first?.rows, failures: 0, isMissing: false, error: null });
    expect(record()?.appliedAtMs).toBeGreaterThan((first?.appliedAtMs ?? 0) + 100_000);
    expect(record()?.appliedStart).toBe(record()?.start);
  });

  it('OUR-264 is sent once it changed', async () => {
    await minute();
    bagsAre(9);
    await minute();
    expect(said).toEqual([200, 304, 200]);
    expect(bags()).toBe(9);
  });

  it('OUR-264 is sent whole after an action here, and where a colleague took the action back at once', async () => {
    const before = bags();
    expect(before).not.toBe(5);
    world.network.onSent = ({ request }) => {
      if (askedBy(request)?.subject === 5001) bagsAre(Number(before));
    };
    await tab.engine.actions.issue('order.bags', { orderId: 5001, dry: 3, isotherm: 2 });
    await world.pass(125_000, 1_000);
    expect(said.slice(0, 2)).toEqual([200, 200]);
    expect(bags()).toBe(before);
    expect(device.outbox).toEqual([]);
  });

  it('OUR-264 is sent whole to the next leader, which holds no name of a content', async () => {
    const other = await world.open({ path: '/support' });
    await other.open('order-sheet', 9, 5001);
    tab.kill();
    await minute();
    expect(new Set(said)).toEqual(new Set([200]));
  });

  it('OUR-264 is asked for whole at once where one of its rows is gone', async () => {
    await world.connect('1', 'strict').rows('orderSheet').delete([9, 5001]);
    await minute();
    expect(said).toEqual([200, 304, 200]);
    expect(device.row('orderSheet', 9, 5001)).toBeDefined();
  });
});

it('OUR-264 a server that names no contents is read as before', async () => {
  await begin({ etags: false });
  await minute();
  expect(said).toEqual([200, 200]);
});

it('OUR-264 an unchanged answer that nobody asked for is a failure', async () => {
  await begin({ etags: false });
  world.network.fateOf = ({ path }) =>
    path.endsWith('/5001/') ? { instead: { status: 304, body: undefined, headers: {} } } : {};
  await minute();
  expect(record()).toMatchObject({ isMissing: false, rows: expect.arrayContaining(['order:5001']) });
  expect(record()?.failures).toBeGreaterThan(0);
});
