import { msOf } from '../time/instant.ts';
import type { Dock } from './dock.ts';

const limitUnderMs = 180_000; // CST-28

export interface TakeBags {
  readonly state: 'normal' | 'limit' | 'delay';
  /** Negative once the deadline has passed. */
  readonly remainingMs: number;
}

/**
 * The timer of a driver who has not taken his bags yet: limit under 180 s (DSP-430), delay at zero or less (DSP-431);
 * null on docks that are not locked, gone already or without deadline (DSP-389).
 */
export function takeBagsOf(
  dock: Pick<Dock, 'locked_at' | 'gone_at' | 'time_take_bags'>,
  nowMs: number,
): TakeBags | null {
  const deadlineMs = msOf(dock.time_take_bags);
  if (deadlineMs === null || !dock.locked_at || dock.gone_at) return null;
  const remainingMs = deadlineMs - nowMs;
  if (remainingMs <= 0) return { state: 'delay', remainingMs };
  return { state: remainingMs < limitUnderMs ? 'limit' : 'normal', remainingMs };
}
