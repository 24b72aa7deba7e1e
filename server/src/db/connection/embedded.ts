import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { EmbeddedStatements } from './embedded-statements.ts';

/** Files in memory need no second copy of them there, whose 128 MB are cleared at each start. */
const inMemory = ['-c', 'shared_buffers=16MB'];
/** A new database has a segment of its log or two, mostly empty: of 1 MB, not of 16. */
export const initDbStartParams = ['--wal-segsize=1'];

const statementsOf = new WeakMap<PGlite, EmbeddedStatements>();

/** A number that is another one after whatever may have changed something in an embedded database of ours. */
export const writesIn = (client: PGlite): number => statementsOf.get(client)?.writes ?? Number.NaN;

/**
 * An embedded database with the extensions that the search needs (docs/adr/0044); a PostgreSQL server has them itself.
 */
export async function embedded(place: PGliteOptions): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...(place.dataDir === undefined ? inMemory : [])];
  const client = await PGlite.create({ ...place, startParams, initDbStartParams, extensions: { pg_trgm, unaccent } });
  Object.assign(client.parsers, asWritten);
  const statements = new EmbeddedStatements(client);
  statementsOf.set(client, statements);
  client.query = async (text, values, options) => {
    await client._checkReady();
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => statements.run(text, values, options)),
    );
  };
  const exec = client.exec.bind(client);
  client.exec = (text, options) => exec(text, options).finally(() => statements.forget());
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = async (text, values, options) => {
        if (tx.closed) throw new Error('Transaction is closed');
        return client._runExclusiveQuery(() => statements.run(text, values, options));
      };
      return work(tx);
    });
  return client;
}

/** Types whose text Drizzle reads itself: instants, days, durations, and lists of them and of decimal numbers. */
const asWritten = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    (text: string) => text,
  ]),
);
