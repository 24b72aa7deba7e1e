import { callCourier, callCourierForDock } from '../../../src/domain/courier/commands/call.ts';
import { cancelJob, regularizeDock } from '../../../src/domain/courier/commands/end-job.ts';
import { aDock, anOrder, aTask } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { noon, type Sample, sample, thisMorning } from './sample.ts';

type Fields = NonNullable<Parameters<typeof aDock>[1]>;

/** Order 1005 of task 5, in no dock. */
const listed = (): World =>
  aWorld()
    .with('task', aTask(5, { status: 'todo' }))
    .with('order', anOrder(1005, { total_weight: '8 Kg' }));

/** Dock 7 with the prepared tasks 1 and 2. */
const dock = (fields: Fields): World =>
  aWorld()
    .with('dock', aDock(7, { current_status: 'draft', tasks: [1, 2], created_at: thisMorning, ...fields }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'todo' })))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000, { center_id: 9 })));

const stuart = (status: string) => ({
  dock_type: 'STUART',
  external_shipping_jobs: [{ id: 70, status, pickup_at: noon }],
});
const uber = (status: string) => ({ dock_type: 'UBER_DIRECT', external_shipping_jobs: [{ id: 70, status }] });

const call = sample(callCourier);
const cancel = sample(cancelJob);
const regularize = sample(regularizeDock);
const called = { orderId: 1005, taskId: 5, dockId: null, vehicle: 'bike', jobs: 0 };
const failed = { dockId: 7, taskIds: [1, 2], at: noon };

export const courierSamples: readonly Sample[] = [
  call('of the first provider', listed(), { ...called, provider: 'STUART', vehicle: 'car' }),
  call('of the second provider', listed(), { ...called, provider: 'UBER_DIRECT' }),
  sample(callCourierForDock)('of an open round', dock({ dock_type: 'NOCONFIG' }), {
    ...{ dockId: 7, taskIds: [1, 2], vehicle: 'cargobike', jobs: 0 },
  }),
  cancel('of the first provider', dock(stuart('picking')), { dockId: 7, provider: 'STUART' }),
  cancel('of the second provider', dock(uber('pickup')), { dockId: 7, provider: 'UBER_DIRECT' }),
  regularize('of the first provider', dock(stuart('expired')), { ...failed, provider: 'STUART' }),
  regularize('of the second provider', dock(uber('returned')), { ...failed, provider: 'UBER_DIRECT' }),
];
