import { guarded, onDriver } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverCenter: TestAction = {
  name: 'driver.center',
  samples: [
    {
      when: 'waiting',
      world: driver('wait'),
      args: { ...who, to: 12, toName: 'Lyon' },
      call: { row: 'API-104', line: 'POST /drivers/71/change_center/', body: { center_id: 12 } },
    },
  ],
  consequences: [back('the former center, in the same menu')],
  shape: guarded(onDriver),
};
