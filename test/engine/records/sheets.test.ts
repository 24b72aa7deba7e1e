import { beforeEach, describe, expect, it } from 'vitest';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const minuteMs = 60_000;
const bags = (orderId: number) => ({ orderId, dry: 3, isotherm: 2 });

let world: World;
let device: Device;
let tab: Tab;

beforeEach(async () => {
  world = new World({ isWhole: true, hasRecords: true });
  device = new Device(world);
  tab = await world.open({ path: '/support' });
});

const centersOf = (orderId: number) => [9, 12].filter((center) => device.row('order', center, orderId));

describe('R1 one thing, one row', () => {
  it('R1 an order of center 12 opened in a tab of center 9 is the row that the board of center 12 shows', async () => {
    await world.open({ center: 12 });
    await tab.open('order-sheet', 12, 1501);
    await world.settle();
    expect(centersOf(1501)).toEqual([12]);
    expect(device.lists(12, 'order').get(1501)).toEqual(
      expect.arrayContaining(['order-sheet#1501/order', expect.stringMatching(/^dispatch-load\//)]),
    );
  });

  it('R1 an action on its sheet is seen on the board of its center in the same moment', async () => {
    await world.open({ center: 12 });
    await tab.open('order-sheet', 12, 1501);
    await world.settle();
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', bags(1501), { center: 12 });
    expect(device.seen('order', 12, 1501)).toMatchObject({ number_of_bags: 5 });
    expect(device.overlay.map(({ center }) => center)).toEqual([12]);
  });

  it('R1 what no center owns has scope 0, whichever tab asks', async () => {
    const other = await world.open({ center: 12, path: '/support' });
    for (const it of [tab, other]) await it.open('customer', 0, 7001);
    await world.settle();
    expect([0, 9, 12].map((scope) => device.lists(scope, 'customer').size)).toEqual([1, 0, 0]);
  });
});

describe('R2 what is on the screen can be acted on', () => {
  it('R2 an order no board lists, offline, once its sheet is there and not before', async () => {
    expect(await tab.engine.actions.issue('order.bags', bags(5001))).toMatchObject({ code: 'filling' });
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    tab.engine.setOnline(false);
    expect(await tab.engine.actions.issue('order.bags', bags(5001))).toHaveProperty('commandId');
    expect(device.seen('order', 9, 5001)).toMatchObject({ number_of_bags: 5 });
    tab.engine.setOnline(true);
    await world.settle();
    expect(world.server.truth(9).orders.get(5001)).toMatchObject({ number_of_bags: 5 });
  });
});

describe('rule 1: an answer that names another center', () => {
  it('rule 1 changes only the place: no row of it is written under either center', async () => {
    world.server.editRecords((records) => records.move(5001, 12));
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    expect(device.place('order:5001')).toBe(12);
    expect(centersOf(5001)).toEqual([]);
  });

  it('rule 1 takes the old row away, but not while an action of the old scope holds it', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    tab.engine.setOnline(false);
    const issued = await tab.engine.actions.issue('order.bags', bags(5001));
    world.server.editRecords((records) => records.move(5001, 12));
    await world.pass(2 * minuteMs, 20_000);
    expect(centersOf(5001)).toEqual([9]);
    if ('commandId' in issued) await tab.engine.actions.discard(issued.commandId, false);
    await world.pass(2 * minuteMs, 20_000);
    expect(centersOf(5001)).toEqual([]);
  });
});

it('rule 2 an answer ends memberships of its own subject only', async () => {
  const lists = () => device.lists(0, 'orderSummary').get(5002);
  await tab.open('customer-orders', 0, 7001);
  await world.settle();
  await tab.set({ records: [] });
  world.server.editRecords((records) => Object.assign(records.sheets.get(5002) ?? {}, { user: 7002 }));
  await tab.open('customer-orders', 0, 7002);
  await world.pass(5_000);
  expect(lists()).toEqual(['customer-orders#7001/orders', 'customer-orders#7002/orders']);
  await world.pass(minuteMs, 20_000);
  expect(lists()).toEqual(['customer-orders#7002/orders']);
});

describe('rule 4: an answer to a read that left before an action', () => {
  it('rule 4 is not laid over what the action’s answer told', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    world.network.fateOf = ({ path, method }) =>
      method === 'GET' && path === '/processing-orders/5001/' ? { answerMs: 9_000 } : {};
    await tab.engine.refresh();
    await world.pass(1_000);
    const values = device.watch('order', 9, 5001, 'number_of_bags');
    await tab.engine.actions.issue('order.bags', bags(5001));
    await world.pass(3_000, 1_000);
    expect(device.row('order', 9, 5001)?.row).toMatchObject({ number_of_bags: 5 });
    await world.pass(7_000, 1_000);
    expect(device.row('order', 9, 5001)?.row).toMatchObject({ number_of_bags: 5 });
    world.network.fateOf = () => ({});
    await world.pass(minuteMs, 10_000);
    expect(values.slice(values.indexOf(5))).toEqual([5]);
  });
});

it('a sheet that is asked for while it is read is read again: the first answer may be older', async () => {
  await tab.open('order-sheet', 9, 5001);
  await world.settle();
  await world.pass(5_000, 1_000);
  world.network.fateOf = ({ path, method }) =>
    method === 'GET' && path === '/processing-orders/5001/' ? { answerMs: 4_000 } : {};
  await tab.engine.refresh();
  await world.pass(1_000, 500);
  world.server.editRecords((records) => Object.assign(records.sheets.get(5001) ?? {}, { number_of_bags: 8 }));
  await tab.engine.refresh();
  await world.pass(9_000, 500);
  expect(device.row('order', 9, 5001)?.row).toMatchObject({ number_of_bags: 8 });
});

it('rule 3 what only a sheet tells is a row of its own, and no sheet lists tasks or docks', async () => {
  await world.open();
  await tab.open('order-sheet', 9, 1001);
  await world.settle();
  expect(device.row('orderSheet', 9, 1001)?.row).toHaveProperty('payment_details');
  expect(device.row('order', 9, 1001)?.row).not.toHaveProperty('payment_details');
  const memberships = (['task', 'dock'] as const).flatMap((kind) => [...device.lists(9, kind).values()].flat());
  expect(memberships.length).toBeGreaterThan(0);
  expect(memberships.filter((list) => list.includes('#'))).toEqual([]);
});

it('rule 8 a record brings the settings its guards go by, and they leave with it', async () => {
  world.server.settings = [{ id: 9, is_shadow_groupment_enabled: true }, { id: 12 }];
  await tab.open('order-sheet', 12, 5501);
  await world.settle();
  expect(device.row('metas', 12, 12)?.row).toMatchObject({ centers: [{ id: 9 }, { id: 12 }] });
  await tab.set({ records: [] });
  await world.pass(35 * minuteMs, minuteMs);
  expect(device.row('metas', 12, 12)).toBeUndefined();
});

describe('rule 9: the scope of an action', () => {
  it('rule 9 is that of the row it is issued on, and Modifier keeps it in a tab of another center', async () => {
    await tab.open('order-sheet', 12, 5501);
    await world.settle();
    tab.engine.setOnline(false);
    const first = await tab.engine.actions.issue('order.bags', bags(5501), { center: 12 });
    const replaces = 'commandId' in first ? first.commandId : '';
    await tab.engine.actions.issue('order.bags', { ...bags(5501), dry: 6 }, { replaces });
    expect(device.outbox.map(({ id, center }) => [id === replaces, center])).toEqual([[false, 12]]);
    expect(device.seen('order', 12, 5501)).toMatchObject({ number_of_bags: 8 });
  });
});

describe('rule 12: a no in the API’s own form', () => {
  it.each(['deleted', 'forbidden', { mergedInto: 5002 }] as const)('rule 12 lists nothing: %o', async (why) => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    world.server.editRecords((records) => records.withhold('order:5001', why));
    await world.pass(70_000, 10_000);
    expect(device.record('order-sheet@9#5001')).toMatchObject({ isMissing: true, rows: [] });
    expect([device.row('order', 9, 5001), device.row('orderSheet', 9, 5001)]).toEqual([undefined, undefined]);
  });

  it('rule 12 is not a page of somebody else’s: what was told stays', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    world.network.fateOf = () => ({ instead: { status: 404, body: '<html>', headers: {} } });
    await world.pass(70_000, 10_000);
    expect(device.record('order-sheet@9#5001')).toMatchObject({ isMissing: false });
    expect(centersOf(5001)).toEqual([9]);
  });

  it('rule 12 leaves an action that is not resolved where it is', async () => {
    await tab.open('order-sheet', 9, 5001);
    await world.settle();
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? { reachMs: null } : {});
    tab.engine.setOnline(false);
    await tab.engine.actions.issue('order.bags', bags(5001));
    world.server.editRecords((records) => records.withhold('order:5001', 'deleted'));
    await world.pass(70_000, 10_000);
    expect(device.record('order-sheet@9#5001')).toMatchObject({ isMissing: true });
    expect(device.outbox.map(({ state }) => state)).toEqual(['queued']);
  });
});
