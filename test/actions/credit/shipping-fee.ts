import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

export const creditShippingFee: TestAction = {
  name: 'credit.shippingFee',
  samples: [
    {
      when: 'all of it',
      world,
      args: { ...who, notes: 'Deux heures de retard', cents: 390 },
      call: {
        row: 'API-S10',
        line: 'POST /processing-orders/1001/recredit_shipping_fee/',
        body: { id: 1001, field: 'order_id', notes: 'Deux heures de retard' },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { recreditFee: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
