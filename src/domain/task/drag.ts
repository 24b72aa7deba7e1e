import type { Dock } from '../dock/dock.ts';
import { isDriverType, isUnconfigured } from '../dock/dock-type.ts';
import { canEdit, type EditRefusal } from '../dock/edit.ts';
import { mismatchOf } from '../dock/mismatch.ts';
import type { Driver } from '../driver/driver.ts';
import type { Order } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Task } from './task.ts';

export type DragRefusal =
  | EditRefusal
  | 'taskMoving'
  | 'dispatchDisabled'
  | 'sameTask'
  | 'sameList'
  | 'incompatible'
  | 'transitArea'
  | 'movedMeanwhile';

export type DraggedTask = Pick<Task, 'is_moving' | 'is_dispatch_disabled'>;
export type DraggedOrder = Pick<Order, 'transit_area_type' | 'transit_area_target_type'>;
export interface DockSide {
  readonly dock: Pick<Dock, 'id' | 'dock_type' | 'defined_at' | 'locked_at' | 'closed_at' | 'hidden' | 'created_at'>;
  readonly driver: Pick<Driver, 'state'> | undefined;
}

/** Whether a task may be dragged at all (DSP-500, DSP-529). A task being moved is a locked task (ENT-01 `isLock`). */
export function canDrag(task: DraggedTask): Refusal<DragRefusal> | null {
  if (task.is_moving) return refuse('taskMoving');
  if (task.is_dispatch_disabled) return refuse('dispatchDisabled');
  return null;
}

/**
 * Whether a task may go from one dock to another; `null` is the to-dispatch list (DSP-500 to DSP-508, DSP-529).
 * Refusals come in the order in which a user would ask: the task, the docks, then the pair.
 */
export function canDrop(
  task: DraggedTask,
  order: DraggedOrder | undefined,
  from: DockSide | null,
  to: DockSide | null,
  nowMs: number,
): Refusal<DragRefusal> | null {
  const taskRefusal = canDrag(task);
  if (taskRefusal) return taskRefusal;
  for (const side of [from, to]) {
    const edit = side && canEdit(side.dock, side.driver, nowMs);
    if (edit) return edit;
  }
  if (to === null) return from === null ? refuse('sameList') : null;
  if (from?.dock.id === to.dock.id) return null;
  if (isUnconfigured(to.dock) && !to.dock.defined_at) return null;
  if (!from || !isDriverType(from.dock) || !isDriverType(to.dock))
    return refuse('incompatible', mismatchOf(from?.dock ?? null, to.dock));
  const wanted = order?.transit_area_target_type;
  return wanted && order?.transit_area_type !== wanted ? refuse('transitArea') : null;
}

/** Why tasks may not go together from one dock to another, by the first that cannot go; null when all may. */
export function canDropAll(
  tasks: readonly (DraggedTask & DraggedOrder)[],
  from: DockSide | null,
  to: DockSide | null,
  nowMs: number,
): Refusal<DragRefusal> | null {
  for (const task of tasks) {
    const refusal = canDrop(task, task, from, to, nowMs);
    if (refusal) return refusal;
  }
  return null;
}
