import type { TaskId } from './task.ts';

/** The other tasks at one's address, by id, and those among them whose slot overlaps (DSP-246 to DSP-248). */
export interface SameAddress {
  readonly ids: readonly TaskId[];
  readonly intersecting: readonly TaskId[];
}

/**
 * Tasks with others at their address, by id (DSP-246): the task at `ids[n]` has those of `others` from `ends[n - 1]` (0
 * for the first) up to `ends[n]`; `shared` is 1 where the slots overlap. Ids ascend, and so do the others of each. Flat,
 * since a center has hundreds of thousands of pairs.
 */
export interface SameAddresses {
  readonly ids: Float64Array;
  readonly ends: Uint32Array;
  readonly others: Float64Array;
  readonly shared: Uint8Array;
}

export const roomFor = (tasks: number, pairs: number): SameAddresses => ({
  ids: new Float64Array(tasks),
  ends: new Uint32Array(tasks),
  others: new Float64Array(pairs),
  shared: new Uint8Array(pairs),
});

const startOf = ({ ends }: SameAddresses, at: number) => (at === 0 ? 0 : (ends[at - 1] ?? 0));

/** Where a task stands, or would. */
function placeOf({ ids }: SameAddresses, id: number): number {
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[middle] ?? id) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** From where to where the others of a task stand; an empty stretch when it has none. */
function stretchOf(all: SameAddresses, id: number): readonly [from: number, to: number] {
  const at = placeOf(all, id);
  return all.ids[at] === id ? [startOf(all, at), all.ends[at] ?? 0] : [0, 0];
}

export const othersOf = (all: SameAddresses, id: number): Float64Array => all.others.subarray(...stretchOf(all, id));

/** Whether a task has these others, and these among them with an overlapping slot. */
export function hasOthers(all: SameAddresses, id: number, { ids, intersecting }: SameAddress): boolean {
  const [from, to] = stretchOf(all, id);
  if (to - from !== ids.length) return false;
  let overlapping = 0;
  for (const [nth, other] of ids.entries()) {
    const isShared = other === intersecting[overlapping];
    if (all.others[from + nth] !== other || all.shared[from + nth] !== Number(isShared)) return false;
    if (isShared) overlapping += 1;
  }
  return true;
}

/** With other others for some tasks; one left without any goes. What stays is copied in stretches. */
export function withOthers(all: SameAddresses, updates: ReadonlyMap<number, SameAddress>): SameAddresses {
  const ids = Float64Array.from(updates.keys()).sort();
  const next = roomAfter(all, updates);
  let from = 0;
  let to = 0;
  let end = 0;
  const copyUntil = (stop: number) => {
    const start = startOf(all, from);
    const last = startOf(all, stop);
    next.ids.set(all.ids.subarray(from, stop), to);
    next.others.set(all.others.subarray(start, last), end);
    next.shared.set(all.shared.subarray(start, last), end);
    for (let at = from; at < stop; at++) next.ends[to++] = (all.ends[at] ?? 0) + end - start;
    end += last - start;
    from = stop;
  };
  for (const id of ids) {
    copyUntil(placeOf(all, id));
    if (all.ids[from] === id) from += 1;
    const others = updates.get(id);
    if (!others?.ids.length) continue;
    put(next, end, others);
    end += others.ids.length;
    next.ids[to] = id;
    next.ends[to++] = end;
  }
  copyUntil(all.ids.length);
  return next;
}

function roomAfter(all: SameAddresses, updates: ReadonlyMap<number, SameAddress>): SameAddresses {
  let tasks = all.ids.length;
  let pairs = all.others.length;
  for (const [id, { ids }] of updates) {
    const [from, to] = stretchOf(all, id);
    pairs += ids.length - (to - from);
    tasks += Number(ids.length > 0) - Number(to > from);
  }
  return roomFor(tasks, pairs);
}

/** Both lists ascend: the next that overlaps is the next of one of them. */
function put({ others, shared }: SameAddresses, from: number, { ids, intersecting }: SameAddress): void {
  others.set(ids, from);
  let overlapping = 0;
  for (const [nth, other] of ids.entries()) {
    if (other !== intersecting[overlapping]) continue;
    shared[from + nth] = 1;
    overlapping += 1;
  }
}
