import type { ListIndex } from '../db/schema.ts';

type Columns = readonly Float64Array[];
export type IndexShape = Pick<ListIndex, 'ids' | 'columns'>;

/** New columns by id; null takes the id out. */
export type Updates = ReadonlyMap<number, readonly number[] | null>;

/**
 * An index with some rows put in, moved or taken out, in O(n + k log k); the same object when nothing changed.
 * `names` are all columns, of which the first `sortedBy` sort, then the id.
 */
export function patchIndex(
  index: IndexShape | undefined,
  names: readonly string[],
  sortedBy: number,
  updates: Updates,
): IndexShape {
  const ids = index?.ids ?? new Float64Array();
  const columns = names.map((name) => index?.columns[name] ?? new Float64Array(ids.length));
  if (index && !differs(ids, columns, updates)) return index;
  const kept = positions(ids, updates);
  const added = [...updates].flatMap(([id, values]) => (values ? [{ id, values }] : []));
  added.sort((a, b) => compare(a.values, a.id, b.values, b.id, sortedBy));
  return weave(names, { ids, columns, kept }, added, sortedBy);
}

function differs(ids: Float64Array, columns: Columns, updates: Updates): boolean {
  const missing = new Set([...updates].flatMap(([id, values]) => (values ? [id] : [])));
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    const values = updates.get(id);
    if (values === undefined) continue;
    if (values === null || columns.some((column, nth) => !Object.is(column[at], values[nth]))) return true;
    missing.delete(id);
  }
  return missing.size > 0;
}

function positions(ids: Float64Array, updates: Updates): number[] {
  const kept: number[] = [];
  for (let at = 0; at < ids.length; at++) if (!updates.has(ids[at] ?? 0)) kept.push(at);
  return kept;
}

function compare(a: readonly number[], aId: number, b: readonly number[], bId: number, sortedBy: number): number {
  for (let nth = 0; nth < sortedBy; nth++) {
    const x = a[nth] ?? 0;
    const y = b[nth] ?? 0;
    if (x !== y) return x < y ? -1 : 1;
  }
  return aId - bId;
}

interface Kept {
  readonly ids: Float64Array;
  readonly columns: Columns;
  readonly kept: readonly number[];
}

/** Merges two sorted runs: the rows that stay, by position, and the rows that come. */
function weave(
  names: readonly string[],
  { ids, columns, kept }: Kept,
  added: readonly { id: number; values: readonly number[] }[],
  sortedBy: number,
): IndexShape {
  const size = kept.length + added.length;
  const nextIds = new Float64Array(size);
  const next = names.map(() => new Float64Array(size));
  let stay = 0;
  let come = 0;
  for (let to = 0; to < size; to++) {
    const at = kept[stay];
    const entry = added[come];
    const takesKept =
      at !== undefined &&
      (!entry || compare(valuesAt(columns, at, sortedBy), ids[at] ?? 0, entry.values, entry.id, sortedBy) < 0);
    if (takesKept) {
      nextIds[to] = ids[at] ?? 0;
      next.forEach((column, nth) => {
        column[to] = columns[nth]?.[at] ?? 0;
      });
      stay++;
    } else if (entry) {
      nextIds[to] = entry.id;
      next.forEach((column, nth) => {
        column[to] = entry.values[nth] ?? 0;
      });
      come++;
    }
  }
  return {
    ids: nextIds,
    columns: Object.fromEntries(names.map((name, nth) => [name, next[nth] ?? new Float64Array()])),
  };
}

const valuesAt = (columns: Columns, at: number, count: number) =>
  columns.slice(0, count).map((column) => column[at] ?? 0);
