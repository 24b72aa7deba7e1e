import { Dexie } from 'dexie';
import type { Kind, RowOf } from '../../domain/rows.ts';
import type { Mark, QuaiDb } from '../schema.ts';

/** A row as the user sees it, with the marks of his actions. */
export type MarkedRow<K extends Kind> = RowOf<K> & { readonly marks: readonly Mark[] };

/** Every row of a short kind, by id, as the user sees it. For kinds that are read whole and need no list. */
export async function seenRows<K extends Kind>(db: QuaiDb, center: number, kind: K): Promise<readonly MarkedRow<K>[]> {
  const [server, over] = await Promise.all([
    db.rows(kind).where('[center+id]').between([center, Dexie.minKey], [center, Dexie.maxKey]).toArray(),
    db.overlay.where('[center+kind+id]').between([center, kind, Dexie.minKey], [center, kind, Dexie.maxKey]).toArray(),
  ]);
  const overlay = new Map(over.map((row) => [row.id, row]));
  return server.map(
    ({ id, row }) => ({ ...row, ...overlay.get(id)?.row, marks: overlay.get(id)?.marks ?? [] }) as MarkedRow<K>,
  );
}
