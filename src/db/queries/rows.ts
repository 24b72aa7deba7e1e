import type { Kind, RowOf } from '../../domain/rows.ts';
import type { QuaiDb } from '../schema.ts';

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
