import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

const why = { subtype: 'refund_damaged', notes: 'Cassés' };

export const refundProducts: TestAction = {
  name: 'refund.products',
  samples: [
    {
      world,
      when: 'two of them',
      args: {
        ...{ ...who, ...why, refundedCents: 640 },
        lines: [
          { orderProductId: 31, quantity: 6, unitPrice: 1.19, cents: 714 },
          { orderProductId: 32, quantity: 1, unitPrice: 2.5, cents: 250 },
        ],
      },
      call: {
        row: 'API-S13',
        line: 'POST /processing-orders/1001/refund_bulk/',
        body: {
          ...{ ...why, amount_refund_should_be: 6.4 },
          products: [
            { order_product_id: 31, quantity: 6, price_per_unit_quantity: 1.19, refund_amount: 7.14 },
            { order_product_id: 32, quantity: 1, price_per_unit_quantity: 2.5, refund_amount: 2.5 },
          ],
        },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { refundProducts: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
