import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inAnHour, onSheet, who } from './worlds.ts';

export const orderPrepareAgain: TestAction = {
  name: 'order.prepareAgain',
  samples: [
    {
      when: 'two products',
      world: onSheet('received'),
      args: {
        ...{ ...who, ...inAnHour, addressId: 77, reasonId: 5, comment: 'Pot cassé à la livraison', isFree: false },
        products: [
          { productId: 4_001, packs: 1 },
          { productId: 4_002, packs: 2 },
        ],
      },
      call: {
        row: 'API-S33',
        line: 'POST /duplicate-orders/',
        body: {
          ...{ order_id_to_duplicate: 1001, shipping_address_id: 77 },
          ...{ shipping_time: '2025-03-03T14:00:00+01:00', max_shipping_time: '2025-03-03T15:00:00+01:00' },
          products: [
            { product_id: 4_001, quantity: 1 },
            { product_id: 4_002, quantity: 2 },
          ],
          ...{ repreparation_reason_id: 5, repreparation_reason_comment: 'Pot cassé à la livraison' },
        },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { prepareAgain: editors },
  effectTellsNothing: true,
  facts: {
    address: { id: 77, user_id: 5 },
    lines: [
      { order_product_id: 31, quantity: 6, stock_quantity: 18, product: { id: 4_001, pack: 6 } },
      { order_product_id: 32, quantity: 2, stock_quantity: 9, product: { id: 4_002 } },
    ],
  },
  rowsTellNothing: 'told by the sheet: see `support/remedies.test.ts`',
  outsideTheDay: 'support does it, on a sheet',
};
