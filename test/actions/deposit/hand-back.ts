import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks, form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { his, received, theirs } from './accounts.ts';
import { bottles, who, world } from './worlds.ts';

export const depositHandBack: TestAction = {
  name: 'deposit.handBack',
  samples: [
    {
      when: 'taken',
      world,
      args: { ...who, ...bottles, quantity: 2 },
      call: {
        row: 'API-113',
        line: 'POST /depositdriver/return_to/',
        body: { driver_id: 71, user_id: 5, product_id: 4_011, quantity: 2 },
      },
    },
    {
      when: 'given to the client again',
      world,
      args: { ...who, ...bottles, quantity: -1 },
      call: {
        row: 'API-113',
        line: 'POST /depositdriver/return_to/',
        body: { driver_id: 71, user_id: 5, product_id: 4_011, quantity: -1 },
      },
    },
  ],
  consequences: [form, asks('component/money/deposit-actions')],
  // Movements of deposits are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  facts: { client: theirs, driver: his, receipts: [received] },
  rowsTellNothing: 'deposits are in the ledger alone',
};
