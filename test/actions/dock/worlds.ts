import { noon, thisMorning } from '../../builders/noon.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

type Fields = NonNullable<Parameters<typeof aDock>[1]>;

/** Dock 7 with the prepared tasks 1 and 2, for driver 71; drivers 71 and 72 wait. */
export const dock = (fields: Fields = {}): World =>
  aWorld()
    .with('dock', aDock(7, { ...theirs, tasks: [1, 2], created_at: thisMorning, ...fields }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'todo' })))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000)))
    .with('driver', aDriver(71, { name: 'Ana', state: 'wait' }), aDriver(72, { name: 'Bruno', state: 'wait' }));

const theirs = { dock_type: 'DRIVER_SOFT', current_status: 'draft', target_driver: 71, target_name: 'Ana' };

export const another = aDock(8, { dock_type: 'DRIVER_HARD', tasks: [3], target_driver: 72, target_name: 'Bruno' });

export const seen = { dockId: 7, taskIds: [1, 2], accepted: null };

export const loaded = { current_status: 'loaded', loaded_at: noon, defined_at: noon };
