import type { Random } from '../world/random.ts';
import type { Change, DayView } from './change.ts';
import { Day } from './day.ts';
import { dayParts } from './parts.ts';

/**
 * The next five seconds of a center's day: the changes at `nowMs`, the same for the same rows and draws. It plays
 * everyone but the person at the console. It never moves a task between drafts, never touches a bag count, and takes up
 * a draft or a loaded round only when its departure is due.
 */
export const stepDay = (view: DayView, nowMs: number, rng: Random): Change[] => playStep(view, nowMs, rng).changes;

/** The same, with the changes on the floor. */
export function playStep(view: DayView, nowMs: number, rng: Random) {
  const day = new Day(view, nowMs, rng);
  for (const { moves } of dayParts) moves(day);
  return { changes: day.changes(), floor: day.floor.changes(), done: day.floor.done, sent: day.floor.sent };
}
