import type { CenterId } from '../../../../domain/center/center-id.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { type Anomaly, anomaliesOf, unlogged } from '../../../../domain/driver-log/anomalies/anomalies.ts';
import { limitsOfSite } from '../../../../domain/driver-log/anomalies/limits.ts';
import { anomaliesOfMonth, daysBeside } from '../../../../domain/driver-log/anomalies/of-month.ts';
import { monthAfter } from '../../../../domain/driver-log/calendar.ts';
import { type DriverLogs, logsBetween, monthLogs } from '../../../../domain/driver-log/details.ts';
import { type DriverLog, dayOfLog } from '../../../../domain/driver-log/driver-log.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';

/** The limits of this site (LOG-171). */
export const useLimits = () => limitsOfSite(useSignedIn().config.logLimits);

/** Logs of a driver in the months beside one: rest and weeks reach over its ends. Empty until they are known. */
export function useLogsAround(month: string, driverId: DriverId): readonly DriverLog[] {
  const of = (months: number) => ({ month: monthAfter(month, months), driverId, center: null });
  const before = useDetail(monthLogs, of(-1))?.value?.logs ?? [];
  const after = useDetail(monthLogs, of(1))?.value?.logs ?? [];
  return [...before, ...after].filter((log) => dayOfLog(log).slice(0, 7) !== month);
}

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
