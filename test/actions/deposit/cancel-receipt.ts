import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { his, received } from './accounts.ts';
import { which, who, world } from './worlds.ts';

export const depositCancelReceipt: TestAction = {
  name: 'deposit.cancelReceipt',
  samples: [
    {
      when: 'he still has',
      world,
      args: { ...who, ...which, depositUserId: 1_730_211 },
      call: {
        row: 'API-115',
        line: 'POST /depositdriver/cancel_received/',
        body: { deposit_driver_id: 812_440, deposit_user_id: 1_730_211, center_id: 9 },
      },
    },
  ],
  consequences: [asks('component/money/deposit-actions')],
  // Movements of deposits are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  facts: { movement: received, accounts: his },
  rowsTellNothing: 'deposits are in the ledger alone',
};
