import type { Db } from '../db/connection/open.ts';
import type { ChangedSince } from '../db/read.ts';
import { type RowRevision, readLastLeft, readLeft, readWritten, type WrittenTable } from '../db/read-written.ts';

/** How the rows of one kind on boards are read. */
export interface Source<Row extends { readonly id: number }> {
  readonly table: WrittenTable;
  /** The rows of a center that a revision after `since` wrote, without those that left its board. */
  readonly read: (db: Db, which: ChangedSince) => Promise<readonly Row[]>;
  /** Ids of the rows that belong to the center now, for rows that may move to another center. */
  readonly present?: (db: Db, center: number) => Promise<ReadonlySet<number>>;
}

/** The ids that a reading changed or removed. */
type Taken = readonly number[];

/** The rows of one source in memory, at the revision of their mirror. */
export class SourceRows<Row extends { readonly id: number }> {
  readonly rows = new Map<number, Row>();
  /** The revision that wrote each row last, by id. */
  readonly written = new Map<number, number>();
  /** The revision with which a row left the board, by id, for rows that left since the first reading. */
  readonly left = new Map<number, number>();
  /** The last revision before that with which rows left: those are not known one by one. */
  leftBefore = 0;

  constructor(private readonly source: Source<Row>) {}

  /** Reads the changes of later revisions; they are applied when the returned function is called. */
  async read(db: Db, which: ChangedSince): Promise<() => Taken> {
    const { table, read, present } = this.source;
    const isFirst = which.since === 0;
    const rows = await read(db, which);
    const written = await readWritten(db, table, which);
    const here = (await present?.(db, which.center)) ?? null;
    const leftBefore = isFirst ? await readLastLeft(db, table, which.center) : this.leftBefore;
    const left = isFirst ? [] : await readLeft(db, table, which);
    return () => {
      this.leftBefore = leftBefore;
      return this.take(rows, written, left, here);
    };
  }

  private take(
    rows: readonly Row[],
    written: readonly RowRevision[],
    left: readonly RowRevision[],
    here: ReadonlySet<number> | null,
  ): Taken {
    for (const row of rows) this.rows.set(row.id, row);
    for (const { id, rev } of written) this.written.set(id, rev);
    for (const { id, rev } of left) {
      this.rows.delete(id);
      this.written.delete(id);
      this.left.set(id, rev);
    }
    if (here) for (const id of this.rows.keys()) if (!here.has(id)) this.rows.delete(id);
    return [...rows.map(({ id }) => id), ...left.map(({ id }) => id)];
  }
}
