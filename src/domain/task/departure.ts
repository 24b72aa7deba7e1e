import type { Order } from '../order/order.ts';
import { msOf } from '../time/instant.ts';
import type { Task } from './task.ts';

type Estimated = Pick<Task, 'estimated_travel_departure_at'> | Pick<Order, 'estimated_travel_departure_at'>;

/** How long before its estimate a departure is shown (CST-18). */
export const departureLeadMs = 10 * 60_000;

/** When the travel of a task starts by its own estimate, or its order's; null without one (DSP-259). */
export const estimatedDeparture = (task: Estimated, order?: Estimated) =>
  task.estimated_travel_departure_at ?? order?.estimated_travel_departure_at ?? null;

/** The displayed departure of a task, epoch ms: 10 minutes before the estimated one (DSP-381); null when unknown. */
export function departureMs(task: Estimated, order?: Estimated): number | null {
  const estimatedMs = msOf(estimatedDeparture(task, order));
  return estimatedMs === null ? null : estimatedMs - departureLeadMs;
}

/** When a task may leave, epoch ms: its earliest possible departure, else the displayed one (DSP-204). */
export const leavesAtMs = (
  task: Estimated,
  order?: Pick<Order, 'earlier_departure_at' | 'estimated_travel_departure_at'>,
) => msOf(order?.earlier_departure_at) ?? departureMs(task, order);
