import { build } from './build.ts';
import { emptyReplica, listTables } from './device/wipe.ts';
import { raise, readMeta, writeMeta } from './meta.ts';
import { isOurs } from './owner.ts';
import type { QuaiDb } from './schema.ts';

/**
 * Makes the replica this build's own, in one transaction; true where its lists are to be made anew. Of what another build
 * stored goes, with the outbox left as it is:
 *
 *   other schemas of rows      all that polls can bring back
 *   other schemas of details   the details
 *   anything else              lists, view rows and derived views alone: they are made of the rows there are
 *
 * Whoever led under the other build writes no more.
 */
export async function renewReplica(db: QuaiDb): Promise<boolean> {
  if (await isOurs(db)) return false;
  return db.transaction('rw', db.tables, async () => {
    const before = await readMeta(db, 'build');
    // Another tab of this build was faster.
    if (await isOurs(db)) return false;
    await writeMeta(db, 'build', build);
    if (before?.rows !== build.rows) {
      await emptyReplica(db);
      return false;
    }
    if (before.details !== build.details) await db.details.clear();
    await Promise.all(listTables(db).map((table) => table.clear()));
    // What that build could not read of an answer this one may: the server is asked for all of it once.
    await db.sources.toCollection().modify({ etag: null });
    await raise(db, 'term');
    return true;
  });
}
