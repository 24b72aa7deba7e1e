import { noon, thisMorning } from '../../builders/noon.ts';
import { aDock, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

type Fields = NonNullable<Parameters<typeof aDock>[1]>;

/** Dock 7 with the prepared tasks 1 and 2. */
export const dock = (fields: Fields): World =>
  aWorld()
    .with('dock', aDock(7, { current_status: 'draft', tasks: [1, 2], created_at: thisMorning, ...fields }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'todo' })))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000, { center_id: 9 })));

export const stuart = (status: string) => ({
  dock_type: 'STUART',
  external_shipping_jobs: [{ id: 70, status, pickup_at: noon }],
});

export const uber = (status: string) => ({ dock_type: 'UBER_DIRECT', external_shipping_jobs: [{ id: 70, status }] });
