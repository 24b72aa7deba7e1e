import { isNear, type Point, pointOf, span } from '../geo.ts';
import { slotEndMs, slotStartMs } from './slot.ts';
import type { Task, TaskId } from './task.ts';

type Located = Pick<Task, 'id' | 'address' | 'shipping_time' | 'max_shipping_time'>;

const overlapMs = 3_600_000; // CST-17

interface Slot {
  readonly startMs: number | null;
  readonly endMs: number | null;
}

interface Place extends Point, Slot {
  readonly id: TaskId;
}

/** The other tasks at one's address, by id, and those among them whose slot overlaps (DSP-246 to DSP-248). */
export interface SameAddress {
  readonly ids: readonly TaskId[];
  readonly intersecting: readonly TaskId[];
}

/** Whether two slots have at least an hour in common (DSP-248); an unknown slot overlaps none. */
export function slotsIntersect(a: Slot, b: Slot): boolean {
  if (a.startMs === null || a.endMs === null || b.startMs === null || b.endMs === null) return false;
  return Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs) >= overlapMs;
}

/**
 * Tasks by where they are: bands of latitude as high as one address, each sorted by longitude, so that whoever shares
 * an address lies in the same band or one of the two beside it, within a stretch found by bisection. A task costs its
 * neighbours, a full pass n log n; a task without coordinates is nowhere (DSP-247).
 */
export class AddressMap {
  private readonly places = new Map<TaskId, Place>();
  private readonly bands = new Map<number, Place[]>();

  put(task: Located): void {
    this.drop(task.id);
    const point = pointOf(task.address);
    if (!point) return;
    const place = { id: task.id, x: point.x, y: point.y, startMs: slotStartMs(task), endMs: slotEndMs(task) };
    const band = this.bands.get(bandOf(place.y));
    if (band) band.splice(firstFrom(band, place.x), 0, place);
    else this.bands.set(bandOf(place.y), [place]);
    this.places.set(task.id, place);
  }

  drop(id: TaskId): void {
    const place = this.places.get(id);
    const band = place && this.bands.get(bandOf(place.y));
    if (!band) return;
    band.splice(band.indexOf(place), 1);
    this.places.delete(id);
  }

  near(id: TaskId): SameAddress {
    const ids: TaskId[] = [];
    const intersecting: TaskId[] = [];
    const place = this.places.get(id);
    for (const other of place ? this.others(place) : []) {
      ids.push(other.id);
      if (place && slotsIntersect(place, other)) intersecting.push(other.id);
    }
    return { ids, intersecting };
  }

  private others(place: Place): Place[] {
    const found: Place[] = [];
    const middle = bandOf(place.y);
    for (const row of [middle - 1, middle, middle + 1]) {
      const band = this.bands.get(row) ?? [];
      for (let at = firstFrom(band, place.x - span); at < band.length; at++) {
        const other = band[at];
        if (!other || other.x > place.x + span) break;
        if (other !== place && isNear(place, other)) found.push(other);
      }
    }
    return found.sort((a, b) => a.id - b.id);
  }
}

const bandOf = (y: number) => Math.floor(y / span);

/** Where the places from a longitude on start in a band. */
function firstFrom(band: readonly Place[], x: number): number {
  let from = 0;
  let to = band.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((band[middle]?.x ?? x) < x) from = middle + 1;
    else to = middle;
  }
  return from;
}
