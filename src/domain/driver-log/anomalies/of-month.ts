import { dayAfter, monthAfter } from '../calendar.ts';
import type { DriverLog } from '../driver-log.ts';
import { type Anomaly, anomaliesOf, type UnloggedRound, unlogged } from './anomalies.ts';
import type { WorkLimits } from './limits.ts';
import { mondayOf } from './worked.ts';

/**
 * The anomalies of a month, by driver's name and day. `around` are logs of the months beside it, as far as they are
 * known: rest and weeks reach over its ends (LOG-171). A week is of every month it has days in.
 */
export function anomaliesOfMonth(
  month: string,
  logs: readonly DriverLog[],
  around: readonly DriverLog[],
  rounds: readonly UnloggedRound[],
  limits: WorkLimits,
): readonly Anomaly[] {
  const isIn = (day: string) => day.slice(0, 7) === month;
  const isOf = ({ kind, day }: Anomaly) => isIn(day) || (kind === 'week' && isIn(dayAfter(day, 6)));
  const found = [...anomaliesOf([...around, ...logs], limits), ...rounds.map(unlogged)].filter(isOf);
  return found.toSorted(
    (one, other) =>
      nameOf(one).localeCompare(nameOf(other), 'fr') ||
      one.driver.id - other.driver.id ||
      one.day.localeCompare(other.day),
  );
}

/** Days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days beside a month that its weeks and rests reach into (LOG-213): from the Monday of its first week on, two days
 * at least, since a night shift of the day before yesterday may end late; until the Sunday of its last week, if there is
 * one outside.
 */
export function daysBeside(month: string): readonly [Days, Days | null] {
  const first = `${month}-01`;
  const next = `${monthAfter(month, 1)}-01`;
  const monday = mondayOf(first);
  const twoBefore = dayAfter(first, -2);
  const sunday = dayAfter(mondayOf(dayAfter(next, -1)), 6);
  return [
    { from: monday < twoBefore ? monday : twoBefore, to: dayAfter(first, -1) },
    sunday >= next ? { from: next, to: sunday } : null,
  ];
}

const nameOf = ({ driver }: Anomaly) => driver.name ?? String(driver.id);
