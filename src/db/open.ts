import { QuaiDb } from './schema.ts';

/** Users have one database each, so that nobody reads or sends another's actions. */
export const databaseName = (userKey: string) => `quai-user-${userKey}`;

/**
 * Opens a user's database. `strict` waits for the disk (outbox, outcomes), `relaxed` does not (merges, reads).
 * A newer build's upgrade closes this connection; `onOutdated` then says so, and the tab is read-only until reloaded.
 */
export function openDb(userKey: string, durability: 'strict' | 'relaxed', onOutdated?: () => void): QuaiDb {
  const db = new QuaiDb(databaseName(userKey), durability);
  db.on('versionchange', () => {
    db.close();
    onOutdated?.();
  });
  return db;
}
