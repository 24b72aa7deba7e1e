import { answeringNothing, guarded, onDriver } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverStopActivity: TestAction = {
  name: 'driver.stopActivity',
  samples: [
    {
      when: 'in one',
      world: driver('wait', { activity: 'Réunion' }),
      args: who,
      call: { row: 'API-106', line: 'POST /drivers/71/stop_activity/' },
    },
  ],
  consequences: [back('the activity, started again from the same menu')],
  // Rows it touched are read afterwards.
  shape: guarded(answeringNothing(onDriver)),
};
