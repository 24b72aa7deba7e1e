import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, otherAddress, who } from './worlds.ts';

export const orderDeliveryAddress: TestAction = {
  name: 'order.deliveryAddress',
  samples: [
    {
      when: 'another of the client',
      world: inDock('paid'),
      args: { ...who, taskId: 1, address: otherAddress },
      call: { row: 'API-S15', line: 'PATCH /processing-orders/1001/address/', body: { shipping_address_id: 78 } },
    },
    {
      when: 'of an order without a task',
      world: inDock('paid'),
      args: { ...who, taskId: null, address: otherAddress },
      call: { row: 'API-S15', line: 'PATCH /processing-orders/1001/address/', body: { shipping_address_id: 78 } },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { address: flow },
  facts: { address: otherAddress, customer: null },
};
