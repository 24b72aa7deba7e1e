import { center, noon } from '../../builders/noon.ts';
import { anOrder } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { onPhoneCalls, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { outsideTheDay, rowsTellNothing, signer } from './worlds.ts';

const ordered = anOrder(1001, { center_id: center });

export const phoneCallPlan: TestAction = {
  name: 'phoneCall.plan',
  samples: [
    {
      when: 'about an order',
      world: aWorld().with('order', ordered),
      args: {
        ...{ center, orderId: 1001, customerId: null, name: 'A12', dueAt: noon, isMine: false },
        comment: 'Digicode',
      },
      call: {
        row: 'API-O62',
        line: 'POST /phone-calls/',
        body: { center: 9, order_id: 1001, due_at: noon, is_mine: false, comment: 'Digicode' },
      },
    },
  ],
  consequences: [form],
  shape: queued(onPhoneCalls),
  windows: { phoneCall: flow },
  needsNoRow: true,
  effectTellsNothing: true,
  facts: { signer, order: ordered, customer: null },
  rowsTellNothing,
  outsideTheDay,
};
