import { isEqual } from '../../domain/equal.ts';
import { type ListIndex, type QuaiDb, writtenColumn } from '../schema.ts';
import { viewList } from '../view-list.ts';
import { knownRows } from './known-rows.ts';
import { viewRows } from './lists.ts';

/** Reads the view rows of `ids`, which are some of the index's and in its order. */
export type RowReader<Row> = (db: QuaiDb, index: ListIndex, ids: readonly number[]) => Promise<readonly Row[]>;

/**
 * A reader for one place on the screen, which shows the same list again and again. It reads only rows written since any
 * place read them: the index has the number of each row's write, so a live query must read the index too. An unchanged
 * row stays the same object, and so does the whole list when no row has changed: nothing is rendered again.
 */
export function makeRowReader<Row extends { readonly id: number }>(): RowReader<Row> {
  let shown: readonly Row[] = [];
  return async (db, index, ids) => {
    const { center, list, latest = [] } = index;
    const known = knownRows<Row>(db, center, list, ids.length);
    const written = writtenOf(index, ids);
    // The rows of the index's latest write come with it.
    const read = new Map(latest.map(({ id, row }) => [id, row as Row]));
    // As they are now: another place may read later ones meanwhile.
    const held = ids.map((id) => known.get(id));
    const missing = ids.filter((id, at) => held[at]?.written !== written[at] && !read.has(id));
    const others = missing.length > 0 ? await viewRows(db, center, viewList<Row>(list), missing) : [];
    for (const row of others) read.set(row.id, row);
    const rows = ids.flatMap((id, at) => {
      const before = held[at];
      if (before?.written === written[at]) return before?.row ?? [];
      const told = read.get(id);
      if (!told) return [];
      const row = before && isEqual(before.row, told) ? before.row : told;
      known.set(id, { written: written[at] ?? 0, row });
      return row;
    });
    shown = keptList(shown, rows);
    return shown;
  };
}

/** The write numbers of `ids`, in one pass: they are in the index's order. */
function writtenOf({ ids: all, columns }: ListIndex, ids: readonly number[]): number[] {
  let at = -1;
  return ids.map((id) => {
    at = all.indexOf(id, at + 1);
    return columns[writtenColumn][at] ?? Number.NaN;
  });
}

function keptList<Row>(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}
