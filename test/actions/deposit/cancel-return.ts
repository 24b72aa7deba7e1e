import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { his, returned } from './accounts.ts';
import { which, who, world } from './worlds.ts';

export const depositCancelReturn: TestAction = {
  name: 'deposit.cancelReturn',
  samples: [
    {
      when: 'of his',
      world,
      args: { ...who, ...which },
      call: {
        row: 'API-114',
        line: 'POST /depositdriver/cancel_returned/',
        body: { deposit_driver_id: 812_440, center_id: 9 },
      },
    },
  ],
  consequences: [asks('component/money/deposit-actions')],
  // Movements of deposits are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  facts: { movement: returned, accounts: his },
  rowsTellNothing: 'deposits are in the ledger alone',
};
