import type { Center } from '../center/center.ts';
import { distanceM, positionOf } from '../geo.ts';
import type { Task } from './task.ts';

const hiddenWithinM = 100; // CST-12

/**
 * Whether a task is an order of staff delivered at the center itself: within 100 m, included; no dispatch list shows
 * or counts it (DSP-216). Not when either address lacks coordinates.
 */
export function isStaffOrder(
  task: Pick<Task, 'client' | 'address'>,
  center: Pick<Center, 'address'> | undefined,
): boolean {
  if (!task.client?.is_staff) return false;
  const here = positionOf(center?.address, null);
  const there = positionOf(task.address, here);
  return here !== null && there !== null && distanceM(here, there) <= hiddenWithinM;
}
