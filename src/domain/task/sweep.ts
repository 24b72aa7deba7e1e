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

/**
 * Who is beside whom among `places`, which ascend by id. `bands` holds their positions by band of latitude, each band
 * ascending by longitude: each pair is met once, between two of one band or of a band and the one above it. Numbers
 * throughout, in typed arrays: a center has a hundred thousand pairs.
 */
export function sweep(places: readonly Place[], bands: ReadonlyMap<number, Uint32Array>): SameAddresses {
  const xs = Float64Array.from(places, ({ x }) => x);
  const ys = Float64Array.from(places, ({ y }) => y);
  const pairs: number[] = [];
  for (const [row, band] of bands) {
    const above = bands.get(row + 1) ?? none;
    let first = 0;
    for (let at = 0; at < band.length; at++) {
      const place = band[at] ?? 0;
      const x = xs[place] ?? 0;
      for (let next = at + 1; next < band.length && (xs[band[next] ?? 0] ?? 0) <= x + span; next++)
        pairs.push(place, band[next] ?? 0);
      while (first < above.length && (xs[above[first] ?? 0] ?? 0) < x - span) first += 1;
      for (let next = first; next < above.length && (xs[above[next] ?? 0] ?? 0) <= x + span; next++)
        if ((ys[above[next] ?? 0] ?? 0) <= (ys[place] ?? 0) + span) pairs.push(place, above[next] ?? 0);
    }
  }
  return told(places, pairs);
}

const none = new Uint32Array();

/** Told to both of each pair. Whoever is told of in the order of the places is told in that order: nothing is sorted. */
function told(places: readonly Place[], pairs: readonly number[]): SameAddresses {
  const starts = Float64Array.from(places, ({ startMs }) => startMs ?? Number.NaN);
  const stops = Float64Array.from(places, ({ endMs }) => endMs ?? Number.NaN);
  const ends = endsOf(places.length, pairs);
  const met = new Uint32Array(pairs.length);
  // From the end of each one's stretch down to its start, where the second walk starts.
  const free = ends.slice();
  for (let nth = 0; nth < pairs.length; nth++) {
    const place = pairs[nth] ?? 0;
    const at = (free[place] ?? 0) - 1;
    free[place] = at;
    met[at] = pairs[nth ^ 1] ?? 0;
  }
  const all = roomFor(places.length, pairs.length);
  let next = 0;
  for (let place = 0; place < places.length; place++) {
    const id = places[place]?.id ?? 0;
    const start = starts[place] ?? 0;
    const stop = stops[place] ?? 0;
    all.ids[place] = id;
    for (; next < (ends[place] ?? 0); next++) {
      const other = met[next] ?? 0;
      const at = free[other] ?? 0;
      free[other] = at + 1;
      all.others[at] = id;
      if (shareAnHour(start, stop, starts[other] ?? 0, stops[other] ?? 0)) all.shared[at] = 1;
    }
  }
  const hasAny = (_: number, at: number) => (ends[at] ?? 0) > (ends[at - 1] ?? 0);
  return { ...all, ids: all.ids.filter(hasAny), ends: ends.filter(hasAny) };
}

/** Where the others of each place end when they stand one place after the other. */
function endsOf(places: number, pairs: readonly number[]): Uint32Array {
  const ends = new Uint32Array(places);
  for (const place of pairs) ends[place] = (ends[place] ?? 0) + 1;
  for (let place = 1; place < places; place++) ends[place] = (ends[place] ?? 0) + (ends[place - 1] ?? 0);
  return ends;
}
