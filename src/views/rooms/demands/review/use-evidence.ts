import { CenterId } from '../../../../domain/center/center-id.ts';
import { dayAfter } from '../../../../domain/driver-log/calendar.ts';
import { dayLogs } from '../../../../domain/driver-log/details.ts';
import { byTime, type DriverLog, endMs, isExtraCost, startMs } from '../../../../domain/driver-log/driver-log.ts';
import type { Demand } from '../../../../domain/extra-cost/demand.ts';
import { demandPage } from '../../../../domain/extra-cost/details.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { parisDay } from '../../../../domain/time/paris-time.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** Days of a driver's past demands. */
const past = 90;

/** The Paris day of a demand; null without one. */
const dayOf = ({ created_at }: Demand) => {
  const ms = msOf(created_at);
  return ms === null ? null : parisDay(ms);
};

/** What a decision on a demand rests on: the logs of its driver that day, or of the night it was made in, and his demands until now (LOG-191). */
export function useEvidence(demand: Demand) {
  const center = CenterId.parse(useScope());
  const day = dayOf(demand);
  const driverId = demand.driver.id;
  const ofDay = useDetail(dayLogs, day === null ? null : { day, driverId, center: null });
  // The log of a night that lasts until the demand is of the day before.
  const isAlone = day === null || !ofDay?.value || ofDay.value.logs.some((log) => isDuring(demand, log));
  const before = useDetail(dayLogs, isAlone ? null : { day: dayAfter(day, -1), driverId, center: null });
  const nights = isAlone ? [] : before?.value?.logs.filter((log) => isDuring(demand, log));
  const filters = { driverId: String(driverId), ...(day === null ? {} : { fromDate: dayAfter(day, -past) }) };
  const his = useDetail(demandPage, { center, filters, offset: 0 });
  const known = ofDay?.value && nights ? { ofDay: ofDay.value.logs, nights } : null;
  return { day, known, unread: ofDay?.value ? before : ofDay, his };
}

/** Whether a demand was made in a presence. */
function isDuring({ created_at }: Demand, log: DriverLog): boolean {
  const [atMs, start] = [msOf(created_at), startMs(log)];
  return !isExtraCost(log) && atMs !== null && start !== null && start <= atMs && (endMs(log) ?? atMs) >= atMs;
}

/** The presence in which a demand was made; else the last that began before it. */
export function presenceOf(demand: Demand, logs: readonly DriverLog[]): DriverLog | null {
  const atMs = msOf(demand.created_at);
  if (atMs === null) return null;
  const begun = logs
    .filter((log) => !isExtraCost(log) && (startMs(log) ?? Number.POSITIVE_INFINITY) <= atMs)
    .toSorted(byTime);
  return begun.find((log) => isDuring(demand, log)) ?? begun.at(-1) ?? null;
}

/** Asks ahead for what the next demand will rest on. */
export function Ahead({ demand }: { readonly demand: Demand }) {
  useEvidence(demand);
  return null;
}
