import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { root } from '../../root.ts';
import { type Duty, dutyOf } from '../duty.ts';
import { type Ear, earOn } from '../notices.ts';
import * as accounts from '../schema/accounts.ts';
import * as addresses from '../schema/addresses.ts';
import * as authors from '../schema/authors.ts';
import { centers } from '../schema/center.ts';
import * as day from '../schema/day.ts';
import * as deposits from '../schema/deposits.ts';
import * as couriers from '../schema/drivers/couriers.ts';
import * as extraCosts from '../schema/drivers/extra-costs.ts';
import * as logMonths from '../schema/drivers/log-months.ts';
import * as presences from '../schema/drivers/presences.ts';
import * as subventions from '../schema/money/subventions.ts';
import * as outgoing from '../schema/outgoing.ts';
import * as preparation from '../schema/preparation.ts';
import * as record from '../schema/record.ts';
import * as search from '../schema/search.ts';
import * as settings from '../schema/settings.ts';
import * as stores from '../schema/stores.ts';
import * as trolleys from '../schema/trolleys.ts';
import { embedded } from './embedded.ts';
import { emptyDatabase } from './empty-database.ts';
import { StatementNames } from './named-statements.ts';
import { StandingConnection } from './standing-connection.ts';
import { embeddedLine, ServerLine, type StandingLine } from './standing-line.ts';

const schema = {
  centers,
  ...addresses,
  ...authors,
  ...settings,
  ...day,
  ...couriers,
  ...deposits,
  ...logMonths,
  ...outgoing,
  ...preparation,
  ...presences,
  ...extraCosts,
  ...search,
  ...stores,
  ...subventions,
  ...trolleys,
  ...accounts,
  ...record,
};
type Schema = typeof schema;

/** The database, whichever engine runs it; a transaction on it is also one. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** A transaction: writes require one, so that none happens outside. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Db;
  /** For the statement that every request waits for. */
  readonly line: StandingLine;
  /** Listens to a channel, which any process on this database may notify. */
  listen(channel: string, ear: Ear): Promise<void>;
  /** Performs the duty whenever no other process on this database does. */
  takeTurns(name: string, duty: Duty): Promise<void>;
  /** Runs the work while no other process on this database runs any under this lock. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Connections of this process to a PostgreSQL server; null for an embedded database. */
  readonly connections: () => Connections | null;
  /** The files of an embedded database, for copying it; a PostgreSQL server has none to offer. */
  files?(): Promise<Blob>;
  close(): Promise<void>;
}

/** `waiting` are requests that wait for a connection. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * Where the rows are stored: in a folder or the memory of this process (PGlite), or on a PostgreSQL server. A database
 * in memory may start as a copy of another one's files.
 */
export type DatabasePlace =
  | { readonly kind: 'memory'; readonly copyOf?: Blob | undefined }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'server'; readonly url: string };

const migrationsFolder = `${root}server/migrations`;

/** Opens the database and migrates it to the current schema. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.kind === 'server' ? openServer(place.url) : openEmbedded(place);
}

async function openEmbedded(place: Exclude<DatabasePlace, { kind: 'server' }>): Promise<OpenDatabase> {
  const client = await (place.kind === 'folder' ? openFolder(place.path) : openMemory(place.copyOf));
  return {
    db: drizzleEmbedded({ client, schema }),
    line: embeddedLine(client),
    listen: async (channel, ear) => {
      await client.listen(channel, (payload) => ear.hear(payload));
      await ear.listening();
    },
    // An embedded database has a single process.
    takeTurns: async (_name, duty) => duty.begin(),
    alone: (work) => work(),
    connections: () => null,
    files: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

async function openFolder(path: string): Promise<PGlite> {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) return emptyDatabase(migrationsFolder, migrate, path);
  const client = await embedded({ dataDir: path });
  await migrate(client);
  return client;
}

const openMemory = (copyOf: Blob | undefined) =>
  copyOf ? embedded({ loadDataDir: copyOf }) : emptyDatabase(migrationsFolder, migrate);

const migrate = (client: PGlite) => migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder });

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced at the next query; one that breaks between two statements fails the
  // second. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    names.prepareOn(client);
  });
  const db = drizzleServer({ client: pool, schema });
  const alone = aloneOn(url);
  await alone(() => migrateServer(db, { migrationsFolder }));
  const standing = new StandingConnection(url);
  const line = new ServerLine(url);
  return {
    db,
    line,
    listen: (channel, ear) => standing.take(earOn(channel, ear)),
    takeTurns: (name, duty) => standing.take(dutyOf(name, duty)),
    alone,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await standing.close();
      await line.close();
      await pool.end();
    },
  };
}

/** If nothing answers at all, the system itself would wait for minutes. */
const longestConnectMs = 10_000;

/** For two processes that start at once on an empty database: one creates and fills it, the other waits. */
function aloneOn(url: string): OpenDatabase['alone'] {
  return async (work) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestConnectMs });
    // If it breaks, the lock is lost and the work continues beside another's: the database's own constraints then
    // decide.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query("select pg_advisory_lock(hashtextextended('quai/opening', 0))");
      return await work();
    } finally {
      await client.end();
    }
  };
}
