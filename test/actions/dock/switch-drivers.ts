import { noonMs } from '../../builders/noon.ts';
import { onDock, queuedAsSeen } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { another, dock } from './worlds.ts';

export const dockSwitchDrivers: TestAction = {
  name: 'dock.switchDrivers',
  samples: [
    {
      when: 'of two drivers',
      world: dock().with('dock', another),
      args: {
        ...{ dockId: 7, otherId: 8, driverId: 71, otherDriverId: 72, targetName: 'Ana', otherTargetName: 'Bruno' },
        ...{ accepted: null, atMs: noonMs },
      },
      call: {
        row: 'API-082',
        line: 'POST /dispatch/docks/switch_drivers_orders_docks/',
        body: { from_dock_id: 7, to_dock_id: 8, accepted_by_driver_should_be: null },
      },
    },
  ],
  consequences: [form],
  shape: queuedAsSeen(onDock),
  windows: { switchDrivers: flow },
};
