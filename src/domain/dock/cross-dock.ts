import { type Refusal, refuse } from '../result.ts';
import type { Task } from '../task/task.ts';
import type { Dock } from './dock.ts';
import { isLoaded } from './lifecycle.ts';

/** Whether the orders of a dock go to another center, to be delivered from there. */
export const isCrossDock = (dock: Pick<Dock, 'cross_docking_target_center'>) => !!dock.cross_docking_target_center;

type Loading = Pick<Dock, 'cross_docking_target_center' | 'current_status' | 'loaded_at' | 'gone_at' | 'tasks'>;

/** Whether a cross-dock dock can be marked as loaded from the console (DSP-413, DSP-451): with tasks, all finalised. */
export function canLoadCrossDock(
  dock: Loading,
  tasks: readonly (Pick<Task, 'status'> | undefined)[],
): Refusal<'notCrossDock' | 'alreadyLoaded' | 'empty' | 'waitingTask'> | null {
  if (!isCrossDock(dock)) return refuse('notCrossDock');
  if (isLoaded(dock) || dock.gone_at) return refuse('alreadyLoaded');
  if ((dock.tasks ?? []).length === 0) return refuse('empty');
  return tasks.some((task) => task?.status === 'waiting') ? refuse('waitingTask') : null;
}
