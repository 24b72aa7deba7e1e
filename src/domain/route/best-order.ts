import type { Position } from '../geo.ts';
import { departureLeadMs } from '../task/departure.ts';
import { minutesBetween } from '../time/minutes.ts';
import { estimateErrorMs, type PlaceCost, type PlannedStop, placeCosts, wayS } from './best-place.ts';
import { type BoardOrder, type Here, plannedStop } from './round-places.ts';
import { serviceS } from './travel.ts';

/** Orders as a round of them alone would be driven (OUR-211). */
export interface OrderedRound {
  /** In the order in which they are reached. */
  readonly ids: readonly number[];
  /** What such a round costs; null where a place is not known. */
  readonly cost: PlaceCost | null;
  /** The latest departure by which nobody is late even if the estimate is wrong, epoch ms; null when unknown. */
  readonly latestMs: number | null;
}

/** Up to so many places every order of them is tried. */
const triedWhole = 7;
/** Up to so many each goes where it costs least, and is tried anew between the others; of more the nearest is next. */
const triedBetween = 40;
const passes = 4;

/**
 * The best order of orders that become a round of their own: the fewest late, then the fewest minutes late, then the
 * shortest way, from `center` and back. Orders of a group stay together; those without a place come last, as they came.
 * `leavesMs` is when the round would leave: without it the way alone counts.
 */
export function bestOrder(
  orders: readonly PlannedStop[],
  center: Position | null,
  leavesMs: number | null,
): OrderedRound {
  const placed = orders.filter(({ position }) => position !== null);
  const placeless = orders.filter(({ position }) => position === null);
  const way = ordered(placed, center, leavesMs);
  const all = [...way, ...placeless];
  const [cost] = all.length === 0 ? [null] : placeCosts(all, { center, leavesMs, stops: [] });
  return { ids: all.map(({ id }) => id), cost: cost ?? null, latestMs: latestDeparture(all, center) };
}

/**
 * The best order of orders of a board that are to be a round: it would leave with the first of them that has to, but not
 * before now; where nobody knows when that is the way alone counts.
 */
export function bestRound(
  orders: readonly (BoardOrder & { readonly departureMs: number | null })[],
  { center, nowMs, isGrouped }: Here,
): OrderedRound {
  const departures = orders.flatMap(({ departureMs }) => departureMs ?? []);
  const leavesMs = departures.length === 0 ? null : Math.max(Math.min(...departures) + departureLeadMs, nowMs);
  const stops = orders.map((order) => ({
    ...plannedStop(order, nowMs),
    group: isGrouped ? order.canteenId : null,
  }));
  return bestOrder(stops, center, leavesMs);
}

type Sequence = readonly number[];

function ordered(
  stops: readonly PlannedStop[],
  center: Position | null,
  leavesMs: number | null,
): readonly PlannedStop[] {
  const units = unitsOf(stops);
  const worth = worthBy(stops, center, leavesMs);
  const flat = (sequence: Sequence) => sequence.flatMap((unit) => units[unit] ?? []);
  const worthIn = (sequence: Sequence) => worth(flat(sequence));
  const all = units.map((_, unit) => unit);
  const found =
    all.length <= triedWhole
      ? bestOf(permutations(all), worthIn)
      : all.length <= triedBetween
        ? improved(inserted(all, worthIn), worthIn)
        : nearestNext(all, (unit) => stops[units[unit]?.[0] ?? 0]?.position ?? null, center);
  return flat(found).flatMap((at) => stops[at] ?? []);
}

/** The stops by their places, those of a group together. */
function unitsOf(stops: readonly PlannedStop[]): readonly (readonly number[])[] {
  const groups = new Map<number | string, number[]>();
  stops.forEach(({ group }, at) => {
    const key = group ?? `alone ${at}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
}

type WorthOf = (sequence: Sequence) => Worth;

function bestOf(sequences: Iterable<Sequence>, worthOf: WorthOf): Sequence {
  let best: { readonly sequence: Sequence; readonly worth: Worth } | null = null;
  for (const sequence of sequences) {
    const worth = worthOf(sequence);
    if (!best || compare(worth, best.worth) < 0) best = { sequence, worth };
  }
  return best?.sequence ?? [];
}

function* permutations(units: Sequence): Generator<Sequence> {
  if (units.length === 0) yield [];
  for (const [at, unit] of units.entries())
    for (const rest of permutations(units.toSpliced(at, 1))) yield [unit, ...rest];
}

const inserted = (units: Sequence, worthOf: WorthOf): Sequence =>
  units.reduce<Sequence>((sequence, unit) => bestOf(placesOf(sequence, unit), worthOf), []);

const placesOf = (sequence: Sequence, unit: number): readonly Sequence[] =>
  Array.from({ length: sequence.length + 1 }, (_, at) => sequence.toSpliced(at, 0, unit));

/** Takes each place out and puts it where it costs least, until nothing is better. */
function improved(sequence: Sequence, worthOf: WorthOf): Sequence {
  let best = sequence;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = best;
    for (const unit of before) {
      const without = best.filter((it) => it !== unit);
      best = bestOf([best, ...placesOf(without, unit)], worthOf);
    }
    if (best === before) break;
  }
  return best;
}

function nearestNext(
  units: Sequence,
  positionOf: (unit: number) => Position | null,
  center: Position | null,
): Sequence {
  const left = new Set(units);
  const way: number[] = [];
  let from = center;
  while (left.size > 0) {
    let next: { readonly unit: number; readonly seconds: number } | null = null;
    for (const unit of left) {
      const seconds = wayS(from, positionOf(unit)) ?? 0;
      if (!next || seconds < next.seconds) next = { unit, seconds };
    }
    if (!next) break;
    way.push(next.unit);
    left.delete(next.unit);
    from = positionOf(next.unit);
  }
  return way;
}

/** Late stops, minutes late, seconds on the way: the less the better, the first difference decides. */
type Worth = readonly [late: number, minutes: number, waySeconds: number];

const compare = (a: Worth, b: Worth) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** What an order of stops is worth, by ways that are measured once. */
function worthBy(
  stops: readonly PlannedStop[],
  center: Position | null,
  leavesMs: number | null,
): (stops: readonly number[]) => Worth {
  const places = [...stops.map(({ position }) => position), center];
  const ways = places.map((from) => places.map((to) => wayS(from, to) ?? 0));
  const home = stops.length;
  return (sequence: Sequence): Worth => {
    let [late, minutes, seconds, from] = [0, 0, 0, home];
    for (const at of sequence) {
      seconds += ways[from]?.[at] ?? 0;
      const endMs = stops[at]?.slotEndMs ?? null;
      if (leavesMs !== null && endMs !== null) {
        const by = minutesBetween(endMs, leavesMs + seconds * 1_000);
        if (by > 0) [late, minutes] = [late + 1, minutes + by];
      }
      seconds += serviceS;
      from = at;
    }
    return [late, minutes, seconds + (ways[from]?.[home] ?? 0)];
  };
}

/** By the slot that presses most; null without one, and where a way to a stop with a slot is not known. */
function latestDeparture(stops: readonly PlannedStop[], center: Position | null): number | null {
  let from = center;
  let seconds: number | null = 0;
  let latestMs = Number.POSITIVE_INFINITY;
  for (const { position, slotEndMs } of stops) {
    const way = wayS(from, position);
    seconds = seconds === null || way === null ? null : seconds + way;
    if (slotEndMs !== null) {
      if (seconds === null) return null;
      latestMs = Math.min(latestMs, slotEndMs - seconds * 1_000 - estimateErrorMs);
    }
    if (seconds !== null) seconds += serviceS;
    from = position;
  }
  return Number.isFinite(latestMs) ? latestMs : null;
}
