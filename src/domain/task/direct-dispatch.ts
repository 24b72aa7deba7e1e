import { type Refusal, refuse } from '../result.ts';
import { canDrag, type DragRefusal } from './drag.ts';
import type { Task } from './task.ts';

/** Whether a task may be put into a tour at once: in no dock, and not on the road or delivered (DSP-252). */
export const offersDispatch = ({ dock, status }: Pick<Task, 'dock' | 'status'>) =>
  !dock && (status === 'waiting' || status === 'todo');

/**
 * Why it cannot be put into a tour now; null when it can. A task that is not finalised requires the user's permission
 * (DSP-252, DSP-274).
 */
export function canDispatch(
  task: Pick<Task, 'status' | 'is_moving' | 'is_dispatch_disabled'>,
  canDispatchWaiting: boolean,
): Refusal<DragRefusal | 'waitingTask'> | null {
  const refusal = canDrag(task);
  if (refusal) return refusal;
  return task.status === 'waiting' && !canDispatchWaiting ? refuse('waitingTask') : null;
}
