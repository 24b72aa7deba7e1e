import { isEqual } from '../equal.ts';
import { isNear, type Point, pointOf, span } from '../geo.ts';
import type { SameAddress, SameAddresses } from './neighbours.ts';
import { slotEndMs, slotStartMs } from './slot.ts';
import { type Place, type Slot, shareAnHour, sweep } from './sweep.ts';
import type { Task, TaskId } from './task.ts';

type Located = Pick<Task, 'id' | 'address' | 'shipping_time' | 'max_shipping_time'>;

/** Whether two slots have at least an hour in common (DSP-248); an unknown slot overlaps none. */
export const slotsIntersect = (a: Slot, b: Slot): boolean =>
  shareAnHour(a.startMs ?? Number.NaN, a.endMs ?? Number.NaN, b.startMs ?? Number.NaN, b.endMs ?? Number.NaN);

/**
 * Tasks by where they are: bands of latitude as high as one address, each sorted by longitude, so that whoever shares
 * an address lies in the same band or one of the two beside it, within a stretch found by bisection. A task costs its
 * neighbours, a full pass n log n; a task without coordinates is nowhere (DSP-247).
 */
export class AddressMap {
  private readonly places = new Map<TaskId, Place>();
  private readonly bands = new Map<number, Place[]>();
  /** What was found around points, until a task moves. */
  private readonly known = new Map<string, readonly Place[]>();

  /** A map of many tasks at once: each band is sorted once. */
  static of(tasks: Iterable<Located>): AddressMap {
    const map = new AddressMap();
    for (const task of tasks) {
      const place = placeOf(task);
      if (!place) continue;
      const band = map.bands.get(bandOf(place.y));
      if (band) band.push(place);
      else map.bands.set(bandOf(place.y), [place]);
      map.places.set(place.id, place);
    }
    for (const band of map.bands.values()) band.sort((a, b) => a.x - b.x || a.y - b.y);
    return map;
  }

  /** False when the task stands there already, with the same slot. */
  put(task: Located): boolean {
    const place = placeOf(task);
    if (!place) return this.drop(task.id);
    if (isEqual(this.places.get(task.id), place)) return false;
    this.drop(task.id);
    this.known.clear();
    const band = this.bands.get(bandOf(place.y));
    if (band) band.splice(firstFrom(band, place.x), 0, place);
    else this.bands.set(bandOf(place.y), [place]);
    this.places.set(task.id, place);
    return true;
  }

  /** False when it was nowhere. */
  drop(id: TaskId): boolean {
    const place = this.places.get(id);
    const band = place && this.bands.get(bandOf(place.y));
    if (!band) return false;
    this.known.clear();
    band.splice(band.indexOf(place), 1);
    return this.places.delete(id);
  }

  near(id: TaskId): SameAddress {
    const place = this.places.get(id);
    if (!place) return { ids: [], intersecting: [] };
    const others = this.around(place).filter((other) => other !== place);
    return {
      ids: others.map((other) => other.id),
      intersecting: others.filter((other) => slotsIntersect(place, other)).map((other) => other.id),
    };
  }

  /** The neighbours of every task that has any. */
  everybody(): SameAddresses {
    return sweep(
      [...this.places.values()].sort((a, b) => a.id - b.id),
      this.bands,
    );
  }

  /** Those at a point or near it, by id: the same for all who are at that point. */
  private around(point: Point): readonly Place[] {
    const key = `${point.x}/${point.y}`;
    const known = this.known.get(key);
    if (known) return known;
    const found: Place[] = [];
    const middle = bandOf(point.y);
    for (let row = middle - 1; row <= middle + 1; row++) {
      const band = this.bands.get(row);
      if (!band) continue;
      for (let at = firstFrom(band, point.x - span); at < band.length; at++) {
        const other = band[at];
        if (!other || other.x > point.x + span) break;
        if (isNear(point, other)) found.push(other);
      }
    }
    found.sort((a, b) => a.id - b.id);
    this.known.set(key, found);
    return found;
  }
}

function placeOf(task: Located): Place | null {
  const point = pointOf(task.address);
  return point && { id: task.id, x: point.x, y: point.y, startMs: slotStartMs(task), endMs: slotEndMs(task) };
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
