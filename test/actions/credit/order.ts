import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

const why = { subtype: 'credit_compensation', notes: 'Livreur en retard' };

export const creditOrder: TestAction = {
  name: 'credit.order',
  samples: [
    {
      when: 'given',
      world,
      args: { ...who, ...why, cents: 350, recreditedCents: 500 },
      call: {
        row: 'API-S07',
        line: 'POST /processing-orders/1001/add_credits/',
        body: { id: 1001, field: 'order_id', quantity: 1, creditAmount: 3.5, ...why, amount_recredit_should_be: 5 },
      },
    },
    {
      when: 'taken back',
      world,
      args: { ...who, ...why, cents: -1_250 },
      call: {
        row: 'API-S07',
        line: 'POST /processing-orders/1001/add_credits/',
        body: { id: 1001, field: 'order_id', quantity: 1, creditAmount: -12.5, ...why },
      },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { credit: editors },
  effectTellsNothing: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
