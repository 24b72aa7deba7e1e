import type { Order } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import { offersDispatch } from './direct-dispatch.ts';
import { canDrag, type DragRefusal } from './drag.ts';
import type { Task } from './task.ts';

/** Whether it is a cross-docking order without a dock that has not left (DSP-461). */
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

/** Whether it is a cross-docking order to be checked before it leaves (PRP-315). */
export const isToCheck = (order: Pick<Order, 'status'> | undefined): boolean => order?.status === 'xd-to-check';

/** Whether its center has marked it as not arrived (PRP-316). */
export const didNotCome = (
  { loading_status }: Pick<Task, 'loading_status'>,
  order: Pick<Order, 'cross_docking'> | undefined,
): boolean => !!order?.cross_docking && loading_status === 'not_received';

/** Why an order cannot be loaded to its cross-dock dock; null when it can (PRP-323). */
export function canLoadOrder(
  task: Pick<Task, 'is_moving'>,
  order: Pick<Order, 'status'> | undefined,
): Refusal<'notToCheck' | 'moving'> | null {
  if (!isToCheck(order)) return refuse('notToCheck');
  return task.is_moving ? refuse('moving') : null;
}
