import { QuaiDb, schemaVersion } from './schema.ts';

/** Each user has a database, so that nobody reads or sends another's actions. */
export const databaseName = (userKey: string) => `quai-user-${userKey}`;

/** Dexie's version numbers have one decimal, IndexedDB's have none. */
export const isNewer = (db: QuaiDb) => db.backendDB().version > schemaVersion * 10;

/** Events of an open database. */
export interface DatabaseEvents {
  /** A newer build has upgraded it, or upgrades it now. */
  readonly outdated?: () => void;
  /** The browser deletes it, or somebody does with the browser's tools. */
  readonly lost?: () => void;
}

/**
 * Opens a user's database for writing. `strict` waits for the disk (outbox, outcomes), `relaxed` does not (merges). A
 * database that a newer build has upgraded cannot be opened; one that it upgrades now is closed. Either calls
 * `outdated`.
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

/** Opens it for reading alone, whichever build writes there. */
export function openReader(userKey: string, events: DatabaseEvents): QuaiDb {
  const db = connect(userKey, 'relaxed', events);
  db.on('ready', () => void (isNewer(db) && events.outdated?.()), true);
  return db;
}

function connect(userKey: string, durability: 'strict' | 'relaxed', { outdated, lost }: DatabaseEvents): QuaiDb {
  const db = new QuaiDb(databaseName(userKey), durability);
  // The newer build, or whoever deletes the database, waits until every older connection is closed.
  db.on('versionchange', ({ newVersion }) => {
    db.close({ disableAutoOpen: false });
    if (newVersion === null) lost?.();
    else outdated?.();
  });
  // The browser deleted it without asking, as when the data of the site are cleared. Dexie's own `close` event fires at
  // every close, ours too.
  db.on('ready', () => db.backendDB().addEventListener('close', () => lost?.()), true);
  return db;
}
