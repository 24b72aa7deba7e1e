import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { EmbeddedStatements } from './embedded-statements.ts';

/**
 * An embedded database with the extensions that the search needs (docs/adr/0044); a PostgreSQL server has them itself.
 */
export async function embedded(place: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...place, extensions: { pg_trgm, unaccent } });
  Object.assign(client.parsers, asWritten);
  const statements = new EmbeddedStatements(client);
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
