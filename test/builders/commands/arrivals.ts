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

export const arrivalSamples: readonly Sample[] = [
  sample(receiveArrivals)('two that came and one that did not', truck, {
    ...{ center, dockIds: [12_004], at: noon },
    arrivals: [mark(51, true), mark(52, true, 'P1-07'), mark(53, false)],
  }),
];

/** The same truck as the server reads it. */
export const arrivalTruck = {
  dock: {
    ...aDock(12_004, { center: 12, cross_docking_target_center: center, gone_at: noon }),
    tasks: [51, 52, 53].map((id) => ({ ...aTask(id), linked_order: anOrder(id + 1000) })),
  },
  said: new Map(),
};
