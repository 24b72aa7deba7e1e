import { beforeEach, describe, expect, it } from 'vitest';
import { askedBy } from '../looked.ts';
import type { Answer } from '../server.ts';
import { FakeStreams } from '../streams.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const bags = (orderId: number) => ({ orderId, dry: 3, isotherm: 2 });

let world: World;
let device: Device;
let tab: Tab;
/** Things asked for by key, but settings. */
let asked: string[];

beforeEach(async () => {
  world = new World({ isWhole: true, hasRecords: true });
  device = new Device(world);
  asked = [];
  world.network.onSent = ({ request }) => {
    const asks = askedBy(request);
    if (asks) asked.push(`${asks.endpoint}#${asks.subject}`);
  };
  tab = await world.open({ path: '/support' });
});

const openSheet = async (orderId = 5001) => {
  await tab.open('order-sheet', 9, orderId);
  await world.settle();
};

describe('R4 what is looked at is fresh', () => {
  it('R4 two tabs ask once', async () => {
    const other = await world.open({ center: 12, path: '/support' });
    await Promise.all([tab, other].map((it) => it.open('order-sheet', 9, 5001)));
    await world.settle();
    expect(asked).toEqual(['order-sheet#5001']);
  });

  it('R4 it is read once a minute while it is seen, and no more while it is not', async () => {
    await openSheet();
    await world.pass(125_000, 5_000);
    expect(asked).toHaveLength(3);
    await tab.set({ visible: false });
    await world.pass(180_000, 20_000);
    expect(asked).toHaveLength(3);
    await tab.set({ visible: true });
    await world.settle();
    expect(asked).toHaveLength(4);
  });

  it('R4 it is read when it is opened again, and when the network is back after a read that failed', async () => {
    await openSheet();
    await tab.set({ records: [] });
    await world.pass(10_000);
    world.network.isCut = true;
    tab.engine.setOnline(false);
    await openSheet();
    await world.pass(8_000);
    expect(asked).toHaveLength(2);
    world.network.isCut = false;
    tab.engine.setOnline(true);
    await world.settle();
    expect(asked).toHaveLength(3);
    expect(device.record('order-sheet@9#5001')).toMatchObject({ failures: 0 });
  });

  it('R4 what is opened while the code of records does not come is kept with what was handed over, once it comes', async () => {
    const late = new World();
    const { records } = late;
    late.records = () => Promise.reject(new TypeError('Failed to fetch'));
    const tab = await late.open({ visible: false });
    await tab.set({ records: [{ endpoint: 'order-sheet', center: 9, subject: 1001, aside: 'handed over' }] });
    await late.pass(2_000, 1_000);
    late.records = records;
    await late.pass(10_000, 1_000);
    expect(late.shadow('1').of('records')).toContainEqual(
      expect.objectContaining({ endpoint: 'order-sheet', subject: 1001, aside: 'handed over' }),
    );
  });

  it('R4 a read that was under way as its leader went is begun anew by the next one, at once', async () => {
    const other = await world.open({ path: '/support' });
    await Promise.all([tab, other].map((it) => it.open('order-sheet', 9, 5001)));
    await world.settle();
    world.network.fateOf = () => ({ answerMs: 9_000 });
    await world.pass(61_000, 1_000);
    expect(asked).toHaveLength(2);
    world.network.fateOf = () => ({});
    const leading = [tab, other].find(({ engine }) => engine.isLeading);
    leading?.kill();
    await world.settle();
    expect(asked).toHaveLength(3);
  });

  it('R4 the clock set back by an hour does not have it read again and again', async () => {
    await openSheet();
    world.clock.leap(-3_600_000);
    // Opening and closing another has the leader look at all that is open.
    for (let n = 0; n < 10; n++) {
      await openSheet(5002);
      const [, other] = tab.looked;
      if (other) await tab.close(other);
      await world.pass(4_000);
    }
    expect(asked.filter((it) => it.endsWith('#5001'))).toHaveLength(2);
  });
});

describe('R3 everything settles', () => {
  it('R3 a device with support tabs alone drains its outbox, whether the sheet stays open or not', async () => {
    await openSheet();
    await openSheet(5002);
    for (const orderId of [5001, 5002]) await tab.engine.actions.issue('order.bags', bags(orderId));
    await world.settle();
    const [open] = tab.looked;
    if (open) await tab.close(open);
    await world.pass(85_000, 5_000);
    expect([device.outbox, device.overlay]).toEqual([[], []]);
    for (const orderId of [5001, 5002]) expect(device.seen('order', 9, orderId)).toMatchObject({ number_of_bags: 5 });
  });
});

describe('R6 no command creates a row', () => {
  it('R6 what an action makes is on the device once an answer tells it, and in the outbox until then', async () => {
    await tab.set({ path: '/dispatch' });
    await world.settle();
    const docks = [...device.lists(9, 'dock').keys()];
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('dock.extract', { dockId: 51, taskIds: [6], atMs: world.clock.now() });
    expect([...device.lists(9, 'dock').keys()]).toEqual(docks);
    expect(device.outbox.map(({ name }) => name)).toEqual(['dock.extract']);
    tab.engine.setOnline(true);
    await world.settle();
    expect(device.lists(9, 'dock').size).toBe(docks.length + 1);
  });
});

describe('R7 rights belong to what is read', () => {
  it('R7 support reads a sheet and a customer without access to the flow, and no board', async () => {
    world.may = (permission) => permission === null;
    const paths: string[] = [];
    world.network.onSent = ({ request }) => void paths.push(request.path);
    tab.kill();
    tab = await world.open({ path: '/dispatch' });
    await openSheet();
    await tab.open('customer', 0, 7001);
    await world.settle();
    expect(device.row('order', 9, 5001)).toBeDefined();
    expect(paths).toEqual(expect.arrayContaining(['/processing-orders/5001/', '/users/7001/support-info/']));
    expect(paths.filter((path) => path.includes('state'))).toEqual([]);
  });
});

describe('rule 15: what is looked at opens no stream', () => {
  it('rule 15 and a hint of its center makes it due, ten seconds after its start at the soonest', async () => {
    const streams = new FakeStreams();
    world.streams = streams.open;
    await openSheet();
    await world.pass(20_000, 1_000);
    expect(streams.asked).toBe(0);
    await world.open();
    await world.pass(5_000, 500);
    expect(streams.asked).toBe(1);
    const hint = async (revision: number, ms: number) => {
      streams.last?.changed(revision);
      await world.pass(ms, 500);
    };
    await hint(1, 1_000);
    await hint(2, 1_000);
    expect(asked).toHaveLength(2);
    await hint(3, 7_000);
    expect(asked).toHaveLength(2);
    await world.pass(5_000, 500);
    expect(asked).toHaveLength(3);
  });
});

describe('rule 16: an outcome makes due what it touched', () => {
  it('rule 16 also one that the postman wrote, where no leader was told', async () => {
    await openSheet();
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', bags(5001));
    tab.life.freeze();
    world.locks.strip(tab.life);
    await world.postman().round;
    expect(world.server.truth(9).orders.get(5001)).toMatchObject({ number_of_bags: 5 });
    expect(device.record('order-sheet@9#5001')).toMatchObject({ isDue: true });
    tab.kill();
    tab = await world.open({ path: '/support' });
    await openSheet();
    expect(asked).toHaveLength(2);
    expect(device.record('order-sheet@9#5001')).toMatchObject({ isDue: false });
  });

  it('rule 16 retention of keys is heard from the answer to a sheet too', async () => {
    const spoil = (answer: Answer): Answer => ({
      ...answer,
      headers: { ...answer.headers, 'Idempotency-Retention': '77' },
    });
    world.network.fateOf = ({ path }) => (path === '/processing-orders/5001/' ? { spoil } : {});
    await openSheet();
    expect(device.meta('retentionMs')).toBe(77_000);
  });
});
