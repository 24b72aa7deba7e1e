import { guarded, onDriver } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverStart: TestAction = {
  name: 'driver.start',
  samples: [
    {
      when: 'planned',
      world: driver('plan'),
      args: { ...who, vehicle: 'CAR' },
      call: {
        row: 'API-100',
        line: 'POST /drivers/71/start/',
        body: { vehicle: 'CAR', center_id: 9, caller: 'dispatch' },
      },
    },
    {
      when: 'on the road already',
      world: driver('run_not_present'),
      args: { ...who, vehicle: 'BIKE' },
      call: {
        row: 'API-100',
        line: 'POST /drivers/71/start/',
        body: { vehicle: 'BIKE', center_id: 9, caller: 'dispatch' },
      },
    },
  ],
  consequences: [back('STOP, in the menu of the driver')],
  shape: guarded(onDriver),
};
