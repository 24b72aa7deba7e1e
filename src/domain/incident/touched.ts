import { etaAhead, minutesLate } from '../task/arrival.ts';
import { msOf } from '../time/instant.ts';
import type { Cause, TouchedOrder } from './incident-row.ts';

/** Something that went wrong: a round, a trolley or a street, with the orders it touches. */
export interface Event {
  /** The id of the round or the trolley, or the street. */
  readonly key: string;
  readonly name: string;
  readonly orders: readonly Touched[];
}

/** An order with what is known of its arrival at one moment. */
export interface Touched {
  readonly order: TouchedOrder;
  /** Null for one that is not late (DSP-713). */
  readonly minutes: number | null;
  /** The estimate that still lies ahead, epoch ms (DSP-725). */
  readonly etaMs: number | null;
}

const placeOf: Readonly<
  Record<Cause, (order: TouchedOrder) => { readonly key: string; readonly name: string } | null>
> = {
  round: ({ dock }) => (dock ? { key: String(dock.id), name: dock.name ?? String(dock.id) } : null),
  trolley: ({ trolley }) => (trolley ? { key: String(trolley.id), name: trolley.name ?? String(trolley.id) } : null),
  street: ({ street }) => (street ? { key: street.trim().toLowerCase(), name: street.trim() } : null),
};

function touchedAt(order: TouchedOrder, nowMs: number): Touched {
  const { max_shipping_time, eta, status } = order;
  return { order, minutes: minutesLate({ eta, status }, msOf(max_shipping_time), nowMs), etaMs: etaAhead(eta, nowMs) };
}

/**
 * What may have gone wrong by a cause, with the orders under way that it touches (OUR-170): the latest orders first, and
 * of rounds only those with an order that is late.
 */
export function eventsBy(cause: Cause, orders: readonly TouchedOrder[], nowMs: number): readonly Event[] {
  const events = new Map<string, { readonly name: string; readonly orders: Touched[] }>();
  for (const order of orders) {
    const place = placeOf[cause](order);
    if (!place) continue;
    const event = events.get(place.key) ?? { name: place.name, orders: [] };
    event.orders.push(touchedAt(order, nowMs));
    events.set(place.key, event);
  }
  return [...events]
    .map(([key, event]) => ({ key, name: event.name, orders: event.orders.toSorted(latestFirst) }))
    .filter((event) => cause !== 'round' || event.orders.some(({ minutes }) => minutes !== null))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr', { numeric: true }));
}

const latestFirst = (one: Touched, other: Touched) =>
  (other.minutes ?? 0) - (one.minutes ?? 0) || one.order.id - other.order.id;
