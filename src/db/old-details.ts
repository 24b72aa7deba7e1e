import { dropOldPersonalDetails, isOver, usuallyKeptMs } from './details.ts';
import type { QuaiDb } from './schema.ts';

/**
 * Drops the details that nobody has asked for within the time they are kept, within the caller's transaction. Reads none
 * that stays, but the few that are kept for a time of their own: answers are large, and this runs with each of them
 * (docs/spec LOG-214). Device clock.
 */
export async function dropOldDetails(db: QuaiDb, nowMs: number): Promise<number> {
  const usual = db.details.where('askedAtMs').below(nowMs - usuallyKeptMs);
  const old = await usual.and((row) => isOver(row, nowMs)).delete();
  return old + (await dropOldPersonalDetails(db, nowMs));
}
