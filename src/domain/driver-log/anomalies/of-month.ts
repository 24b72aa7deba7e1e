import { dayAfter } from '../calendar.ts';
import type { DriverLog } from '../driver-log.ts';
import { type Anomaly, anomaliesOf, type UnloggedRound, unlogged } from './anomalies.ts';
import type { WorkLimits } from './limits.ts';

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

const nameOf = ({ driver }: Anomaly) => driver.name ?? String(driver.id);
