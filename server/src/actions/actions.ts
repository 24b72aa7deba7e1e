import type { AnyAction } from './action.ts';
import { assignDock } from './assign-dock.ts';
import { editOrder } from './edit-order.ts';
import { moveTasks } from './move-tasks.ts';
import { rankTasks } from './rank-tasks.ts';

/** Every call of the API that changes something. */
export const actions: readonly AnyAction[] = [moveTasks, rankTasks, assignDock, editOrder];
