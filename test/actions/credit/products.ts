import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

const why = { subtype: 'credit_damaged', notes: 'Cassés' };

export const creditProducts: TestAction = {
  name: 'credit.products',
  samples: [
    {
      when: 'one given, one taken back',
      world,
      args: {
        ...{ ...who, ...why, recreditedCents: 500 },
        lines: [
          { orderProductId: 31, quantity: 6, unitPrice: 1.19, cents: 714 },
          { orderProductId: 32, quantity: -1, unitPrice: 2.5, cents: -250 },
        ],
      },
      call: {
        row: 'API-S08',
        line: 'POST /processing-orders/1001/add_credits_bulk/',
        body: {
          ...{ ...why, amount_recredit_should_be: 5 },
          products: [
            { order_product_id: 31, quantity: 6, price_per_unit_quantity: 1.19, credit_amount: 7.14 },
            { order_product_id: 32, quantity: -1, price_per_unit_quantity: 2.5, credit_amount: -2.5 },
          ],
        },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { creditProducts: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
