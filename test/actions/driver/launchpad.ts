import { onDriver, queued, withDriver } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverLaunchpad: TestAction = {
  name: 'driver.launchpad',
  samples: [
    {
      when: 'without a basket',
      world: driver('run'),
      args: { ...who, launchpad: 2 },
      call: { row: 'API-108', line: 'PATCH /drivers/71/', body: { center_id: 9, launchpad: 2 } },
    },
  ],
  consequences: [back('the other entry, in the same menu')],
  shape: queued(onDriver, { sample: withDriver({ launchpad: 2 }) }),
};
