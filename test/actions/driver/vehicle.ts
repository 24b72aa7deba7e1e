import { onDriver, queued, withDriver } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverVehicle: TestAction = {
  name: 'driver.vehicle',
  samples: [
    {
      when: 'waiting',
      world: driver('wait', { vehicle: 'CAR' }),
      args: { ...who, vehicle: 'SELEC' },
      call: { row: 'API-103', line: 'POST /drivers/71/vehicle/', body: { vehicle: 'SELEC' } },
    },
  ],
  consequences: [back('the former vehicle, in the same menu')],
  shape: queued(onDriver, { sample: withDriver({ vehicle: 'SELEC' }) }),
};
