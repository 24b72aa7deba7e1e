import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { checkFacts, outsideTheDay, who, withUnknown } from './worlds.ts';

export const refundCheck: TestAction = {
  name: 'refund.check',
  samples: [
    {
      world: withUnknown,
      when: 'seen at the provider',
      args: { ...who, partId: 91, cents: 1_200, status: 'refunded', seenIn: 'Stripe, re_41c', seenCheckId: null },
      call: {
        row: 'API-S73',
        line: 'POST /processing-orders/1001/check_refund/',
        body: { part_id: 91, status: 'refunded', seen_in: 'Stripe, re_41c', seen_check_id: null },
      },
    },
  ],
  // Its window stands on the sheet, beside the part.
  consequences: [form],
  shape: live(onOrder),
  effectTellsNothing: true,
  facts: checkFacts,
  rowsTellNothing: 'a check is beside a part: see `server/money/checks.test.ts`',
  outsideTheDay,
};
