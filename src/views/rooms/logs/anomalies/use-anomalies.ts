import type { CenterId } from '../../../../domain/center/center-id.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { type Anomaly, anomaliesOf, unlogged } from '../../../../domain/driver-log/anomalies/anomalies.ts';
import { limitsOfSite } from '../../../../domain/driver-log/anomalies/limits.ts';
import { anomaliesOfMonth, daysBeside } from '../../../../domain/driver-log/anomalies/of-month.ts';
import { monthAfter } from '../../../../domain/driver-log/calendar.ts';
import { type DriverLogs, logsBetween, monthLogs } from '../../../../domain/driver-log/details.ts';
import { type DriverLog, dayOfLog } from '../../../../domain/driver-log/driver-log.ts';
import { useLogsAsked } from '../../../concepts/driver-log/use-logs.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { type DetailState, useAsking, useDetail } from '../../../kit/queries/use-detail.ts';
import { useDetails } from '../../../kit/queries/use-details.ts';

/** The limits of this site (LOG-171). */
export const useLimits = () => limitsOfSite(useSignedIn().config.logLimits);

interface MonthWithNeighbours {
  readonly answer: DetailState<DriverLogs> | undefined;
  /** Logs of the months beside it: rest and weeks reach over its ends. Empty until they are known. */
  readonly around: readonly DriverLog[];
}

/**
 * The logs of a month of a driver, and of the months beside it. Whoever walks from month to month on one screen reads each
 * once: the hook belongs above what is made anew for each month (LOG-214). `useMonthAsked` requests them.
 */
export function useMonthWithNeighbours(month: string, driverId: DriverId): MonthWithNeighbours {
  const [before, answer, after] = useDetails(
    monthLogs,
    [-1, 0, 1].map((months) => monthBeside(month, months, driverId)),
  );
  const beside = [...(before?.value?.logs ?? []), ...(after?.value?.logs ?? [])];
  return { answer, around: beside.filter((log) => dayOfLog(log).slice(0, 7) !== month) };
}

export function useMonthAsked(month: string, driverId: DriverId): void {
  useAsking(monthLogs, monthBeside(month, -1, driverId));
  useAsking(monthLogs, monthBeside(month, 1, driverId));
  useLogsAsked(monthLogs, monthBeside(month, 0, driverId));
}

const monthBeside = (month: string, months: number, driverId: DriverId) => ({
  ...{ month: monthAfter(month, months), driverId, center: null },
});

/**
 * Logs of the days beside a month, of all drivers of a center: a week or a rest reaches over its ends (LOG-213). Undefined
 * until they are known, and for good where the server does not tell them.
 */
export function useLogsBeside(month: string, center: CenterId): readonly DriverLog[] | undefined {
  const [before, after] = daysBeside(month);
  const earlier = useDetail(logsBetween, before && { ...before, center });
  const later = useDetail(logsBetween, after && { ...after, center });
  const isKnown = earlier?.value && (after === null || later?.value);
  if (!isKnown) return undefined;
  const beside = [...(earlier?.value?.logs ?? []), ...(later?.value?.logs ?? [])];
  return beside.filter((log) => dayOfLog(log).slice(0, 7) !== month);
}

/** The anomalies of a month, of one driver or of all. */
export function useAnomaliesOfMonth(
  month: string,
  answer: DriverLogs | undefined,
  around: readonly DriverLog[],
): readonly Anomaly[] {
  const limits = useLimits();
  return answer ? anomaliesOfMonth(month, answer.logs, around, answer.unlogged_rounds ?? [], limits) : [];
}

/** What the logs of one day alone can tell. */
const ofOneDay = new Set(['overlap', 'noRounds', 'twice']);
export const anomaliesOfDay = ({ logs, unlogged_rounds }: DriverLogs): readonly Anomaly[] => [
  ...anomaliesOf(logs).filter(({ kind }) => ofOneDay.has(kind)),
  ...(unlogged_rounds ?? []).map(unlogged),
];
