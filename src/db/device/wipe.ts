import { kinds } from '../../domain/rows.ts';
import { raise } from '../meta.ts';
import { isUnresolved } from '../outbox/lanes.ts';
import type { QuaiDb } from '../schema.ts';

/**
 * Drops everything that polls can bring back; outbox, journal and identity stay. A leader of this replica is fenced: it
 * writes no more.
 */
export async function wipeReplica(db: QuaiDb): Promise<void> {
  const made = [db.overlay, db.lists, db.bases, db.views, db.derived, db.details, db.sources, db.records, db.places];
  const tables = [...kinds.map((kind) => db.table(kind)), ...made];
  await db.transaction('rw', [...tables, db.meta], async () => {
    await Promise.all(tables.map((table) => table.clear()));
    await raise(db, 'term');
    await raise(db, 'wipe');
  });
}

/**
 * The same, and the actions that were settled or discarded: they may hold data about a person, and nothing waits for
 * them.
 */
export async function wipeBeforeLeaving(db: QuaiDb): Promise<void> {
  await wipeReplica(db);
  await db.outbox.filter((row) => !isUnresolved(row)).delete();
}

/** Drops everything of a user, actions included. */
export async function wipeUser(db: QuaiDb): Promise<void> {
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
}
