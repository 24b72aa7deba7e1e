import { beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../../../src/domain/rows.ts';
import { unvisitedMs } from '../../../src/sync/polling/housekeeping.ts';
import { wrongProjection } from '../../fuzz/projection.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const hourMs = 3_600_000;
const bags = { orderId: 1001, dry: 3, isotherm: 2 };

// Rule 7: filled, first fill and visited are for boards only; a command waits for a source of its rows.

describe('a center of which something is polled, but no board', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  const launchpad = { driverId: 71, driverName: 'Driver 0', center: 9, launchpad: 2 };
  const rowsOf = (center: number) =>
    new Set(kinds.filter((kind) => device.lists(center, kind).size > 0).map((kind) => kind));
  const open = async (shows: readonly string[]) => {
    tab = await world.open({ path: '/support', shows });
    await world.settle();
  };

  beforeEach(() => {
    world = new World({ isWhole: true });
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: true }, { id: 12 }];
    device = new Device(world);
  });

  it.each([['settings'], ['drivers']])('is not filled by its %s: an action on an order waits', async (shown) => {
    await open([shown]);
    expect(device.source(`${shown}@9`)?.appliedAtMs).not.toBeNull();
    expect(await tab.engine.actions.issue('order.bags', bags)).toMatchObject({ code: 'filling' });
  });

  it('takes an action that reads what its source lists', async () => {
    await open(['drivers']);
    expect(await tab.engine.actions.issue('driver.launchpad', launchpad)).toHaveProperty('commandId');
    await world.settle();
    expect(world.server.truth(9).drivers.get(71)?.launchpad).toBe(2);
  });

  it('makes an action wait whose rows its source does not list', async () => {
    await open(['settings']);
    expect(await tab.engine.actions.issue('driver.launchpad', launchpad)).toMatchObject({ code: 'filling' });
  });

  it('takes them all once its board is filled', async () => {
    await open(['drivers']);
    await tab.set({ path: '/dispatch' });
    await world.settle();
    expect(await tab.engine.actions.issue('order.bags', bags)).toHaveProperty('commandId');
  });

  it('fills its lists with the first answer of a board, though settings and drivers came before', async () => {
    await open(['drivers', 'settings']);
    await tab.set({ path: '/dispatch', shows: [] });
    await world.settle();
    expect(device.lists(9, 'order').size).toBeGreaterThan(5);
    expect(wrongProjection(world.shadow('1'), 9)).toBeNull();
  });

  it('is not visited by who looks at its settings: what only boards listed leaves the device', async () => {
    tab = await world.open();
    await tab.set({ path: '/support', shows: ['settings'] });
    await world.pass(unvisitedMs + 2 * hourMs, hourMs);
    expect(rowsOf(9)).toEqual(new Set(['metas']));
    expect(device.source('dispatch-load@9')?.appliedAtMs ?? null).toBeNull();
    expect(device.source('settings@9')?.appliedAtMs).not.toBeNull();
  });

  it('keeps what another source lists when its board leaves the device, in the lists of that source alone', async () => {
    tab = await world.open();
    await tab.set({ path: '/support', shows: ['drivers'] });
    await world.pass(unvisitedMs + 2 * hourMs, hourMs);
    expect(rowsOf(9)).toEqual(new Set(['driver']));
    expect([...device.lists(9, 'driver').values()].flat().every((list) => list.startsWith('drivers/'))).toBe(true);
    expect(wrongProjection(world.shadow('1'), 9)).toBeNull();
  });
});

// Rule 5: settled commands hold no center.

it('a settled action holds no center on the device', async () => {
  const world = new World();
  const device = new Device(world);
  const tab = await world.open();
  await tab.engine.actions.issue('order.bags', bags);
  await world.settle();
  await tab.set({ center: 12 });
  await world.settle();
  await world.pass(unvisitedMs + 2 * hourMs, hourMs);
  expect(device.outbox).toEqual([]);
  expect(kinds.flatMap((kind) => [...device.lists(9, kind)])).toEqual([]);
});
