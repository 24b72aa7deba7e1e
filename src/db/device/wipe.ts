import { kinds } from '../../domain/rows.ts';
import { raise } from '../meta.ts';
import { isUnresolved } from '../outbox/lanes.ts';
import type { QuaiDb } from '../schema.ts';

/**
 * Drops everything that polls can bring back; outbox, journal and identity stay. A leader of this replica is fenced: it
 * writes no more.
 */
export async function wipeReplica(db: QuaiDb): Promise<void> {
  await db.transaction('rw', [...replicaTables(db), db.meta], () => emptyReplica(db));
}

/** The same within the caller's transaction. */
export async function emptyReplica(db: QuaiDb): Promise<void> {
  await Promise.all(replicaTables(db).map((table) => table.clear()));
  await raise(db, 'term');
  await raise(db, 'wipe');
}

function replicaTables(db: QuaiDb) {
  const read = [...kinds.map((kind) => db.table(kind)), db.details, db.sources, db.records, db.places];
  return [...read, db.overlay, ...listTables(db)];
}

/** What is made of rows: lists with their view rows, and derived views. */
export const listTables = (db: QuaiDb) => [db.lists, db.bases, db.views, db.derived];

/** The same, and the actions that were agreed to or given up: what they said of a person waits for nothing any more. */
export async function wipeBeforeLeaving(db: QuaiDb): Promise<void> {
  await wipeReplica(db);
  await db.outbox.filter((row) => !isUnresolved(row)).delete();
}

/** Drops everything of a user, actions included. */
export async function wipeUser(db: QuaiDb): Promise<void> {
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
}
