import { Dexie } from 'dexie';
import { indexOf, keep, knownBase, readList } from '../lists/list-store.ts';
import type { ListIndex, QuaiDb } from '../schema.ts';
import type { ViewList } from '../view-list.ts';

/** The index of one list of a center; undefined until the first fill. */
export async function listIndex<Column extends string>(
  db: QuaiDb,
  center: number,
  list: ViewList<unknown, Column>,
): Promise<ListIndex<Column> | undefined> {
  // A live query follows no read after a promise that is not the database's.
  const [stored, base] = await Dexie.Promise.all([
    db.lists.get([center, list]),
    knownBase(center, list) ?? db.bases.get([center, list]),
  ]);
  if (!stored) return undefined;
  const kept = keep(stored, base) ?? (await readAtOnce(db, center, list));
  // Its definition is held to these columns by types, and a list that another build wrote is made anew.
  return kept && indexOf(kept);
}

/** In one transaction: another base was written since, or between the two reads. */
const readAtOnce = (db: QuaiDb, center: number, list: string) =>
  db.transaction('r', db.lists, db.bases, () => readList(db, center, list));

/** The view rows of `ids`, in that order; an id whose row is not there yet is left out. */
export async function viewRows<Row>(
  db: QuaiDb,
  center: number,
  list: ViewList<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = await db.views.bulkGet(ids.map((id) => [center, list, id] as [number, string, number]));
  return rows.flatMap((found) => (found ? [found.row as Row] : []));
}

/** The ids of an index that pass `keep`, in list order; `keep` gets the position to read the columns at. */
export function select(index: ListIndex, keep: (at: number) => boolean): number[] {
  const ids: number[] = [];
  index.ids.forEach((id, at) => {
    if (keep(at)) ids.push(id);
  });
  return ids;
}
