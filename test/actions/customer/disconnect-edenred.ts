import { live, onAccount } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { customer, who, world } from './worlds.ts';

export const customerDisconnectEdenred: TestAction = {
  name: 'customer.disconnectEdenred',
  samples: [
    {
      when: 'of the file',
      world,
      args: who,
      call: { row: 'API-S49', line: 'POST /me/cart/disable-edenred/', body: { user_id: 5 } },
    },
  ],
  consequences: [asks('component/support/support-account')],
  shape: live(onAccount),
  effectTellsNothing: true,
  facts: customer,
  rowsTellNothing: 'an account is no row: see `support/account.test.ts`',
  outsideTheDay: 'an account is on no board',
};
