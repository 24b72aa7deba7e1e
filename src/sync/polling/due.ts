import { heldUntilMs } from '../../db/hold.ts';
import type { SourceState } from '../../db/schema.ts';
import { type Endpoint, msOfPeriod, type Query } from './endpoint.ts';

/** The shortest time between polls that hints cause, ms; a hint that comes sooner is followed then. */
const hintedEveryMs = 1_000;

/** State of a source when the leader decides whether to poll it. */
export interface Moment {
  readonly endpoint: Pick<Endpoint, 'periodMs' | 'union'>;
  /** The union of its tabs' queries now. */
  readonly query: Query;
  /** Its state after its last poll. */
  readonly source: SourceState;
  /** That of the site. */
  readonly cycleMs: number;
  readonly nowMs: number;
  /** The network came back since its last poll. */
  readonly isBack: boolean;
  /** Somebody asked for it during its last poll. */
  readonly isAskedAgain: boolean;
  /** Something changed since its last poll started. */
  readonly isHinted: boolean;
}

/**
 * In how many ms a source is to be polled: 0 for now; null when its period decides, or not before the time the server
 * asked for.
 */
export function dueInMs(moment: Moment): number | null {
  const { endpoint, query, source, cycleMs, nowMs, isBack, isAskedAgain, isHinted } = moment;
  if (heldUntilMs(source, nowMs) !== null) return null;
  const ageMs = nowMs - source.startedAtMs;
  // A negative age: the device's clock was set back.
  const isDue = ageMs >= msOfPeriod(endpoint, cycleMs) || ageMs < 0;
  const asksMore = query !== source.query && endpoint.union([query, source.query]) !== source.query;
  // A first load whose leader died without an answer: nobody waits for it any more.
  const isAbandoned = source.appliedAtMs === null && source.failures === 0 && source.skipped === 0;
  const isMissed = isBack && source.failures > 0;
  if (isDue || asksMore || isAbandoned || isMissed || isAskedAgain) return 0;
  return isHinted ? Math.max(0, hintedEveryMs - ageMs) : null;
}
