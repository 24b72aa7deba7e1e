import type { Center } from '../center/center.ts';
import { isStaffOrder } from './staff-order.ts';
import type { Task } from './task.ts';

/** Rows of the to-dispatch list on screen; its title counts all (DSP-215, CST-10). */
export const toDispatchCap = 150;

/**
 * Whether a task is listed as to dispatch: in no dock, not on the road yet, no order of staff at the center (ENT-01,
 * DSP-216).
 */
export const isToDispatch = (
  task: Pick<Task, 'dock' | 'status' | 'client' | 'address'>,
  center: Pick<Center, 'address'> | undefined,
) => !task.dock && (task.status === 'waiting' || task.status === 'todo') && !isStaffOrder(task, center);
