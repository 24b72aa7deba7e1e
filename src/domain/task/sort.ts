import type { Order } from '../order/order.ts';
import { isExchange } from './client.ts';
import { departureMs } from './departure.ts';
import { emergencyRank } from './emergency.ts';
import { slotEndMs } from './slot.ts';
import type { Task } from './task.ts';

type Sorted = Pick<Task, 'id' | 'emergency_rank' | 'estimated_travel_departure_at' | 'max_shipping_time' | 'client'>;

/** Sort keys of the to-dispatch list, most significant first; every key ascends, unknown times are Infinity. */
export type SortKeys = readonly [exchange: number, emergency: number, departure: number, slotEnd: number, id: number];

/**
 * Emergency tasks first by rank, then displayed departure, end of slot, id (DSP-227). Exchanges come after all
 * other tasks (DSP-125).
 */
export const sortKeys = (
  task: Sorted,
  order?: Pick<Order, 'estimated_travel_departure_at' | 'max_shipping_time'>,
): SortKeys => [
  isExchange(task.client) ? 1 : 0,
  emergencyRank(task) ?? Number.POSITIVE_INFINITY,
  departureMs(task, order) ?? Number.POSITIVE_INFINITY,
  slotEndMs(task, order) ?? Number.POSITIVE_INFINITY,
  task.id,
];

/** Compares two lists of keys; a total order, as ids differ. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [at, key] of a.entries()) {
    const other = b[at] ?? key;
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
