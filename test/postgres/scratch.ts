import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';

export interface Scratch {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on a PostgreSQL server, whatever else lives there. */
export async function scratchDatabase(serverUrl: string): Promise<Scratch> {
  const name = `quai_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const admin = drizzle(serverUrl);
    // Its connection is still closing when the server may stop already: unheard, that would end the process.
    admin.$client.on('error', () => undefined);
    await admin.execute(sql.raw(statement));
    await admin.$client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
