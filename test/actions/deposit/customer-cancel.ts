import { center } from '../../builders/noon.ts';
import { live, onDepositsOfCustomer } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { product, who, world } from '../customer/worlds.ts';
import type { TestAction } from '../test-action.ts';
import { his, received } from './accounts.ts';

export const depositCustomerCancel: TestAction = {
  name: 'deposit.customerCancel',
  samples: [
    {
      when: 'the driver still has',
      world,
      args: { ...who, depositUserId: 1_730_211, movementId: 812_440, movementCenter: center, product },
      call: {
        row: 'API-S65',
        line: 'POST /depositdriver/cancel_received/',
        body: { deposit_driver_id: 812_440, deposit_user_id: 1_730_211, center_id: 9 },
      },
    },
  ],
  consequences: [asks('component/support/support-deposits')],
  shape: live(onDepositsOfCustomer),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { movement: received, accounts: his },
  rowsTellNothing: 'deposits are in the ledger alone',
};
