import { center, noon } from '../../builders/noon.ts';
import { anArrival } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { onArrivals, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { arrivalTruck } from './worlds.ts';

const truck = aWorld().with('arrival', anArrival(51), anArrival(52), anArrival(53));

const mark = (taskId: number, isReceived: boolean, area: string | null = null) => ({
  ...{ taskId, orderId: taskId + 1000, randomId: `R${taskId}` },
  ...{ isReceived, area },
});

export const arrivalsReceive: TestAction = {
  name: 'arrivals.receive',
  samples: [
    {
      when: 'two that came and one that did not',
      world: truck,
      args: {
        ...{ center, dockIds: [12_004], at: noon },
        arrivals: [mark(51, true), mark(52, true, 'P1-07'), mark(53, false)],
      },
      call: {
        row: 'API-P05',
        line: 'POST /arrivals/',
        body: {
          center: 9,
          arrivals: [
            { order_id: 1051, is_received: true, is_not_received: false },
            { order_id: 1052, is_received: true, is_not_received: false, new_area: 'P1-07' },
            { order_id: 1053, is_received: false, is_not_received: true },
          ],
        },
      },
      shownOtherwise: 'as the next read of arrivals tells them',
    },
  ],
  consequences: [form],
  shape: queued(onArrivals),
  facts: [arrivalTruck],
  rowsTellNothing: 'entered beside the rows, and told by the next read of arrivals: see `arrivals.test.ts`',
  outsideTheDay: 'trucks of other centers are received elsewhere',
};
