import { type Arrival, arrivalOf, isOver, minutesOffSlot } from '../../task/arrival.ts';
import { msOf } from '../../time/instant.ts';
import type { OrderInFull } from '../in-full.ts';

/** What the phone is answered: where an order is, with whom, when it comes and how that lies to its slot (OUR-053). */
export interface OrderAnswer {
  readonly arrival: Arrival | null;
  /** As in its story (OUR-050). */
  readonly offSlotMin: number | null;
  /** Its stop, from 1, and how many its round has; null unless it is on the road in a round of known length. */
  readonly stop: { readonly rank: number; readonly of: number } | null;
  readonly driver: Driver;
  /** Before it leaves: it cannot come before its way is driven, epoch ms; null where an arrival or no way is known. */
  readonly notBeforeMs: number | null;
}

/** The driver of an order. `drove`: he has it, or had it; `planned`: he is to take its round; `none`: nobody is, of an order under way. */
export type Driver =
  | { readonly kind: 'drove' | 'planned'; readonly name: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Statuses of an order that has left. */
const gone: ReadonlySet<string> = new Set(['shipping', 'received', 'undeliveredclient', 'waiting_restock', 'restock']);

export function answerOf(order: OrderInFull, nowMs: number): OrderAnswer {
  const delivery = { ...order.shipping_task, orderStatus: order.status };
  const slot = { startMs: msOf(order.shipping_time), endMs: msOf(order.max_shipping_time) };
  const arrival = arrivalOf(delivery, nowMs);
  const hasLeft = gone.has(order.status ?? '');
  const travelMs = (order.estimated_travel_duration ?? 0) * 1_000;
  return {
    arrival,
    offSlotMin: minutesOffSlot(delivery, slot, nowMs),
    stop: order.status === 'shipping' ? stopOf(order) : null,
    driver: driverOf(order, hasLeft),
    notBeforeMs: arrival || hasLeft || isOver(delivery) || travelMs === 0 ? null : nowMs + travelMs,
  };
}

function stopOf({ shipping_task }: OrderInFull): OrderAnswer['stop'] {
  const { dock_rank: rank, dock } = shipping_task ?? {};
  const of = dock?.tasks?.length ?? 0;
  return rank && rank <= of ? { rank, of } : null;
}

/** The present or latest drive's, else that of its round (SUP-207). */
function driverOf({ driver_logs, shipping_task, status }: OrderInFull, hasLeft: boolean): Driver {
  const drives = (driver_logs ?? []).toSorted(
    (one, other) => (msOf(other.started_at) ?? 0) - (msOf(one.started_at) ?? 0),
  );
  const drove = drives.find(({ driver_name }) => driver_name)?.driver_name;
  if (drove) return { kind: 'drove', name: drove };
  const planned = shipping_task?.dock?.target_name;
  if (planned) return { kind: hasLeft ? 'drove' : 'planned', name: planned };
  const isAwaited = !hasLeft && !isOver({ ...shipping_task, orderStatus: status });
  return isAwaited ? { kind: 'none' } : { kind: 'unknown' };
}
