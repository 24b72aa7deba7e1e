import type { Table } from 'dexie';
import type { Kind, RowOf } from '../../domain/rows.ts';
import type { Mark, QuaiDb, ServerRow } from '../schema.ts';

/** A row as the user sees it: the overlay's, else the server's. For a panel or a dialog, not for a list. */
export async function visibleRow<K extends Kind>(
  db: QuaiDb,
  center: number,
  kind: K,
  id: number,
): Promise<RowOf<K> | undefined> {
  const over = await db.overlay.get([center, kind, id]);
  if (over?.row) return over.row as RowOf<K>;
  const server = await db.rows(kind).get([center, id]);
  return server?.row as RowOf<K> | undefined;
}

/**
 * The same for many rows, in a few requests however many they are. Unknown rows are left out, the others keep their
 * order. Rows between the ids are read too, as long as they are no more than the ids.
 */
export async function visibleRows<K extends Kind>(
  db: QuaiDb,
  center: number,
  kind: K,
  ids: readonly number[],
): Promise<readonly RowOf<K>[]> {
  if (ids.length === 0) return [];
  const [first, last] = [Math.min(...ids), Math.max(...ids)];
  const table: Table<ServerRow<K>, [number, number]> = db.rows(kind);
  const between = table.where(':id').between([center, first], [center, last], true, true);
  const [over, keys] = await Promise.all([
    db.overlay.where(':id').between([center, kind, first], [center, kind, last], true, true).toArray(),
    between.primaryKeys(),
  ]);
  const wanted = new Set(ids);
  const held = keys.filter(([, id]) => wanted.has(id));
  const stored = await (keys.length <= 2 * held.length ? between.toArray() : table.bulkGet(held));
  const rows = new Map<number, RowOf<K>>();
  for (const it of stored) if (it) rows.set(it.id, it.row as RowOf<K>);
  for (const { id, row } of over) if (row) rows.set(id, row as RowOf<K>);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The marks of the user's actions on a row. For a panel: rows of a list have theirs in the view row. */
export async function marksOfRow(db: QuaiDb, center: number, kind: Kind, id: number): Promise<readonly Mark[]> {
  return (await db.overlay.get([center, kind, id]))?.marks ?? [];
}

/** The task of an order, as the user sees it. */
export async function taskOfOrder(db: QuaiDb, center: number, order: number): Promise<RowOf<'task'> | undefined> {
  const task = await db.rows('task').where('[center+row.linked_order]').equals([center, order]).first();
  return task && visibleRow(db, center, 'task', task.id);
}

/** The latest server row, without the effects of this device's actions. */
export async function serverRow<K extends Kind>(
  db: QuaiDb,
  center: number,
  kind: K,
  id: number,
): Promise<RowOf<K> | undefined> {
  return (await db.rows(kind).get([center, id]))?.row as RowOf<K> | undefined;
}
