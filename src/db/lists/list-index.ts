import type { Columns, StoredUpdates } from '../schema.ts';

/** The values of one row of a list, by the names of its columns. */
export type Values<Column extends string = string> = Readonly<Record<Column, number>>;
/** What rows are to be in a list; null takes the id out. */
export type Updates = ReadonlyMap<number, Values | null>;
export type IndexShape = Columns<string>;

/** The columns of a list, and which of them sort it, the first before the second; then the id. */
export interface Shape {
  readonly names: readonly string[];
  readonly sortedBy: readonly string[];
}

/** An index with some rows put in, moved or taken out. */
export const patchIndex = (index: IndexShape | undefined, shape: Shape, updates: Updates): IndexShape =>
  patchStored(index, shape, inStoredOrder(shape.names, updates));

/**
 * The same where the values are in the order of the columns. What stays is copied in stretches: a change costs k log n and
 * the copy. The rows it has already have every column: a list with another one is made anew.
 */
export function patchStored(
  index: IndexShape | undefined,
  { names, sortedBy }: Shape,
  updates: StoredUpdates,
): IndexShape {
  const ids = index?.ids ?? new Float64Array();
  const columns = names.map((name) => (index ? columnOf(index, name) : ids));
  const touched = positionsOf(ids, updates);
  const order = sortedBy.map((name) => names.indexOf(name));
  const added = [...updates].flatMap(([id, values]) => (values ? [{ id, values }] : []));
  added.sort((a, b) => compare(a.values, a.id, b.values, b.id, order));
  return weave(names, { ids, columns, order }, touched, added);
}

/** Throws for a column it has not: zeros in its place would say something of rows that nobody has asked. */
function columnOf({ columns }: IndexShape, name: string): Float64Array {
  const column = columns[name];
  if (!column) throw new Error(`Invariant: no column ${name}`);
  return column;
}

/** Values as they are stored: by position, which is a third of the time that names take. */
export const inStoredOrder = (names: readonly string[], updates: Updates): StoredUpdates =>
  new Map([...updates].map(([id, values]) => [id, values && names.map((name) => values[name] ?? Number.NaN)]));

/** The same by name. */
export const byName = (names: readonly string[], values: readonly number[]): Values =>
  Object.fromEntries(names.map((name, nth) => [name, values[nth] ?? Number.NaN]));

/** What an index says of those of the ids it lists. */
export function entriesOf({ ids, columns }: IndexShape, wanted: ReadonlySet<number>): ReadonlyMap<number, Values> {
  const all = Object.entries(columns);
  return new Map(
    positionsOf(ids, wanted).map((at) => [
      ids[at] ?? Number.NaN,
      Object.fromEntries(all.map(([name, column]) => [name, column[at] ?? Number.NaN])),
    ]),
  );
}

interface Entry {
  readonly id: number;
  readonly values: readonly number[];
}

const sieveMask = 0xfff;

/** Where these rows stand, ascending. A sieve of their last bits spares nearly all of the others a look-up. */
function positionsOf(ids: Float64Array, wanted: ReadonlySet<number> | StoredUpdates): number[] {
  const sieve = new Uint8Array(sieveMask + 1);
  for (const id of wanted.keys()) sieve[id & sieveMask] = 1;
  const positions: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (sieve[id & sieveMask] && wanted.has(id)) positions.push(at);
  }
  return positions;
}

function compare(
  a: readonly number[],
  aId: number,
  b: readonly number[],
  bId: number,
  order: readonly number[],
): number {
  for (const nth of order) {
    const x = a[nth] ?? 0;
    const y = b[nth] ?? 0;
    if (x !== y) return x < y ? -1 : 1;
  }
  return aId - bId;
}

interface Sorted {
  readonly ids: Float64Array;
  readonly columns: readonly Float64Array[];
  /** Positions of the columns that sort. */
  readonly order: readonly number[];
}

/** The first position whose row comes after an entry. */
function placeOf({ ids, columns, order }: Sorted, { id, values }: Entry): number {
  const isBefore = (at: number) => {
    for (const nth of order) {
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
      column[to] = entry.values[nth] ?? Number.NaN;
    });
    to += 1;
  }
  copyUntil(ids.length);
  return {
    ids: nextIds,
    columns: Object.fromEntries(names.map((name, nth) => [name, next[nth] ?? new Float64Array()])),
  };
}
