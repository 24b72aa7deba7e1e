import { standingOf } from '../../../server/src/actions/arrival/standing.ts';
import { cancelReception } from '../../../src/domain/arrival/commands/cancel-reception.ts';
import { receiveArrivals } from '../../../src/domain/arrival/commands/receive.ts';
import '../../../src/domain/record-kinds.ts';
import { aDock, anArrival, anOrder, aTask } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, noon, type Sample, sample } from './sample.ts';

const truck = aWorld().with('arrival', anArrival(51), anArrival(52), anArrival(53));
const mark = (taskId: number, isReceived: boolean, area: string | null = null) => ({
  ...{ taskId, orderId: taskId + 1000, randomId: `R${taskId}` },
  ...{ isReceived, area },
});

const received = { is_received: true, is_not_received: false, received_by: 'quai@quai.example', received_at: noon };
const oneReceived = aWorld().with(
  'arrival',
  anArrival(51, { ...received, dock: 12_004, cancelable_until: '2025-03-03T13:00:00+01:00' }),
);

export const arrivalSamples: readonly Sample[] = [
  sample(receiveArrivals)('two that came and one that did not', truck, {
    ...{ center, dockIds: [12_004], at: noon },
    arrivals: [mark(51, true), mark(52, true, 'P1-07'), mark(53, false)],
  }),
  sample(cancelReception)('of one that came', oneReceived, {
    ...{ center, taskId: 51, orderId: 1051, randomId: 'R51', isReceived: true, receivedAt: noon },
  }),
];

/** The same truck as the server reads it. */
export const arrivalTruck = {
  dock: {
    ...aDock(12_004, { center: 12, cross_docking_target_center: center, gone_at: noon }),
    tasks: [51, 52, 53].map((id) => ({ ...aTask(id), linked_order: anOrder(id + 1000) })),
  },
  ...{ said: new Map(), canceled: new Map() },
};

const [task] = arrivalTruck.dock.tasks.map((it) => ({ ...it, loading_status: 'received' }));
/** The same once an order of it was received. */
export const receivedTruck = task && {
  dock: { ...arrivalTruck.dock, tasks: [task] },
  said: new Map([
    [
      1051,
      {
        ...{ dock_id: 12_004, order_id: 1051, center_id: center, is_received: true, new_area: null },
        ...{ received_by: 'quai@quai.example', received_at: noon, ended: null, canceled_by: null, canceled_at: null },
        stood: { before: { loading_status: null, transit_area: null }, after: standingOf(task) },
      },
    ],
  ]),
  canceled: new Map(),
};
