import { QuaiDb, schemaVersion } from './schema.ts';

/** Users have one database each, so that nobody reads or sends another's actions. */
export const databaseName = (userKey: string) => `quai-user-${userKey}`;

/** Dexie's versions have one decimal, IndexedDB's none. */
export const isNewer = (db: QuaiDb) => db.backendDB().version > schemaVersion * 10;

/**
 * Opens a user's database to write in it. `strict` waits for the disk (outbox, outcomes), `relaxed` does not (merges).
 * A database a newer build has taken over cannot be opened, and one it takes over is closed: `onOutdated` then says so.
 */
export function openDb(userKey: string, durability: 'strict' | 'relaxed', onOutdated?: () => void): QuaiDb {
  const db = connect(userKey, durability, onOutdated);
  db.on(
    'ready',
    () => {
      if (!isNewer(db)) return;
      onOutdated?.();
      throw new Error('The database belongs to a newer build');
    },
    true,
  );
  return db;
}

/** Opens it to show what is in it, whichever build writes there. */
export function openReader(userKey: string, onOutdated: () => void): QuaiDb {
  const db = connect(userKey, 'relaxed', onOutdated);
  db.on('ready', () => void (isNewer(db) && onOutdated()), true);
  return db;
}

function connect(userKey: string, durability: 'strict' | 'relaxed', onOutdated?: () => void): QuaiDb {
  const db = new QuaiDb(databaseName(userKey), durability);
  // The newer build waits for every older connection to go.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    onOutdated?.();
  });
  return db;
}
