import { live, onAccount } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { customer, who, world } from './worlds.ts';

export const customerFixCenters: TestAction = {
  name: 'customer.fixCenters',
  samples: [{ when: 'of the file', world, args: who, call: { row: 'API-S47', line: 'POST /users/5/fix_centers/' } }],
  consequences: [asks('component/support/support-account')],
  shape: live(onAccount),
  effectTellsNothing: true,
  facts: { customer, latest: new Map() },
  rowsTellNothing: 'an account is no row: see `support/account.test.ts`',
  outsideTheDay: 'an account is on no board',
};
