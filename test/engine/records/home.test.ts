import { beforeEach, describe, expect, it } from 'vitest';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const minuteMs = 60_000;
const email = 'client-7001@quai.test';

let world: World;
let device: Device;
let tab: Tab;

beforeEach(async () => {
  world = new World({ isWhole: true, hasRecords: true });
  device = new Device(world);
  tab = await world.open({ path: '/support' });
});

const close = () => tab.set({ records: [] });
const isShown = (key: string) =>
  (world.locks.snapshot().held ?? []).some(({ name, clientId }) => name === `shown:${key}` && clientId === tab.id);

describe('R5 personal data goes home', () => {
  it('R5 half an hour after the last tab showed it, whatever was shown is off the device; what a board lists stays', async () => {
    await world.open();
    await tab.open('order-sheet', 9, 1001);
    await tab.open('customer', 0, 7001);
    await world.settle();
    await close();
    await world.pass(29 * minuteMs, minuteMs);
    expect(device.row('customer', 0, 7001)).toBeDefined();
    await world.pass(3 * minuteMs, minuteMs);
    expect([device.row('customer', 0, 7001), device.row('orderSheet', 9, 1001)]).toEqual([undefined, undefined]);
    expect(
      device
        .lists(9, 'order')
        .get(1001)
        ?.every((list) => list.startsWith('dispatch-load/')),
    ).toBe(true);
  });

  it('R5 never with an unsent action', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    tab.engine.setOnline(false);
    const issued = await tab.engine.actions.issue('order.bags', { orderId: 5001, dry: 3, isotherm: 2 });
    await close();
    await world.pass(40 * minuteMs, minuteMs);
    expect(device.row('order', 9, 5001)).toBeDefined();
    if ('commandId' in issued) await tab.engine.actions.discard(issued.commandId, false);
    await world.pass(2 * minuteMs, minuteMs);
    expect(device.row('order', 9, 5001)).toBeUndefined();
  });
});

describe('rule 11: subjects are ids', () => {
  it('rule 11 R5 an e-mail stands in no key or lock name; it is stored beside the record, and leaves with it', async () => {
    const locks: string[] = [];
    world.network.onSent = () => locks.push(...(world.locks.snapshot().held ?? []).map(({ name }) => name ?? ''));
    await tab.open('customer', 0, 7001);
    await world.settle();
    expect(locks).toContain('demand:customer:0#7001:');
    expect(locks.filter((name) => name.includes('@quai.test'))).toEqual([]);
    expect(device.record('customer@0#7001')).toMatchObject({ aside: email, key: 'customer@0#7001' });
    await close();
    await world.pass(32 * minuteMs, minuteMs);
    expect(device.record('customer@0#7001')).toBeUndefined();
  });

  it('rule 11 it is on disk before anybody is asked: who leads reads it though that tab went away', async () => {
    const paths: string[] = [];
    await tab.set({ visible: false });
    const other = await world.open({ path: '/support' });
    world.network.onSent = ({ tabId, request }) => void paths.push(`${tabId} ${request.query?.email}`);
    await other.open('customer', 0, 7001);
    await world.settle();
    const leader = (world.locks.snapshot().held ?? []).find(({ name }) => name === 'leader:1')?.clientId;
    expect(paths).toContain(`${leader} ${email}`);
  });
});

describe('rule 13: what a screen shows is held', () => {
  it('rule 13 for as long as it does, and its last time is stored each minute', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    const key = 'order-sheet@9#5001';
    const openedMs = world.clock.now();
    expect(isShown(key)).toBe(true);
    await world.pass(40 * minuteMs, minuteMs);
    expect(Number(device.record(key)?.shownAtMs) - openedMs).toBeGreaterThan(38 * minuteMs);
    expect(device.row('order', 9, 5001)).toBeDefined();
    await close();
    expect(isShown(key)).toBe(false);
  });

  it('rule 13 past half an hour without a leader the next one removes it, and who opens it sees nothing of before', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    tab.kill();
    await world.pass(35 * minuteMs);
    world.network.isCut = true;
    tab = await world.open({ path: '/support' });
    await tab.open('order-sheet', 9, 5001);
    await world.pass(minuteMs, 10_000);
    expect(device.row('order', 9, 5001)).toBeUndefined();
    expect(device.record('order-sheet@9#5001')).toMatchObject({ rows: [], appliedStart: 0 });
  });
});
