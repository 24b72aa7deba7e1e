import type { Detail } from '../../../domain/asking/detail.ts';
import type { DriverLogs } from '../../../domain/driver-log/details.ts';
import { type DetailState, useAsking, useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';

/** Colleagues and drivers change logs too. */
const oftenMs = 60_000;

/** Logs, asked for again whenever an action on them ends, in any way (LOG-075, LOG-106). */
export function useLogs<Args>(
  entry: Detail<Args, DriverLogs>,
  args: Args,
  everyMs = oftenMs,
): DetailState<DriverLogs> | undefined {
  return useDetail(entry, args, { endedAtMs: useLogsEnded(), everyMs });
}

/** The same for logs that are read by other means. */
export function useLogsAsked<Args>(entry: Detail<Args, DriverLogs>, args: Args): void {
  useAsking(entry, args, { endedAtMs: useLogsEnded(), everyMs: oftenMs });
}

const useLogsEnded = () => useLastEnded('presence.', 'extraCost.', 'demand.', 'month.');
