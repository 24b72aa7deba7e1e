import type { Position } from '../geo.ts';
import { minutesBetween } from '../time/minutes.ts';
import { serviceS, travelS } from './travel.ts';

/** A stop of a round, or an order that is to become one. Instants in epoch ms. */
export interface PlannedStop {
  readonly id: number;
  readonly position: Position | null;
  /** When it is expected, as far as it is known ahead. */
  readonly etaMs: number | null;
  readonly slotEndMs: number | null;
  /** Whoever goes behind one of a group goes behind the last of it; absent for a stop of none. */
  readonly group?: number | null;
}

export interface PlannedDock {
  /** Where it starts and ends. */
  readonly center: Position | null;
  /** When its driver leaves; null when unknown. */
  readonly leavesMs: number | null;
  /** In the order in which they are reached. */
  readonly stops: readonly PlannedStop[];
}

/** A stop that is reached after its slot. */
export interface LateStop {
  readonly id: number;
  /** Minutes after the end of its slot, as their hours are shown (DSP-713). */
  readonly minutes: number;
}

/** What it costs to put orders into a round, one after the other, at one place of it. */
export interface PlaceCost {
  /** How many stops come before. */
  readonly at: number;
  /** What the round takes longer, s. */
  readonly addedS: number;
  /** When the first of the orders is reached; null when unknown. */
  readonly arrivesMs: number | null;
  /** The orders, and the stops behind them, that are reached after their slot. */
  readonly late: readonly LateStop[];
  /** Whether every slot is met by more than the estimate may be wrong; false also where an arrival is unknown. */
  readonly isSure: boolean;
  /** It is known when each of the orders, and of the stops behind them, is reached. */
  readonly isKnown: boolean;
}

const secondMs = 1_000;

/** What an estimate may be wrong by (OUR-081). */
export const estimateErrorMs = 120 * secondMs;

/**
 * What it costs to put orders at each place of a round, by how many stops come before it. Null for a place that cannot
 * be estimated, since a position beside it is unknown, and within a group.
 */
export function placeCosts(orders: readonly PlannedStop[], round: PlannedDock): readonly (PlaceCost | null)[] {
  const arrivals = arrivalsOf(round);
  return Array.from({ length: round.stops.length + 1 }, (_, at) =>
    isPlace(round, at) ? placeCost(orders, round, arrivals, at) : null,
  );
}

/** The first of the cheapest places; null where none can be estimated. */
export const cheapest = (costs: readonly (PlaceCost | null)[]): PlaceCost | null =>
  costs.reduce<PlaceCost | null>(
    (best, cost) => (cost && (!best || comparePlaces(cost, best) < 0) ? cost : best),
    null,
  );

/**
 * The place of a round where orders fit best (OUR-080): with the fewest late stops, then the fewest minutes late, then
 * the shortest way round. Null where no place can be estimated: a position beside it is unknown.
 */
export const bestPlace = (orders: readonly PlannedStop[], round: PlannedDock): PlaceCost | null =>
  cheapest(placeCosts(orders, round));

function isPlace({ stops }: PlannedDock, at: number): boolean {
  const group = stops[at - 1]?.group ?? null;
  return group === null || !stops.slice(at).some((stop) => stop.group === group);
}

const minutesOf = ({ late }: Pick<PlaceCost, 'late'>) => late.reduce((sum, { minutes }) => sum + minutes, 0);

interface Lateness {
  readonly late: readonly LateStop[];
  readonly isKnown: boolean;
}

/** Nobody is late, nobody knows, somebody is late. */
const levelOf = ({ late, isKnown }: Lateness) => (late.length > 0 ? 2 : isKnown ? 0 : 1);

/** Fewer late stops first, then fewer minutes late; what is not known stands between nobody and somebody. */
export const compareLateness = (a: Lateness, b: Lateness): number =>
  levelOf(a) - levelOf(b) || a.late.length - b.late.length || minutesOf(a) - minutesOf(b);

/** The better place first. */
export const comparePlaces = (a: PlaceCost, b: PlaceCost): number => compareLateness(a, b) || a.addedS - b.addedS;

/** When each stop is reached: as it is expected, else by the time from the stop before. */
export function arrivalsOf({ center, leavesMs, stops }: PlannedDock): readonly (number | null)[] {
  let before = center;
  let leaves = leavesMs;
  return stops.map(({ position, etaMs }) => {
    const reached = etaMs ?? after(leaves, wayS(before, position));
    before = position;
    leaves = after(reached, serviceS);
    return reached;
  });
}

export const wayS = (from: Position | null, to: Position | null) => (from && to ? travelS(from, to) : null);
export const after = (ms: number | null, seconds: number | null) =>
  ms === null || seconds === null ? null : ms + seconds * secondMs;

/** A stop of a round that takes orders at one of its places; instants in epoch ms, null when unknown. */
export interface TimedStop {
  readonly id: number;
  readonly isNew: boolean;
  /** When it is reached without them; null for one of them. */
  readonly wasMs: number | null;
  readonly ms: number | null;
}

/** The stops of a round with orders put at a place of it, each with when it is reached by the estimate (OUR-205). */
export function stopsWith(
  orders: readonly PlannedStop[],
  round: PlannedDock,
  { at, addedS }: Pick<PlaceCost, 'at' | 'addedS'>,
): readonly TimedStop[] {
  const arrivals = arrivalsOf(round);
  const old = round.stops.map(({ id }, index) => {
    const wasMs = arrivals[index] ?? null;
    return { id, isNew: false, wasMs, ms: index < at ? wasMs : after(wasMs, addedS) };
  });
  const added = reachedFrom(orders, round, arrivals, at).map(({ order: { id }, ms }) => {
    return { id, isNew: true, wasMs: null, ms };
  });
  return [...old.slice(0, at), ...added, ...old.slice(at)];
}

/** When orders are reached that go one after the other behind so many stops of a round. */
function reachedFrom(
  orders: readonly PlannedStop[],
  { center, leavesMs, stops }: PlannedDock,
  arrivals: readonly (number | null)[],
  at: number,
) {
  let from = at === 0 ? center : (stops[at - 1]?.position ?? null);
  let leaves = at === 0 ? leavesMs : after(arrivals[at - 1] ?? null, serviceS);
  return orders.map((order) => {
    const ms = after(leaves, wayS(from, order.position));
    from = order.position;
    leaves = after(ms, serviceS);
    return { order, ms };
  });
}

function placeCost(
  orders: readonly PlannedStop[],
  round: PlannedDock,
  arrivals: readonly (number | null)[],
  at: number,
): PlaceCost | null {
  const { center, stops } = round;
  const before = at === 0 ? center : (stops[at - 1]?.position ?? null);
  const next = at === stops.length ? center : (stops[at]?.position ?? null);
  const legs = [before, ...orders.map(({ position }) => position), next];
  const ways = legs.slice(1).map((to, index) => wayS(legs[index] ?? null, to));
  const now = stops.length === 0 ? 0 : wayS(before, next);
  if (now === null || !ways.every((way) => way !== null)) return null;
  const addedS = ways.reduce((sum, way) => sum + way, orders.length * serviceS) - now;
  const reached = reachedFrom(orders, round, arrivals, at);
  const behind = stops.slice(at).map((order, index) => ({ order, ms: after(arrivals[at + index] ?? null, addedS) }));
  const all = [...reached, ...behind];
  return {
    at,
    addedS,
    arrivesMs: reached[0]?.ms ?? null,
    ...lateness(all),
  };
}

/** Who is late of some stops, and whether nobody is even if the estimate is wrong (OUR-081). */
export const lateness = (all: readonly { readonly order: PlannedStop; readonly ms: number | null }[]) => ({
  late: all.flatMap(({ order, ms }) => lateStop(order, ms)),
  isKnown: all.every(({ ms }) => ms !== null),
  isSure: all.every(({ order, ms }) => ms !== null && ms + estimateErrorMs <= (order.slotEndMs ?? Infinity)),
});

function lateStop({ id, slotEndMs }: PlannedStop, ms: number | null): readonly LateStop[] {
  if (ms === null || slotEndMs === null) return [];
  const minutes = minutesBetween(slotEndMs, ms);
  return minutes > 0 ? [{ id, minutes }] : [];
}
