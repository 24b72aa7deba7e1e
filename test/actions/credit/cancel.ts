import { answeringNothing, live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { facts, outsideTheDay, rowsTellNothing, who, world } from './worlds.ts';

export const creditCancel: TestAction = {
  name: 'credit.cancel',
  samples: [
    {
      when: 'unspent',
      world,
      args: { ...who, entryId: 41, cents: 1_250, notes: 'Mauvaise commande' },
      call: {
        row: 'API-S09',
        line: 'POST /processing-orders/1001/cancel_credits/',
        body: { log_money_id: 41, notes: 'Mauvaise commande', user_id: 5, order_id: 1001 },
      },
    },
  ],
  consequences: [form],
  // It stands in a customer's list, where the order is no row.
  shape: live(answeringNothing(onOrder)),
  effectTellsNothing: true,
  needsNoRow: true,
  ...{ facts, rowsTellNothing, outsideTheDay },
};
