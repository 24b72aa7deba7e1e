import { center } from '../../builders/noon.ts';
import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, who } from './worlds.ts';

export const orderAddCrate: TestAction = {
  name: 'order.addCrate',
  samples: [
    {
      when: 'a new one',
      world: inDock('paid'),
      args: { ...who, center, code: '12-34' },
      call: { row: 'API-032', line: 'POST /processing-orders/1001/add_crate/', body: { crate_code: '12-34', flat: 1 } },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  effectTellsNothing: true,
  facts: 43,
};
