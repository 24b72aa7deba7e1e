import { answeringNothing, onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { onSheet, who } from '../order/worlds.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

export const subscriptionCancel: TestAction = {
  name: 'subscription.cancel',
  samples: [
    {
      when: 'running',
      world: onSheet('paid'),
      args: { ...who, subscriptionId: 204 },
      call: { row: 'API-S57', line: 'POST /subscriptions/204/cancel/' },
    },
  ],
  consequences: [asks('component/support/sheet-remedies')],
  // Its sheet tells of it, no board does.
  shape: queued(answeringNothing(onOrder)),
  windows: { cancelSubscription: editors },
  rowsTellNothing: 'told by the sheet: see `support/remedies.test.ts`',
  outsideTheDay: 'support does it, on a sheet',
};
