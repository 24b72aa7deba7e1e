import type { Task } from './task.ts';

/** Whether delivered and coming tasks are late or early, as the server computed it (DSP-260, DSP-261); late wins. */
export function timing(
  task: Pick<Task, 'delivered_extra_late' | 'will_be_extra_late' | 'delivered_extra_soon' | 'will_be_extra_soon'>,
): 'late' | 'early' | null {
  if (task.delivered_extra_late || task.will_be_extra_late) return 'late';
  return task.delivered_extra_soon || task.will_be_extra_soon ? 'early' : null;
}
