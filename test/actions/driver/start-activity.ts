import { guarded, onDriver, withDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverStartActivity: TestAction = {
  name: 'driver.startActivity',
  samples: [
    {
      when: 'waiting',
      world: driver('wait'),
      args: { ...who, note: 'Réunion' },
      call: { row: 'API-105', line: 'POST /drivers/71/start_activity/', body: { note: 'Réunion' } },
    },
  ],
  consequences: [form],
  shape: guarded(onDriver, { sample: withDriver({ note: 'Réunion' }) }),
  windows: { startActivity: flow },
};
