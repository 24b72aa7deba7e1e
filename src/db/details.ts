import type { QuaiDb } from './schema.ts';

/** How long an answer nobody looks at any more is kept. */
const keptMs = 24 * 3_600_000;

/** Drops the details nobody has asked for in a day, within the caller's transaction. Device clock. */
export function dropOldDetails(db: QuaiDb, nowMs: number): Promise<number> {
  return db.details
    .where('askedAtMs')
    .below(nowMs - keptMs)
    .delete();
}
