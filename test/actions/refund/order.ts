import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

const why = { subtype: 'refund_other', notes: 'Sac percé' };

export const refundOrder: TestAction = {
  name: 'refund.order',
  samples: [
    {
      world,
      when: 'over two means',
      args: { ...who, ...why, cents: 2_500, refundedCents: 640 },
      call: {
        row: 'API-S12',
        line: 'POST /processing-orders/1001/refund/',
        body: { id: 1001, refundAmount: 25, ...why, amount_refund_should_be: 6.4 },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { refund: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
