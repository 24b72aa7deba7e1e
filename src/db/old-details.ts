import { isOver } from './details.ts';
import type { QuaiDb } from './schema.ts';

/**
 * Drops the details that nobody has asked for within the time they are kept, within the caller's transaction. Device
 * clock.
 */
export function dropOldDetails(db: QuaiDb, nowMs: number): Promise<number> {
  return db.details.filter((row) => isOver(row, nowMs)).delete();
}
