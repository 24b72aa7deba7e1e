import { thisMorning } from '../../builders/noon.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

/** Dock 7 holds the tasks 1, 2 and 3, dock 8 the task 4, both with drivers; dock 9 is open and empty, task 5 in none. */
export const board: World = aWorld()
  .with('order', ...[1, 2, 3, 4, 5].map((id) => anOrder(id + 1000)))
  .with('task', ...[1, 2, 3].map((id) => aTask(id, { dock: 7, dock_rank: id })))
  .with('task', aTask(4, { dock: 8, dock_rank: 1 }), aTask(5, { dock: null, dock_rank: null }))
  .with('dock', aDock(7, { dock_type: 'DRIVER_SOFT', tasks: [1, 2, 3], target_driver: 71, created_at: thisMorning }))
  .with('dock', aDock(8, { dock_type: 'DRIVER_HARD', tasks: [4], target_driver: 72, created_at: thisMorning }))
  .with('dock', aDock(9, { dock_type: 'NOCONFIG', tasks: [], created_at: thisMorning }))
  .with('driver', aDriver(71, { state: 'wait' }), aDriver(72, { state: 'run' }));

/** The order of task 5 goes to another center, by dock 9. */
export const crossDocking = board
  .with('order', anOrder(1005, { cross_docking: 2 }))
  .with('task', aTask(5, { dock: null, dock_rank: null, status: 'todo' }))
  .with(
    'dock',
    aDock(9, {
      dock_type: 'NOCONFIG',
      tasks: [],
      cross_docking_target_center: 12,
      created_at: thisMorning,
      current_status: 'draft',
    }),
  );
