import { msOf } from '../time/instant.ts';
import { minutesBetween } from '../time/minutes.ts';

/** When a delivery came, when it is expected, or when it was expected and did not come; epoch ms. */
export interface Arrival {
  readonly kind: 'came' | 'expected' | 'missed';
  readonly atMs: number;
}

/** The fields that say where a delivery stands. */
export interface Delivery {
  readonly date_received?: string | null | undefined;
  readonly eta?: string | null | undefined;
  /** Status of its task. */
  readonly status?: string | null | undefined;
  readonly orderStatus?: string | null | undefined;
}

/** Statuses of an order that is not delivered any more. */
const over: ReadonlySet<string> = new Set(['canceled', 'undeliveredclient', 'restock', 'waiting_restock']);

export const isDelivered = ({ date_received, status, orderStatus }: Delivery): boolean =>
  msOf(date_received) !== null || status === 'received' || orderStatus === 'received';

/** Whether nothing is awaited of a delivery any more. */
export const isOver = (delivery: Delivery): boolean => isDelivered(delivery) || over.has(delivery.orderStatus ?? '');

/** The instant of an estimate that still lies ahead, epoch ms; one that is over counts as none (DSP-725). */
export function etaAhead(eta: string | null | undefined, nowMs: number): number | null {
  const ms = msOf(eta);
  return ms !== null && ms >= nowMs ? ms : null;
}

/** The arrival of a delivery (OUR-050); null where nothing is known of it. */
export function arrivalOf(delivery: Delivery, nowMs: number): Arrival | null {
  const receivedMs = msOf(delivery.date_received);
  if (receivedMs !== null) return { kind: 'came', atMs: receivedMs };
  const atMs = msOf(delivery.eta);
  if (atMs === null || isOver(delivery)) return null;
  return { kind: etaAhead(delivery.eta, nowMs) === null ? 'missed' : 'expected', atMs };
}

interface SlotTimes {
  /** Epoch ms. */
  readonly startMs: number | null;
  readonly endMs: number | null;
}

/**
 * Minutes from the slot to the delivery: above 0 after it, below 0 before it, 0 within (OUR-050, DSP-713). Without an
 * arrival, or once it is over, they run from the end of the slot to now; a delivery that is over at an unknown time counts
 * none. Null where nothing can be said.
 */
export function minutesOffSlot(delivery: Delivery, { startMs, endMs }: SlotTimes, nowMs: number): number | null {
  const arrival = arrivalOf(delivery, nowMs);
  if (arrival && arrival.kind !== 'missed') {
    const late = endMs === null ? null : Math.max(0, minutesBetween(endMs, arrival.atMs));
    const early = startMs === null ? 0 : Math.max(0, minutesBetween(arrival.atMs, startMs));
    return early > 0 ? -early : late;
  }
  if (endMs === null || isOver(delivery)) return null;
  const minutes = minutesBetween(endMs, nowMs);
  return minutes > 0 ? minutes : null;
}

/** Minutes of lateness of a delivery; null for one that is not late, as far as anybody knows (DSP-713). */
export function minutesLate(delivery: Delivery, endMs: number | null, nowMs: number): number | null {
  const minutes = minutesOffSlot(delivery, { startMs: null, endMs }, nowMs);
  return minutes !== null && minutes > 0 ? minutes : null;
}
