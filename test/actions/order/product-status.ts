import { center } from '../../builders/noon.ts';
import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { onSheet, who } from './worlds.ts';

export const orderProductStatus: TestAction = {
  name: 'order.productStatus',
  samples: [
    {
      when: 'found after all',
      world: onSheet('prep'),
      args: { ...who, center, orderProductId: 32, productName: 'Bananes', status: 'done' },
      call: {
        row: 'API-S14',
        line: 'PATCH /processing-orders/1001/order_product_change_status/',
        body: { id: 32, new_status: 'done', is_forced: true },
      },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { productStatus: editors },
  facts: [{ order_product_id: 31 }, { order_product_id: 32, status: 'missing' }],
  rowsTellNothing: 'told by the sheet: see `support/remedies.test.ts`',
  outsideTheDay: 'support does it, on a sheet',
};
