import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, otherAddress, who } from './worlds.ts';

const elsewhere = { street_number: '7', street: 'Rue du Voisin', postal_code: '75011', city: 'Paris' };

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
    {
      when: 'for this delivery alone',
      world: inDock('paid'),
      args: { ...who, taskId: 1, address: null, typed: elsewhere },
      call: { row: 'API-S15', line: 'PATCH /processing-orders/1001/address/', body: elsewhere },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { address: flow },
  facts: { address: otherAddress, customer: null },
};
