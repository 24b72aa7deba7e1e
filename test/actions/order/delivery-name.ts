import { onOrder, queued, withOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, otherAddress, who } from './worlds.ts';

export const orderDeliveryName: TestAction = {
  name: 'order.deliveryName',
  samples: [
    {
      when: 'of a company',
      world: inDock('paid'),
      args: { ...who, firstname: 'Léa', lastname: 'Roux', company: 'Atelier Lumen' },
      call: {
        row: 'API-S15',
        line: 'PATCH /processing-orders/1001/address/',
        body: { firstname: 'Léa', lastname: 'Roux', company: 'Atelier Lumen' },
      },
    },
    {
      when: 'of a person',
      world: inDock('paid'),
      args: { ...who, firstname: 'Léa', lastname: 'Roux', company: '' },
      call: {
        row: 'API-S15',
        line: 'PATCH /processing-orders/1001/address/',
        body: { firstname: 'Léa', lastname: 'Roux', company: '' },
      },
    },
  ],
  consequences: [form],
  shape: queued(onOrder, { sample: withOrder({ firstname: 'Léa', lastname: 'Roux', company: '' }) }),
  windows: { deliveryName: flow },
  facts: { address: otherAddress, customer: null },
};
