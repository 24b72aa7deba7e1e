import { type Slot, shareAnHour } from './slot.ts';

/** Another task at the address of one. */
export interface Neighbour {
  readonly id: number;
  /** Their slots have an hour in common (DSP-248). */
  readonly isShared: boolean;
}

/**
 * Tasks with others at their address (DSP-246), stored by spot. A center has hundreds of thousands of pairs, and all
 * tasks at one spot have the same neighbours except for themselves. The tasks of spot n are in `ids` from `ends[n - 1]`
 * (0 for the first) up to `ends[n]`, with their slots in `startsMs` and `stopsMs` (epoch ms, NaN where unknown). All
 * tasks at the spot or near it are in `near`, ascending, from `nearEnds[n - 1]` up to `nearEnds[n]`.
 */
export interface SameAddresses {
  readonly ids: Float64Array;
  readonly startsMs: Float64Array;
  readonly stopsMs: Float64Array;
  readonly ends: Uint32Array;
  readonly near: Float64Array;
  readonly nearEnds: Uint32Array;
}

export const roomFor = (spots: number, tasks: number, near: number): SameAddresses => ({
  ids: new Float64Array(tasks),
  startsMs: new Float64Array(tasks),
  stopsMs: new Float64Array(tasks),
  ends: new Uint32Array(spots),
  near: new Float64Array(near),
  nearEnds: new Uint32Array(spots),
});

/** Reads the neighbours of one task at a time. */
export class NeighbourReader {
  /** Position of each task in `ids`. */
  private readonly places: ReadonlyMap<number, number>;
  /** Spot of each task in `ids`. */
  private readonly spots: Uint32Array;

  constructor(private readonly all: SameAddresses) {
    this.places = new Map(Array.from(all.ids, (id, nth) => [id, nth]));
    this.spots = new Uint32Array(all.ids.length);
    all.ends.forEach((end, spot) => {
      this.spots.fill(spot, all.ends[spot - 1] ?? 0, end);
    });
  }

  /** Neighbours by id; none for a task that is alone or without a position. */
  of(id: number): readonly Neighbour[] {
    const nth = this.places.get(id);
    if (nth === undefined) return [];
    const { near, nearEnds } = this.all;
    const spot = this.spots[nth] ?? 0;
    const slot = this.slotAt(nth);
    return Array.from(near.subarray(nearEnds[spot - 1] ?? 0, nearEnds[spot]))
      .filter((other) => other !== id)
      .map((other) => ({ id: other, isShared: shareAnHour(slot, this.slotAt(this.places.get(other) ?? -1)) }));
  }

  private slotAt(nth: number): Slot {
    const { startsMs, stopsMs } = this.all;
    return { startMs: startsMs[nth] ?? Number.NaN, endMs: stopsMs[nth] ?? Number.NaN };
  }
}
