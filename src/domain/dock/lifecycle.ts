import type { Driver } from '../driver/driver.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Task } from '../task/task.ts';
import type { Dock } from './dock.ts';
import { isCourierType, isDriverHard, isDriverType } from './dock-type.ts';

/** The fields that decide the next states of a dock (section 11 of dispatch.md). Each rule refuses with a reason. */

type Status = Pick<Dock, 'current_status' | 'dock_type' | 'tasks'>;

const count = (dock: Pick<Dock, 'tasks'>) => dock.tasks?.length ?? 0;

/** `Valider la tournée`: a draft with at least one task, not a courier's (DSP-403). */
export function canValidate(dock: Status): Refusal<'notDraft' | 'courierDock' | 'empty'> | null {
  if (dock.current_status !== 'draft') return refuse('notDraft');
  if (isCourierType(dock)) return refuse('courierDock');
  return count(dock) === 0 ? refuse('empty') : null;
}

/** `Invalider la tournée`: a moving round (DSP-405, DSP-406). */
export const canInvalidate = (dock: Pick<Dock, 'current_status'>): Refusal<'notMoving'> | null =>
  dock.current_status === 'moving' ? null : refuse('notMoving');

/** `Mise en chariot` is offered on docks with tasks that are not defined (DSP-407). */
export const offersDefine = (dock: Pick<Dock, 'defined_at' | 'tasks'>) => !dock.defined_at && count(dock) > 0;

/** `Mise en chariot` requires every task to be finalised, except on a DRIVER_HARD dock (DSP-408, DSP-410). */
export function canDefine(
  dock: Pick<Dock, 'defined_at' | 'tasks' | 'dock_type'>,
  tasks: readonly (Pick<Task, 'status'> | undefined)[],
): Refusal<'defined' | 'empty' | 'waitingTask'> | null {
  if (dock.defined_at) return refuse('defined');
  if (count(dock) === 0) return refuse('empty');
  const isWaiting = tasks.some((task) => task?.status === 'waiting');
  return isWaiting && !isDriverHard(dock) ? refuse('waitingTask') : null;
}

export const isLoaded = (dock: Pick<Dock, 'loaded_at' | 'current_status'>) =>
  !!dock.loaded_at || dock.current_status === 'loaded';

/** `Undefine`: a loaded empty dock that is not DRIVER_HARD (DSP-411). */
export function canUndefine(
  dock: Pick<Dock, 'loaded_at' | 'current_status' | 'tasks' | 'dock_type'>,
): Refusal<'notLoaded' | 'notEmpty' | 'hardDock'> | null {
  if (!isLoaded(dock)) return refuse('notLoaded');
  if (count(dock) > 0) return refuse('notEmpty');
  return isDriverHard(dock) ? refuse('hardDock') : null;
}

/** `Chargé`: moving and defined docks (DSP-412, DSP-443). */
export const canSwitchToReady = (dock: Pick<Dock, 'current_status'>): Refusal<'notReadyYet'> | null =>
  dock.current_status === 'moving' || dock.current_status === 'defined' ? null : refuse('notReadyYet');

/** `ANNULER` is shown on a locked driver dock, not gone, with tasks and a target driver (DSP-420). */
export const offersUnlock = (dock: Pick<Dock, 'locked_at' | 'gone_at' | 'dock_type' | 'tasks' | 'target_driver'>) =>
  !!dock.locked_at && !dock.gone_at && isDriverType(dock) && count(dock) > 0 && !!dock.target_driver;

/** `ANNULER` is disabled once the driver has refused too often today (DSP-421). */
export function canUnlock(
  dock: Parameters<typeof offersUnlock>[0],
  driver: Pick<Driver, 'daily_refusals_limit_exceeded'> | undefined,
): Refusal<'notUnlockable' | 'refusalsLimit'> | null {
  if (!offersUnlock(dock)) return refuse('notUnlockable');
  return driver?.daily_refusals_limit_exceeded ? refuse('refusalsLimit') : null;
}

/** Whether two docks may exchange their drivers: two different driver docks (DSP-448). */
export function canSwitchDrivers(
  from: Pick<Dock, 'id' | 'dock_type'>,
  to: Pick<Dock, 'id' | 'dock_type'>,
): Refusal<'sameDock' | 'notDriverDock'> | null {
  if (from.id === to.id) return refuse('sameDock');
  return isDriverType(from) && isDriverType(to) ? null : refuse('notDriverDock');
}

/** Whether a dock may be deleted: an empty, unlocked draft (DSP-459). */
export const canDelete = (
  dock: Pick<Dock, 'current_status' | 'locked_at' | 'tasks'>,
): Refusal<'notDeletable'> | null =>
  dock.current_status === 'draft' && !dock.locked_at && count(dock) === 0 ? null : refuse('notDeletable');

/** Whether the expected ids and the present ones are the same, in whatever order (DSP-483). */
export function isSameSet(expected: readonly number[], actual: readonly number[] | null | undefined): boolean {
  const now = new Set(actual);
  return now.size === new Set(expected).size && expected.every((id) => now.has(id));
}
