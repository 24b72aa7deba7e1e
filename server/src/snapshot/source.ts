import type { Db } from '../db/connection/open.ts';
import type { ChangedSince } from '../db/read.ts';
import type { News, Watched } from '../db/read-written.ts';

/** How the rows of one kind on boards are read. */
interface Source<Row extends { readonly id: number }> extends Watched {
  /** The rows of a center that a revision after `since` wrote, without those that left its board. */
  readonly read: (db: Db, which: ChangedSince) => Promise<readonly Row[]>;
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

  constructor(readonly source: Source<Row>) {}

  /** Reads the rows that were written since; they are applied when the returned function is called. */
  async read(db: Db, which: ChangedSince, news: News): Promise<() => Taken> {
    const rows = news.written.length > 0 ? await this.source.read(db, which) : [];
    return () => {
      if (which.since === 0) this.leftBefore = news.lastLeft;
      return this.take(rows, news);
    };
  }

  private take(rows: readonly Row[], { written, left, here }: News): Taken {
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
