import type { ListIndex } from '../db/schema.ts';

type Columns = readonly Float64Array[];
export type IndexShape = Pick<ListIndex, 'ids' | 'columns'>;

/** New columns by id; null takes the id out. */
export type Updates = ReadonlyMap<number, readonly number[] | null>;

/**
 * An index with some rows put in, moved or taken out; the same object when nothing changed. `names` are all columns, of
 * which the first `sortedBy` sort, then the id. What stays is copied in stretches: a change costs k log n and the copy.
 */
export function patchIndex(
  index: IndexShape | undefined,
  names: readonly string[],
  sortedBy: number,
  updates: Updates,
): IndexShape {
  const ids = index?.ids ?? new Float64Array();
  const columns = names.map((name) => index?.columns[name] ?? new Float64Array(ids.length));
  const touched = positionsOf(ids, updates);
  if (index && !differs(ids, columns, touched, updates)) return index;
  const added = [...updates].flatMap(([id, values]) => (values ? [{ id, values }] : []));
  added.sort((a, b) => compare(a.values, a.id, b.values, b.id, sortedBy));
  return weave(names, { ids, columns, sortedBy }, touched, added);
}

/** Ids of the rows that updates take out of an index. */
export function takenOut({ ids }: IndexShape, updates: Updates): number[] {
  return positionsOf(ids, updates).flatMap((at) => {
    const id = ids[at];
    return id !== undefined && updates.get(id) === null ? [id] : [];
  });
}

interface Entry {
  readonly id: number;
  readonly values: readonly number[];
}

const sieveMask = 0xfff;

/** Where rows with an update stand now, ascending. A sieve of their last bits spares nearly all of the others a look-up. */
function positionsOf(ids: Float64Array, updates: Updates): number[] {
  const sieve = new Uint8Array(sieveMask + 1);
  for (const id of updates.keys()) sieve[id & sieveMask] = 1;
  const positions: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (sieve[id & sieveMask] && updates.has(id)) positions.push(at);
  }
  return positions;
}

function differs(ids: Float64Array, columns: Columns, touched: readonly number[], updates: Updates): boolean {
  let listed = 0;
  for (const values of updates.values()) if (values) listed += 1;
  if (listed !== touched.length) return true;
  return touched.some((at) => {
    const values = updates.get(ids[at] ?? 0);
    return !values || columns.some((column, nth) => !Object.is(column[at], values[nth]));
  });
}

function compare(a: readonly number[], aId: number, b: readonly number[], bId: number, sortedBy: number): number {
  for (let nth = 0; nth < sortedBy; nth++) {
    const x = a[nth] ?? 0;
    const y = b[nth] ?? 0;
    if (x !== y) return x < y ? -1 : 1;
  }
  return aId - bId;
}

interface Sorted {
  readonly ids: Float64Array;
  readonly columns: Columns;
  readonly sortedBy: number;
}

/** The first position whose row comes after an entry. */
function placeOf({ ids, columns, sortedBy }: Sorted, { id, values }: Entry): number {
  const isBefore = (at: number) => {
    for (let nth = 0; nth < sortedBy; nth++) {
      const x = columns[nth]?.[at] ?? 0;
      const y = values[nth] ?? 0;
      if (x !== y) return x < y;
    }
    return (ids[at] ?? 0) < id;
  };
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Takes the rows at `gone` out and puts `added`, which are sorted, where they belong. */
function weave(names: readonly string[], before: Sorted, gone: readonly number[], added: readonly Entry[]): IndexShape {
  const { ids, columns } = before;
  const size = ids.length - gone.length + added.length;
  const nextIds = new Float64Array(size);
  const next = names.map(() => new Float64Array(size));
  let from = 0;
  let to = 0;
  let left = 0;
  const copy = (end: number) => {
    if (end <= from) return;
    nextIds.set(ids.subarray(from, end), to);
    next.forEach((column, nth) => {
      column.set(columns[nth]?.subarray(from, end) ?? [], to);
    });
    to += end - from;
  };
  const copyUntil = (end: number) => {
    for (let at = gone[left]; at !== undefined && at < end; at = gone[++left]) {
      copy(at);
      from = at + 1;
    }
    copy(end);
    from = Math.max(from, end);
  };
  for (const entry of added) {
    copyUntil(placeOf(before, entry));
    nextIds[to] = entry.id;
    next.forEach((column, nth) => {
      column[to] = entry.values[nth] ?? 0;
    });
    to += 1;
  }
  copyUntil(ids.length);
  return {
    ids: nextIds,
    columns: Object.fromEntries(names.map((name, nth) => [name, next[nth] ?? new Float64Array()])),
  };
}
