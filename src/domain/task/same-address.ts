import { isNear, type Point, type Position, pointOf, span } from '../geo.ts';
import { roomFor, type SameAddresses } from './neighbours.ts';
import { type Slot, shareAnHour, slotOf } from './slot.ts';
import type { Task, TaskId } from './task.ts';

type Located = Pick<Task, 'id' | 'address' | 'shipping_time' | 'max_shipping_time'>;

/** A point where tasks are delivered; a house has many. */
interface Spot extends Point {
  readonly here: Place[];
  /** Ids at this spot and near it, ascending; null until it is looked up, and after a task nearby came or went. */
  near: Float64Array | null;
}

/** A task with its position. */
interface Place {
  readonly id: TaskId;
  readonly spot: Spot;
  slot: Slot;
}

/**
 * Tasks by position: spots in bands of latitude as high as one address, each sorted by longitude. Tasks at the same
 * address are therefore in the same band or one of the two beside it, within a stretch found by bisection. Neighbours
 * are looked up once for all tasks of a spot; a task without coordinates has none (DSP-247).
 */
export class AddressMap {
  private readonly places = new Map<TaskId, Place>();
  private readonly bands = new Map<number, Spot[]>();
  /** Before the first look-up nothing has to be reset: a map is filled at once. */
  private isLookedUp = false;

  /** The position of the center whose tasks these are, null where unknown. */
  constructor(readonly center: Position | null) {}

  /** False when the task is at this position already, with the same slot. */
  put(task: Located): boolean {
    const point = pointOf(task.address, this.center);
    if (!point) return this.drop(task.id);
    const slot = slotOf(task);
    const before = this.places.get(task.id);
    if (before && isSame(before.spot, point)) {
      if (isSameSlot(before.slot, slot)) return false;
      before.slot = slot;
      return true;
    }
    this.drop(task.id);
    const spot = this.spotAt(point);
    const place: Place = { id: task.id, spot, slot };
    spot.here.push(place);
    this.forgetAround(spot);
    this.places.set(task.id, place);
    return true;
  }

  /** False when it had no position. */
  drop(id: TaskId): boolean {
    const place = this.places.get(id);
    if (!place) return false;
    const { spot } = place;
    spot.here.splice(spot.here.indexOf(place), 1);
    this.forgetAround(spot);
    const band = this.bands.get(bandOf(spot.y));
    if (spot.here.length === 0) band?.splice(band.indexOf(spot), 1);
    return this.places.delete(id);
  }

  /** The other tasks at its address, by id, and those of them whose slot overlaps (DSP-246 to DSP-248). */
  near(id: TaskId): { readonly ids: readonly TaskId[]; readonly intersecting: readonly TaskId[] } {
    const place = this.places.get(id);
    if (!place) return { ids: [], intersecting: [] };
    const ids = ([...this.nearTo(place.spot)] as TaskId[]).filter((other) => other !== id);
    const overlaps = (other: TaskId) => shareAnHour(place.slot, this.places.get(other)?.slot ?? never);
    return { ids, intersecting: ids.filter(overlaps) };
  }

  /** The neighbours of every task that has any. */
  everybody(): SameAddresses {
    const shared: Spot[] = [];
    let places = 0;
    let neighbours = 0;
    for (const band of this.bands.values()) {
      for (const spot of band) {
        const near = this.nearTo(spot);
        if (near.length < 2) continue;
        shared.push(spot);
        places += spot.here.length;
        neighbours += near.length;
      }
    }
    const all = roomFor(shared.length, places, neighbours);
    let end = 0;
    let nearEnd = 0;
    for (const [nth, spot] of shared.entries()) {
      for (const { id, slot } of spot.here) {
        all.ids[end] = id;
        all.startsMs[end] = slot.startMs;
        all.stopsMs[end] = slot.endMs;
        end += 1;
      }
      const near = this.nearTo(spot);
      all.near.set(near, nearEnd);
      nearEnd += near.length;
      all.ends[nth] = end;
      all.nearEnds[nth] = nearEnd;
    }
    return all;
  }

  private nearTo(spot: Spot): Float64Array {
    this.isLookedUp = true;
    spot.near ??= Float64Array.from(this.around(spot).flatMap(({ here }) => here.map(({ id }) => id))).sort();
    return spot.near;
  }

  private forgetAround(point: Point): void {
    if (!this.isLookedUp) return;
    for (const spot of this.around(point)) spot.near = null;
  }

  /** The spots that count as the same address as a point, its own included. */
  private around(point: Point): readonly Spot[] {
    const found: Spot[] = [];
    const middle = bandOf(point.y);
    for (let row = middle - 1; row <= middle + 1; row++) {
      const band = this.bands.get(row) ?? [];
      const farthest = point.x + span;
      for (let at = firstFrom(band, point.x - span, Number.NEGATIVE_INFINITY); at < band.length; at++) {
        const spot = band[at];
        if (!spot || spot.x > farthest) break;
        if (isNear(point, spot)) found.push(spot);
      }
    }
    return found;
  }

  private spotAt({ x, y }: Point): Spot {
    const row = bandOf(y);
    const band = this.bands.get(row) ?? [];
    this.bands.set(row, band);
    const at = firstFrom(band, x, y);
    const there = band[at];
    if (there && isSame(there, { x, y })) return there;
    const spot: Spot = { x, y, here: [], near: null };
    band.splice(at, 0, spot);
    return spot;
  }
}

const never: Slot = { startMs: Number.NaN, endMs: Number.NaN };

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
const isSameSlot = (a: Slot, b: Slot) => Object.is(a.startMs, b.startMs) && Object.is(a.endMs, b.endMs);
const bandOf = (y: number) => Math.floor(y / span);

/** Index of the first spot at or after a point in a band, which is sorted by longitude, then latitude. */
function firstFrom(band: readonly Spot[], x: number, y: number): number {
  let from = 0;
  let to = band.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const spot = band[middle];
    if (spot && (spot.x < x || (spot.x === x && spot.y < y))) from = middle + 1;
    else to = middle;
  }
  return from;
}
