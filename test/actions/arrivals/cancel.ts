import { center, noon } from '../../builders/noon.ts';
import { anArrival } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { onArrivals, queued } from '../../fuzz/oracle/shape.ts';
import { asks, back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { receivedTruck } from './worlds.ts';

const received = { is_received: true, is_not_received: false, received_by: 'quai@quai.example', received_at: noon };

const oneReceived = aWorld().with(
  'arrival',
  anArrival(51, { ...received, dock: 12_004, cancelable_until: '2025-03-03T13:00:00+01:00' }),
);

export const arrivalsCancel: TestAction = {
  name: 'arrivals.cancel',
  samples: [
    {
      when: 'of one that came',
      world: oneReceived,
      args: { center, taskId: 51, orderId: 1051, randomId: 'R51', isReceived: true, receivedAt: noon },
      call: {
        row: 'API-O02',
        line: 'POST /arrivals/cancel_reception/',
        body: { center: 9, order_id: 1051, received_at: noon },
      },
      shownOtherwise: 'as the next read of arrivals tells it',
    },
  ],
  consequences: [asks('component/floor/arrivals'), back('the mark, set and sent again')],
  shape: queued(onArrivals),
  facts: { trucks: [receivedTruck], name: 'R51', wasSaid: true },
  rowsTellNothing: 'entered beside the rows, and told by the next read of arrivals: see `arrivals.test.ts`',
  outsideTheDay: 'trucks of other centers are received elsewhere',
};
