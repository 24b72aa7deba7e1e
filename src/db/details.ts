import type { QuaiDb, StoredDetail } from './schema.ts';

/** How long an answer nobody looks at any more is kept. */
const usuallyKeptMs = 24 * 3_600_000;

/** A moment to come is that of a clock set back. */
function isOver({ askedAtMs, keptMs = usuallyKeptMs }: StoredDetail, nowMs: number): boolean {
  return nowMs - askedAtMs > keptMs;
}

/**
 * Drops those that are kept for less than others because they tell of a person, whether or not the network could bring
 * them back; within the caller's transaction. Device clock.
 */
export function dropOldPersonalDetails(db: QuaiDb, nowMs: number): Promise<number> {
  return db.details.filter((row) => row.keptMs !== undefined && isOver(row, nowMs)).delete();
}

/** Drops the details nobody has asked for in their time, within the caller's transaction. Device clock. */
export function dropOldDetails(db: QuaiDb, nowMs: number): Promise<number> {
  return db.details.filter((row) => isOver(row, nowMs)).delete();
}
