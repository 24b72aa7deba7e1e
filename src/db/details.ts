import type { QuaiDb, StoredDetail } from './schema.ts';

/** How long an answer is kept that nobody looks at any more. */
export const usuallyKeptMs = 24 * 3_600_000;

/** A time in the future means that the clock was set back: the detail is not over. */
export function isOver({ askedAtMs, keptMs = usuallyKeptMs }: StoredDetail, nowMs: number): boolean {
  return nowMs - askedAtMs > keptMs;
}

/**
 * Drops the details kept for less than a day because they are about a person, whether or not the network could bring
 * them back. Reads these alone (docs/spec LOG-214). Within the caller's transaction. Device clock.
 */
export function dropOldPersonalDetails(db: QuaiDb, nowMs: number): Promise<number> {
  return db.details
    .where('keptMs')
    .above(0)
    .and((row) => isOver(row, nowMs))
    .delete();
}
