import { isEqual } from '../../domain/equal.ts';
import { type ListIndex, type QuaiDb, writtenColumn } from '../schema.ts';
import { viewList } from '../view-list.ts';
import { knownRows } from './known-rows.ts';
import { viewRows } from './lists.ts';

interface Known<Row> {
  readonly written: number;
  readonly row: Row;
}

/** Reads the view rows of `ids`, which are some of the index's and in its order. */
export type RowReader<Row> = (db: QuaiDb, index: ListIndex, ids: readonly number[]) => Promise<readonly Row[]>;

/**
 * A reader for one place on the screen, which shows the same list again and again. It reads only rows written since they
 * were last read: the index has the number of each row's write, so a live query must read the index too. An unchanged row
 * stays the same object, and so does the whole list when no row has changed: nothing is rendered again.
 */
export function makeRowReader<Row extends { readonly id: number }>(): RowReader<Row> {
  let center: number | null = null;
  let known = new Map<number, Known<Row>>();
  let shown: readonly Row[] = [];
  return async (db, index, ids) => {
    if (index.center !== center) known = new Map();
    center = index.center;
    const written = writtenOf(index, ids);
    const stale = new Map<number, number>();
    ids.forEach((id, at) => {
      if (known.get(id)?.written !== written[at]) stale.set(id, written[at] ?? Number.NaN);
    });
    const read = await rowsOf<Row>(db, index, stale);
    const next = new Map<number, Known<Row>>();
    ids.forEach((id, at) => {
      const before = known.get(id);
      const row = before?.written === written[at] ? before?.row : kept(before?.row, read.get(id));
      if (row) next.set(id, { written: written[at] ?? 0, row });
    });
    known = next;
    shown = keptList(
      shown,
      [...next.values()].map(({ row }) => row),
    );
    return shown;
  };
}

/**
 * Rows by id, each of the given write. The rows of the index's latest write come with it, and what any place has read
 * is not read again.
 */
async function rowsOf<Row extends { readonly id: number }>(
  db: QuaiDb,
  { center, list, ids: all, latest = [] }: ListIndex,
  wanted: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, Row>> {
  const known = knownRows(db, center, list);
  const atHand = new Map(latest.map(({ id, row }) => [id, row as Row]));
  for (const [id, written] of wanted) {
    const row = atHand.get(id) ?? known.get<Row>(id, written);
    if (row) atHand.set(id, row);
  }
  const missing = [...wanted.keys()].filter((id) => !atHand.has(id));
  const rows = missing.length > 0 ? await viewRows(db, center, viewList<Row>(list), missing, all) : [];
  for (const row of rows) atHand.set(row.id, row);
  for (const [id, written] of wanted) {
    const row = atHand.get(id);
    if (row) known.set(id, written, row);
  }
  return atHand;
}

/** The write numbers of `ids`, in one pass: they are in the index's order. */
function writtenOf({ ids: all, columns }: ListIndex, ids: readonly number[]): number[] {
  let at = -1;
  return ids.map((id) => {
    at = all.indexOf(id, at + 1);
    return columns[writtenColumn][at] ?? Number.NaN;
  });
}

const kept = <Row>(before: Row | undefined, row: Row | undefined) => (before && isEqual(before, row) ? before : row);

function keptList<Row>(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}
