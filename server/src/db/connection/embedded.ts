import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * An embedded database with the extensions that the search needs (docs/adr/0044); a PostgreSQL server has them itself.
 */
export async function embedded(place: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...place, extensions: { pg_trgm, unaccent } });
  Object.assign(client.parsers, asWritten);
  keepParsers(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      keepParsers(tx);
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

/**
 * Drizzle gives the parsers of these types with each statement, and for each statement the database then copies its
 * three hundred others: a sixth of a small statement's time. It has them from the start instead.
 */
function keepParsers(target: Pick<PGlite, 'query'>): void {
  const query = target.query.bind(target);
  target.query = <Row>(text: string, values?: unknown[], { parsers: _, ...options }: QueryOptions = {}) =>
    query<Row>(text, values, options);
}
