import type { Kind, RowOf } from '../../domain/rows.ts';
import type { Mark, QuaiDb } from '../schema.ts';

/** A row as the user sees it: the overlay's, else the server's. For a panel or a dialog, never for a list. */
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

/** What a row bears of the user's actions; for a panel, rows of a list have theirs in their view row. */
export async function marksOfRow(db: QuaiDb, center: number, kind: Kind, id: number): Promise<readonly Mark[]> {
  return (await db.overlay.get([center, kind, id]))?.marks ?? [];
}

/** The task of an order, as the user sees it. */
export async function taskOfOrder(db: QuaiDb, center: number, order: number): Promise<RowOf<'task'> | undefined> {
  const task = await db.rows('task').where('[center+row.linked_order]').equals([center, order]).first();
  return task && visibleRow(db, center, 'task', task.id);
}

/** A row as the server told it last, without what this device's actions show of it. */
export async function serverRow<K extends Kind>(
  db: QuaiDb,
  center: number,
  kind: K,
  id: number,
): Promise<RowOf<K> | undefined> {
  return (await db.rows(kind).get([center, id]))?.row as RowOf<K> | undefined;
}
