import { parisDay } from '../../time/paris-time.ts';
import { parisInstant } from '../../time/paris-wall-clock.ts';
import { dayAfter } from '../calendar.ts';

/** A time of work, epoch ms. */
export interface Work {
  readonly startMs: number;
  readonly endMs: number;
}

/** The same times, each moment once, from the earliest on. */
function union(works: readonly Work[]): readonly Work[] {
  const joined: Work[] = [];
  for (const work of works.toSorted((one, other) => one.startMs - other.startMs)) {
    const last = joined.at(-1);
    if (!last || work.startMs > last.endMs) joined.push(work);
    else if (work.endMs > last.endMs) joined[joined.length - 1] = { startMs: last.startMs, endMs: work.endMs };
  }
  return joined;
}

/** Ms of work on each Paris day, split at midnight; a moment of two presences counts once (LOG-171). */
export function workByDay(works: readonly Work[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { startMs, endMs } of union(works))
    for (let fromMs = startMs; fromMs < endMs; ) {
      const day = parisDay(fromMs);
      // Most ends are of the same day: its midnight is asked for where there is one within.
      const toMs = parisDay(endMs - 1) === day ? endMs : (parisInstant(dayAfter(day, 1), '00:00') ?? endMs);
      days.set(day, (days.get(day) ?? 0) + toMs - fromMs);
      fromMs = toMs;
    }
  return days;
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}
