import { aWorld } from '../../builders/world.ts';
import { live, onMoneyLimit } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

export const moneyLimit: TestAction = {
  name: 'money.limit',
  samples: [
    {
      when: 'another',
      world: aWorld(),
      args: { center: 9, cents: 7_550, basis: { value: 50 } },
      call: { row: 'API-P25', line: 'POST /configs/global/', body: { name: 'money_limit_9', value: 75.5 } },
    },
    {
      when: 'none any more',
      world: aWorld(),
      args: { center: 9, cents: null, basis: { value: 50 } },
      call: { row: 'API-P25', line: 'POST /configs/global/', body: { name: 'money_limit_9', value: null } },
    },
  ],
  // Its window stands on the page of proposals.
  consequences: [form],
  // A general config is no row.
  shape: live(onMoneyLimit),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: 50,
  rowsTellNothing: 'a general config is no row: see `server/money/limit.test.ts`',
  outsideTheDay: 'a limit is set by who runs the house',
};
