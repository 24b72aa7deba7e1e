import type { ListIndex, Updates } from '../schema.ts';

type Columns = readonly Float64Array[];
export type IndexShape = Pick<ListIndex, 'ids' | 'columns'>;

/**
 * A copy of an index with some rows inserted, moved or removed. `names` are all columns; rows sort by the first
 * `sortedBy` of them, then by id. Unchanged stretches are copied as they are: a change costs k log n and the copy.
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
  const added = [...updates].flatMap(([id, values]) => (values ? [{ id, values }] : []));
  added.sort((a, b) => compare(a.values, a.id, b.values, b.id, sortedBy));
  return weave(names, { ids, columns, sortedBy }, touched, added);
}

/**
 * The entries of those `wanted` ids that the index lists: the values of the columns `names`, NaN for a missing column.
 */
export function entriesOf(
  { ids, columns }: IndexShape,
  names: readonly string[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const at = names.map((name) => columns[name]);
  return new Map(
    positionsOf(ids, wanted).map((nth) => [ids[nth] ?? 0, at.map((column) => column?.[nth] ?? Number.NaN)]),
  );
}

interface Entry {
  readonly id: number;
  readonly values: readonly number[];
}

const sieveMask = 0xfff;

/** Positions of these rows, ascending. A sieve of the ids' last bits avoids a look-up for nearly all other rows. */
function positionsOf(ids: Float64Array, wanted: ReadonlySet<number> | Updates): number[] {
  const sieve = new Uint8Array(sieveMask + 1);
  for (const id of wanted.keys()) sieve[id & sieveMask] = 1;
  const positions: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (sieve[id & sieveMask] && wanted.has(id)) positions.push(at);
  }
  return positions;
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

/** Removes the rows at `gone` and inserts `added`, which are sorted, where they belong. */
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
