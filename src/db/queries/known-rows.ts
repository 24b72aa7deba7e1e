import type { QuaiDb } from '../schema.ts';

/** A row that was read, and the number of its write. */
interface Known<Row> {
  readonly written: number;
  readonly row: Row;
}

interface OfList {
  readonly center: number;
  readonly rows: Map<number, Known<unknown>>;
}

/** More than a room shows of most lists, and a few megabytes. */
const mostKept = 2_000;

const known = new WeakMap<QuaiDb, Map<string, OfList>>();

/**
 * The rows of a list that were read last, by id, for all places that show it and those that show it again: of one
 * center, and no more than are usual or `shown` at once. In the memory of the page alone; another user has another
 * database.
 */
export function knownRows<Row>(db: QuaiDb, center: number, list: string, shown: number): Map<number, Known<Row>> {
  const lists = known.get(db) ?? new Map<string, OfList>();
  known.set(db, lists);
  const before = lists.get(list);
  const its = before?.center === center ? before : { center, rows: new Map() };
  lists.set(list, its);
  for (const id of its.rows.keys()) if (its.rows.size > Math.max(mostKept, shown)) its.rows.delete(id);
  return its.rows as Map<number, Known<Row>>;
}
