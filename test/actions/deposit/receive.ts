import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { theirs } from './accounts.ts';
import { bottles, who, world } from './worlds.ts';

export const depositReceive: TestAction = {
  name: 'deposit.receive',
  samples: [
    {
      when: 'from a client',
      world,
      args: { ...who, ...bottles, quantity: 3 },
      call: {
        row: 'API-116',
        line: 'POST /depositdriver/receive_from/',
        body: { driver_id: 71, user_id: 5, product_id: 4_011, quantity: 3 },
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
