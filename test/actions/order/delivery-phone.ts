import { onOrder, queued, withOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, otherAddress, who } from './worlds.ts';

export const orderDeliveryPhone: TestAction = {
  name: 'order.deliveryPhone',
  samples: [
    {
      when: 'as written',
      world: inDock('paid'),
      args: { ...who, phone: '06 12 34 56 78' },
      call: { row: 'API-S15', line: 'PATCH /processing-orders/1001/address/', body: { phone: '06 12 34 56 78' } },
    },
  ],
  consequences: [form],
  shape: queued(onOrder, { sample: withOrder({ phone: '06 12 34 56 78' }) }),
  windows: { deliveryPhone: flow },
  facts: { address: otherAddress, customer: null },
};
