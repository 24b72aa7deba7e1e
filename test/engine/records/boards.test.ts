import { beforeEach, describe, expect, it } from 'vitest';
import { wrongProjection } from '../../fuzz/projection.ts';
import { type Tab, World } from '../world.ts';
import { Device } from './device.ts';

const bags = { orderId: 1001, dry: 3, isotherm: 2 };

// Rule 7: filled, first fill and visited are said of boards only; a command waits for a source of what it reads.

describe('a center of which something is polled, but no board', () => {
  let world: World;
  let device: Device;
  let tab: Tab;
  const launchpad = { driverId: 71, driverName: 'Driver 0', center: 9, launchpad: 2 };
  const open = async (shows: readonly string[]) => {
    tab = await world.open({ path: '/support', shows });
    await world.settle();
  };

  beforeEach(() => {
    world = new World({ isWhole: true });
    world.server.settings = [{ id: 9, is_shadow_groupment_enabled: true }, { id: 12 }];
    device = new Device(world);
  });

  it('takes an action that reads what its source lists', async () => {
    await open(['drivers']);
    expect(await tab.engine.actions.issue('driver.launchpad', launchpad)).toHaveProperty('commandId');
    await world.settle();
    expect(world.server.truth(9).drivers.get(71)?.launchpad).toBe(2);
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
});
