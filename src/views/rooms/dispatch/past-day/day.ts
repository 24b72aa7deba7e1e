import { dayAfter, dayOfPath } from '../../../../domain/driver-log/calendar.ts';
import type { CauseChoice, LateLine } from '../../../../domain/past-day/causes.ts';
import { hasCause, lateLinesOf } from '../../../../domain/past-day/causes.ts';
import type { PastRound } from '../../../../domain/past-day/day.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { parisDay } from '../../../../domain/time/paris-time.ts';

export const yesterdayOf = (nowMs: number): string => dayAfter(parisDay(nowMs), -1);

/** The day of the address; yesterday for none, for whatever is no day, and for one that is not over (OUR-236). */
export function dayShown(text: string | null, nowMs: number): string {
  const [day, yesterday] = [dayOfPath(text ?? undefined, nowMs), yesterdayOf(nowMs)];
  return day < yesterday ? day : yesterday;
}

/** A round and those of its orders that were late. */
export interface LateRound {
  readonly round: PastRound;
  readonly lines: readonly LateLine[];
}

/** By departure, rounds without one behind them, orders in no round last. */
export const inOrder = (rounds: readonly PastRound[]): readonly LateRound[] =>
  rounds
    .toSorted((one, other) => leftMs(one) - leftMs(other) || (one.id ?? Infinity) - (other.id ?? Infinity))
    .flatMap((round) => {
      const lines = lateLinesOf(round);
      return lines.length > 0 ? [{ round, lines }] : [];
    });

function leftMs({ id, gone_at, planned_departure }: PastRound): number {
  const unknown = id == null ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
  return msOf(gone_at) ?? msOf(planned_departure) ?? unknown;
}

/** The rounds with an order of a cause; all of them without one. */
export const keptBy = (rounds: readonly LateRound[], choice: CauseChoice | null): readonly LateRound[] =>
  choice === null ? rounds : rounds.filter(({ lines }) => lines.some((line) => hasCause(line, choice)));

/** The late orders of these rounds that have a cause. */
export const linesKept = (rounds: readonly LateRound[], choice: CauseChoice | null): readonly LateLine[] =>
  rounds.flatMap(({ lines }) => lines.filter((line) => choice === null || hasCause(line, choice)));
