import { kinds } from '../domain/rows.ts';
import type { QuaiDb } from './schema.ts';

/** Drops what polls can bring back; outbox, journal and identity stay. */
export async function wipeReplica(db: QuaiDb): Promise<void> {
  const tables = [...kinds.map((kind) => db.table(kind)), db.overlay, db.lists, db.views, db.derived, db.sources];
  await db.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
}

/** Drops everything of a user, actions included (log out). */
export async function wipeUser(db: QuaiDb): Promise<void> {
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
}
