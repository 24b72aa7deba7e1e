import { expect, it } from 'vitest';
import { Device } from './records/device.ts';
import { World } from './world.ts';

it('an exchange of drivers still under way when its tab went is not sent again to a server without keys', async () => {
  const world = new World({ retentionS: null });
  const device = new Device(world);
  const tab = await world.open();
  await world.settle();
  world.network.fateOf = ({ path }) => (path.endsWith('/switch_drivers_orders_docks/') ? { reachMs: 6_000 } : {});
  await tab.engine.actions.issue('dock.switchDrivers', {
    ...{ dockId: 51, otherId: 52, driverId: 71, otherDriverId: 72, accepted: null, atMs: world.clock.now() },
    ...{ targetName: 'Driver 0', otherTargetName: 'Driver 1' },
  });
  await world.settle();
  tab.kill();
  await world.open();
  await world.pass(4_000, 1_000);
  expect(device.outbox).toMatchObject([{ state: 'uncertain', reason: { code: 'unknown' } }]);
  await world.pass(30_000, 1_000);
  expect(world.server.ledger).toHaveLength(1);
  expect([51, 52].map((id) => world.server.truth(9).docks.get(id)?.target_driver)).toEqual([72, 71]);
});
