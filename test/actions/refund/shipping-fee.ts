import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

export const refundShippingFee: TestAction = {
  name: 'refund.shippingFee',
  samples: [
    {
      world,
      when: 'all of it',
      args: { ...who, notes: 'Deux heures de retard', cents: 390, refundedCents: 640 },
      call: {
        row: 'API-S11',
        line: 'POST /processing-orders/1001/refund_shipping_fee/',
        body: { id: 1001, field: 'order_id', notes: 'Deux heures de retard', amount_refund_should_be: 6.4 },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { refundFee: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
