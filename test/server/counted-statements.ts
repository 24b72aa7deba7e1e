import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Db } from '../../server/src/db/connection/open.ts';

/** The same database, whose reading statements are counted as it is asked them. */
export function counting(counted: Db) {
  const { $client } = counted as Db & { readonly $client: PGlite | pg.Pool };
  const asked = { count: 0 };
  const logger = {
    logQuery: (text: string) => {
      if (text.startsWith('select')) asked.count += 1;
    },
  };
  const db =
    $client instanceof PGlite
      ? drizzleEmbedded({ client: $client, logger })
      : drizzleServer({ client: $client, logger });
  return { asked, db: db as unknown as Db };
}
