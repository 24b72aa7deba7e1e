import { guarded, onDriver, withDriver } from '../../fuzz/oracle/shape.ts';
import { harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverReturn: TestAction = {
  name: 'driver.return',
  samples: [
    {
      when: 'from his round',
      world: driver('returning'),
      args: who,
      call: { row: 'API-102', line: 'POST /drivers/71/process_return/' },
      differsFromRows: true,
    },
  ],
  consequences: [harmless('the driver stands there')],
  shape: guarded(onDriver, { sample: withDriver({}) }),
};
