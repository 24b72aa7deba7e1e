import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * An embedded database with the extensions that the search needs (docs/adr/0044); a PostgreSQL server has them itself.
 */
export const embedded = (place: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...place, extensions: { pg_trgm, unaccent } });
