import { guarded, onLateOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { late, reached, who } from './worlds.ts';

export const lateWarned: TestAction = {
  name: 'late.warned',
  samples: [
    {
      when: 'without a record',
      world: late(),
      args: who,
      call: { row: 'API-029', line: 'POST /processing-orders/1001/warned/' },
    },
  ],
  consequences: [form],
  shape: guarded(onLateOrder),
  facts: reached,
};
