import { isDelivered, minutesLate } from '../task/arrival.ts';
import { msOf } from '../time/instant.ts';

/** What says how an order of a past day ended. */
export interface Ended {
  readonly status?: string | null | undefined;
  readonly max_shipping_time?: string | null | undefined;
  readonly date_received?: string | null | undefined;
}

/** How an order of a past day ended; null of one that nobody awaited (OUR-236). */
export type Ending = 'onTime' | 'late' | 'unknownHour' | 'undelivered';

/** Minutes from the end of its slot to its delivery, above 0; null of an order that is not known to be late (DSP-713). */
export function minutesPast({ max_shipping_time, date_received }: Ended): number | null {
  const receivedMs = msOf(date_received);
  return receivedMs === null ? null : minutesLate({ date_received }, msOf(max_shipping_time), receivedMs);
}

/** Canceled ones, and those that go through preparation once more, are awaited no longer. */
const unawaited = new Set(['canceled', 'unpaid', 'redestock']);

export function endingOf(order: Ended): Ending | null {
  if (unawaited.has(order.status ?? '')) return null;
  if (!isDelivered({ ...order, orderStatus: order.status })) return 'undelivered';
  if (msOf(order.date_received) === null) return 'unknownHour';
  return minutesPast(order) === null ? 'onTime' : 'late';
}
