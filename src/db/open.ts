import { QuaiDb, schemaVersion } from './schema.ts';

/** Users have one database each, so that nobody reads or sends another's actions. */
export const databaseName = (userKey: string) => `quai-user-${userKey}`;

/** Dexie's versions have one decimal, IndexedDB's none. */
export const isNewer = (db: QuaiDb) => db.backendDB().version > schemaVersion * 10;

/** What becomes of a database that is open. */
export interface DatabaseEvents {
  /** A newer build has taken it over, or takes it over now. */
  readonly outdated?: () => void;
  /** The browser, or somebody with its tools, deletes it. */
  readonly lost?: () => void;
}

/**
 * Opens a user's database to write in it. `strict` waits for the disk (outbox, outcomes), `relaxed` does not (merges).
 * A database a newer build has taken over cannot be opened, and one it takes over is closed: `outdated` then says so.
 */
export function openDb(userKey: string, durability: 'strict' | 'relaxed', events: DatabaseEvents = {}): QuaiDb {
  const db = connect(userKey, durability, events);
  db.on(
    'ready',
    () => {
      if (!isNewer(db)) return;
      events.outdated?.();
      throw new Error('The database belongs to a newer build');
    },
    true,
  );
  return db;
}

/** Opens it to show what is in it, whichever build writes there. */
export function openReader(userKey: string, events: DatabaseEvents): QuaiDb {
  const db = connect(userKey, 'relaxed', events);
  db.on('ready', () => void (isNewer(db) && events.outdated?.()), true);
  return db;
}

function connect(userKey: string, durability: 'strict' | 'relaxed', { outdated, lost }: DatabaseEvents): QuaiDb {
  const db = new QuaiDb(databaseName(userKey), durability);
  // The newer build, or who deletes it, waits for every older connection to go.
  db.on('versionchange', ({ newVersion }) => {
    db.close({ disableAutoOpen: false });
    if (newVersion === null) lost?.();
    else outdated?.();
  });
  // The browser took it away without asking, as when the data of the site are cleared. Dexie's own event of that name
  // tells of every close, ours too.
  db.on('ready', () => db.backendDB().addEventListener('close', () => lost?.()), true);
  return db;
}
