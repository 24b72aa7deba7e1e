import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { theirs } from './accounts.ts';
import { who, world } from './worlds.ts';

export const depositHandBackOrder: TestAction = {
  name: 'deposit.handBackOrder',
  samples: [
    {
      when: 'all of it',
      world,
      args: { ...who, orderId: 48_213_007, order: 'ABCDEF' },
      call: {
        row: 'API-111',
        line: 'POST /depositdriver/return_order_to/',
        body: { driver_id: 71, order_id: 48_213_007 },
      },
    },
  ],
  consequences: [form],
  // Movements of deposits are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  facts: theirs,
  rowsTellNothing: 'deposits are in the ledger alone',
};
