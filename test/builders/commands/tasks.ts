import { cancelMove } from '../../../src/domain/task/commands/cancel-move.ts';
import { assignCrossDock } from '../../../src/domain/task/commands/cross-dock.ts';
import { dispatchTask, dispatchTasks } from '../../../src/domain/task/commands/dispatch.ts';
import { loadToCrossDock } from '../../../src/domain/task/commands/load-cross-dock.ts';
import { moveTask } from '../../../src/domain/task/commands/move.ts';
import { aDock, aDriver, anOrder, aTask } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { noonMs, sample, thisMorning } from './sample.ts';

/** Dock 7 holds the tasks 1, 2 and 3, dock 8 the task 4, both with drivers; dock 9 is open and empty, task 5 in none. */
const board: World = aWorld()
  .with('order', ...[1, 2, 3, 4, 5].map((id) => anOrder(id + 1000)))
  .with('task', ...[1, 2, 3].map((id) => aTask(id, { dock: 7, dock_rank: id })))
  .with('task', aTask(4, { dock: 8, dock_rank: 1 }), aTask(5, { dock: null, dock_rank: null }))
  .with('dock', aDock(7, { dock_type: 'DRIVER_SOFT', tasks: [1, 2, 3], target_driver: 71, created_at: thisMorning }))
  .with('dock', aDock(8, { dock_type: 'DRIVER_HARD', tasks: [4], target_driver: 72, created_at: thisMorning }))
  .with('dock', aDock(9, { dock_type: 'NOCONFIG', tasks: [], created_at: thisMorning }))
  .with('driver', aDriver(71, { state: 'wait' }), aDriver(72, { state: 'run' }));

/** Task 1 on its way from dock 8 to dock 7. */
const moving = board.with('task', aTask(1, { dock: 7, dock_rank: 1, is_moving: true, from_dock_id: 8 }));

const move = sample(moveTask);
const cancel = sample(cancelMove);

/** Task 6 in no dock either. */
const twoListed = board.with('order', anOrder(1006)).with('task', aTask(6, { dock: null }));
/** The order of task 5 goes to another center, by dock 9. */
const crossDocking = board
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
/** It waits to be checked, in no dock or in its own. */
const toCheck = crossDocking.with('order', anOrder(1005, { cross_docking: 2, status: 'xd-to-check' }));
const lying = toCheck.with('task', aTask(5, { dock: 9, dock_rank: 1, status: 'todo' }));
const listed = [5, 6].map((taskId) => ({ taskId, orderId: taskId + 1000 }));

export const taskSamples = [
  move('from the list', board, {
    ...{ taskId: 5, orderId: 1005, randomId: 'A12', from: null, to: 9, rankBefore: null, atMs: noonMs },
    ...{ ranks: [{ taskId: 5, rank: 1 }], left: [] },
  }),
  move('from dock to dock', board, {
    ...{ taskId: 1, orderId: 1001, from: 7, to: 8, rankBefore: 1, atMs: noonMs },
    ...{ ranks: [1, 4].map((taskId, at) => ({ taskId, rank: at + 1 })) },
    ...{ left: [2, 3].map((taskId, at) => ({ taskId, rank: at + 1 })) },
  }),
  move('inside its dock', board, {
    ...{ taskId: 3, orderId: 1003, from: 7, to: 7, rankBefore: 3, left: [], atMs: noonMs },
    ...{ ranks: [3, 1, 2].map((taskId, at) => ({ taskId, rank: at + 1 })) },
  }),
  move('back to the list', board, {
    ...{ taskId: 3, orderId: 1003, from: 7, to: null, rankBefore: 3, atMs: noonMs },
    ...{ ranks: [{ taskId: 3, rank: null }], left: [] },
  }),
  cancel('between docks', moving, { taskId: 1, orderId: 1001, randomId: 'A12', dockId: 7, fromDockId: 8 }),
  cancel('from the list', moving, { taskId: 1, orderId: 1001, dockId: 7, fromDockId: null }),
  sample(dispatchTask)('from the list', board, { taskId: 5, orderId: 1005, randomId: 'A12' }),
  sample(dispatchTasks)('two from the list', twoListed, { orders: listed, define: false }),
  sample(assignCrossDock)('from the list', crossDocking, { taskId: 5, orderId: 1005, randomId: 'A12' }),
  sample(loadToCrossDock)('into a dock', toCheck, { taskId: 5, orderId: 1005, randomId: 'A12' }),
  sample(loadToCrossDock)('in its dock', lying, { taskId: 5, orderId: 1005, randomId: 'A12' }),
  cancel('not moved yet', moving, { taskId: 1, orderId: 1001, dockId: 7, fromDockId: 7 }),
];
