import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export interface Scratch {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on a PostgreSQL server, whatever else lives there. */
export function scratchDatabase(serverUrl: string): Promise<Scratch> {
  return scratch(serverUrl, '');
}

/**
 * A copy of a database that is filled once on the server, by whoever asks first for one of that name: its copies are
 * made in a moment. `fill` is given its address, and has left it when it is done.
 */
export async function scratchCopy(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<Scratch> {
  await once(serverUrl, name, fill);
  return scratch(serverUrl, `template ${name}`);
}

async function scratch(serverUrl: string, made: string): Promise<Scratch> {
  const name = `quai_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const admin = drizzle(serverUrl);
    // Its connection is still closing when the server may stop already: unheard, that would end the process.
    admin.$client.on('error', () => undefined);
    await admin.execute(sql.raw(statement));
    await admin.$client.end();
  };
  await run(`create database ${name} ${made}`);
  return { url: named(serverUrl, name), drop: () => run(`drop database ${name} with (force)`) };
}

/** Others wait until it is filled; one that was left half filled has another name. */
async function once(serverUrl: string, name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    await fill(named(serverUrl, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  }
  await admin.end();
}

function named(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
