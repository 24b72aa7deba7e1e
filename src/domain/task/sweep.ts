import { type Point, span } from '../geo.ts';
import { roomFor, type SameAddresses } from './neighbours.ts';
import type { TaskId } from './task.ts';

const overlapMs = 3_600_000; // CST-17

/** Whether two slots have at least an hour in common (DSP-248), epoch ms; NaN, an unknown slot, has it with none. */
export const shareAnHour = (fromA: number, toA: number, fromB: number, toB: number) =>
  Math.min(toA, toB) - Math.max(fromA, fromB) >= overlapMs;

/** When a delivery is due, epoch ms. */
export interface Slot {
  readonly startMs: number | null;
  readonly endMs: number | null;
}

/** Where and when a task is delivered. */
export interface Place extends Point, Slot {
  readonly id: TaskId;
}

/** Places at one point, as they stand among all; a house has many. */
interface Spot extends Point {
  readonly here: number[];
  /** The spots that count as the same address, itself among them. */
  readonly near: Spot[];
}

/**
 * Who is beside whom among `places`, which ascend by id. `bands` are the same places by band of latitude, each band
 * ascending by longitude: each pair of spots is met once, between two of one band or of a band and the one above it.
 */
export function sweep(places: readonly Place[], bands: ReadonlyMap<number, readonly Place[]>): SameAddresses {
  const spots = spotsIn(places, bands);
  for (const [row, band] of spots) {
    const above = spots.get(row + 1) ?? [];
    let first = 0;
    for (const [at, spot] of band.entries()) {
      for (let next = at + 1; (band[next]?.x ?? Number.POSITIVE_INFINITY) <= spot.x + span; next++)
        meet(spot, band[next]);
      while ((above[first]?.x ?? Number.POSITIVE_INFINITY) < spot.x - span) first += 1;
      for (let next = first; (above[next]?.x ?? Number.POSITIVE_INFINITY) <= spot.x + span; next++)
        if ((above[next]?.y ?? 0) <= spot.y + span) meet(spot, above[next]);
    }
  }
  return told(places, [...spots.values()].flat());
}

function spotsIn(places: readonly Place[], bands: ReadonlyMap<number, readonly Place[]>): Map<number, Spot[]> {
  const nth = new Map(places.map(({ id }, at) => [id, at]));
  const spots = new Map<number, Spot[]>();
  for (const [row, band] of bands) {
    const found: Spot[] = [];
    for (const { id, x, y } of band) {
      let spot = found.at(-1);
      if (spot?.x !== x || spot.y !== y) {
        spot = { x, y, here: [], near: [] };
        spot.near.push(spot);
        found.push(spot);
      }
      spot.here.push(nth.get(id) ?? 0);
    }
    spots.set(row, found);
  }
  return spots;
}

function meet(one: Spot, other: Spot | undefined): void {
  if (!other) return;
  one.near.push(other);
  other.near.push(one);
}

/** Whoever is at a spot has the same others but for himself. */
function told(places: readonly Place[], spots: readonly Spot[]): SameAddresses {
  const ids = Float64Array.from(places, ({ id }) => id);
  const starts = Float64Array.from(places, ({ startMs }) => startMs ?? Number.NaN);
  const stops = Float64Array.from(places, ({ endMs }) => endMs ?? Number.NaN);
  const together = spots.map(togetherAt);
  const ends = endsOf(places.length, spots, together);
  const { others, shared } = roomFor(0, ends.at(-1) ?? 0);
  for (const [nth, { here }] of spots.entries()) {
    const everybody = together[nth] ?? none;
    for (const at of here) {
      const start = starts[at] ?? 0;
      const stop = stops[at] ?? 0;
      let to = ends[at - 1] ?? 0;
      for (const other of everybody) {
        if (other === at) continue;
        others[to] = ids[other] ?? 0;
        if (shareAnHour(start, stop, starts[other] ?? 0, stops[other] ?? 0)) shared[to] = 1;
        to += 1;
      }
    }
  }
  const hasAny = (_: number, at: number) => (ends[at] ?? 0) > (ends[at - 1] ?? 0);
  return { ids: ids.filter(hasAny), ends: ends.filter(hasAny), others, shared };
}

/** All at a spot and the spots near it, in the order of the places. */
function togetherAt({ near }: Spot): Uint32Array {
  const all: number[] = [];
  for (const { here } of near) for (const at of here) all.push(at);
  return new Uint32Array(all).sort();
}

const none = new Uint32Array();

/** Where the others of each place end when they stand one place after the other. */
function endsOf(count: number, spots: readonly Spot[], together: readonly Uint32Array[]): Uint32Array {
  const ends = new Uint32Array(count);
  for (const [nth, { here }] of spots.entries()) for (const at of here) ends[at] = (together[nth]?.length ?? 1) - 1;
  for (let at = 1; at < count; at++) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  return ends;
}
