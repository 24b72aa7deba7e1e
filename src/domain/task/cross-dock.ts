import type { Order } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import { offersDispatch } from './direct-dispatch.ts';
import { canDrag, type DragRefusal } from './drag.ts';
import type { Task } from './task.ts';

/** A cross-docking order that lies in no dock and has not left (DSP-461). */
export const offersCrossDock = (
  task: Pick<Task, 'dock' | 'status'>,
  order: Pick<Order, 'cross_docking'> | undefined,
): boolean => !!order?.cross_docking && offersDispatch(task);

/** Why it cannot be assigned to its cross-dock dock; null when it can. */
export function canAssignCrossDock(
  task: Pick<Task, 'dock' | 'status' | 'is_moving' | 'is_dispatch_disabled'>,
  order: Pick<Order, 'cross_docking'> | undefined,
): Refusal<DragRefusal | 'notCrossDocking' | 'movedMeanwhile'> | null {
  if (!order?.cross_docking) return refuse('notCrossDocking');
  return offersCrossDock(task, order) ? canDrag(task) : refuse('movedMeanwhile');
}
