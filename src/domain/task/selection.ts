import type { Task } from './task.ts';

/** `isLock` of ENT-01: the task is being saved (`isUpdating`: sent now, not waiting to be) or moved to another dock. */
const isLocked = (task: Pick<Task, 'is_moving'>, isUpdating: boolean) => isUpdating || task.is_moving === true;

/** Whether a task may be ticked for `Créer une tournée`: not locked, not moving, dispatch not disabled (DSP-250). */
export const canSelect = (task: Pick<Task, 'is_moving' | 'is_dispatch_disabled'>, isUpdating: boolean) =>
  !isLocked(task, isUpdating) && !task.is_dispatch_disabled;
