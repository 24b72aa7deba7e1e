import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

const why = { subtype: 'refund_damaged', notes: 'Cassés' };

export const refundProduct: TestAction = {
  name: 'refund.product',
  samples: [
    {
      world,
      when: 'two units',
      args: {
        ...who,
        ...why,
        line: { orderProductId: 31, quantity: 2, unitPrice: 1.19, cents: 238 },
        refundedCents: 640,
      },
      call: {
        row: 'API-S12',
        line: 'POST /processing-orders/1001/refund/',
        body: {
          order_product_id: 31,
          quantity: 2,
          price_per_unit_quantity: 1.19,
          ...why,
          amount_refund_should_be: 6.4,
        },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { refundProduct: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
