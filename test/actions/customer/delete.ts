import { live, onAccount } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { before, who, world } from './worlds.ts';

export const customerDelete: TestAction = {
  name: 'customer.delete',
  samples: [{ when: 'of the file', world, args: who, call: { row: 'API-S48', line: 'DELETE /users/5/' } }],
  consequences: [asks('component/support/support-account')],
  shape: live(onAccount),
  effectTellsNothing: true,
  facts: before,
  rowsTellNothing: 'an account is no row: see `support/account.test.ts`',
  outsideTheDay: 'an account is on no board',
};
