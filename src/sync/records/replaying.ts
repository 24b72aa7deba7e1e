import { type Declarations, declarations, declarationsNow } from '../../db/declarations.ts';
import type { QuaiDb, Tables } from '../../db/schema.ts';

/**
 * A transaction over all tables that may replay the outbox. Where actions wait and their code is not there, it begins
 * again with it. Rejects when that code does not come.
 */
export async function replaying<T>(
  db: QuaiDb,
  step: (tables: Tables, code: Declarations) => Promise<T>,
): Promise<Awaited<T>> {
  for (;;) {
    const done = await db.transaction('rw', db.tables, async () => {
      const tables = db.bound();
      const code = declarationsNow(await tables.outbox.count());
      return code && { result: await step(tables, code) };
    });
    if (done) return done.result;
    await declarations();
  }
}
