import type { QuaiDb } from '../schema.ts';

interface Known {
  readonly written: number;
  readonly row: unknown;
}

/** More than a room shows of one list, and a few megabytes. */
const mostKept = 2_000;

/** The rows of one list of a center that were read last, each with the number of its write. */
export class KnownRows {
  private readonly rows = new Map<number, Known>();

  constructor(readonly center: number) {}

  /** Undefined if it was written since. */
  get<Row>(id: number, written: number): Row | undefined {
    const known = this.rows.get(id);
    return known?.written === written ? (known.row as Row) : undefined;
  }

  set(id: number, written: number, row: unknown): void {
    this.rows.delete(id);
    this.rows.set(id, { written, row });
    const [oldest] = this.rows.keys();
    if (this.rows.size > mostKept && oldest !== undefined) this.rows.delete(oldest);
  }
}

const known = new WeakMap<QuaiDb, Map<string, KnownRows>>();

/**
 * Those of a list, for all places that show it, and for those that show it again: they are of one center. In the memory
 * of the page alone; another user has another database.
 */
export function knownRows(db: QuaiDb, center: number, list: string): KnownRows {
  const lists = known.get(db) ?? new Map<string, KnownRows>();
  known.set(db, lists);
  const before = lists.get(list);
  if (before?.center === center) return before;
  const rows = new KnownRows(center);
  lists.set(list, rows);
  return rows;
}
