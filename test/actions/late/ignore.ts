import { guarded, onLateOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { reached, recorded, who } from './worlds.ts';

export const lateIgnore: TestAction = {
  name: 'late.ignore',
  samples: [
    {
      when: 'with a record',
      world: recorded,
      args: who,
      call: { row: 'API-030', line: 'POST /processing-orders/1001/ignore/' },
    },
    {
      when: 'without a task',
      world: recorded.without('task', 1),
      args: { ...who, taskId: null },
      call: { row: 'API-030', line: 'POST /processing-orders/1001/ignore/' },
    },
  ],
  consequences: [form],
  shape: guarded(onLateOrder),
  facts: reached,
};
