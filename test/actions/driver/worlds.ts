import { center } from '../../builders/noon.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

type Fields = NonNullable<Parameters<typeof aDriver>[1]>;

export const who = { driverId: 71, driverName: 'Ana', center };

/** Driver 71, who drives the tasks 1 and 2 of dock 7; task 3 of it is another's. */
export const driver = (state: string, fields: Fields = {}): World =>
  aWorld()
    .with('driver', aDriver(71, { name: 'Ana', state, current_center_id: center, queue_position: 2, ...fields }))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000, { status: 'shipping' })))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'shipping', delivery_man_id: 71 })))
    .with('dock', aDock(7, { tasks: [1, 2, 3], target_driver: 71 }));
