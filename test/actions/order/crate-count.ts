import { onOrder, queued, withOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, who } from './worlds.ts';

export const orderCrateCount: TestAction = {
  name: 'order.crateCount',
  samples: [
    {
      when: 'counted',
      world: inDock('paid'),
      args: { ...who, count: 4 },
      call: {
        row: 'API-P12',
        line: 'PATCH /processing-orders/1001/',
        query: { flat: '1' },
        body: { number_of_crates: 4 },
      },
    },
  ],
  consequences: [form],
  shape: queued(onOrder, { sample: withOrder({ count: 4 }) }),
};
