import { type DriverLog, isExtraCost } from './driver-log.ts';
import { type DriverMonth, type MonthState, monthState } from './driver-month.ts';
import { type LogTotals, totalsOf } from './totals.ts';

/** The logs of one driver of a month, with their totals (LOG-057). */
export interface MonthOfDriver {
  readonly driver: DriverLog['driver'];
  /** The criteria of his presences, each once. */
  readonly payModes: readonly string[];
  readonly logs: readonly DriverLog[];
  readonly totals: LogTotals;
}

/** Logs by driver, by name; drivers of one name by their numbers. */
export function byDriverOfMonth(logs: readonly DriverLog[]): readonly MonthOfDriver[] {
  const drivers = new Map<number, DriverLog[]>();
  for (const log of logs) {
    const his = drivers.get(log.driver.id);
    if (his) his.push(log);
    else drivers.set(log.driver.id, [log]);
  }
  return [...drivers.values()].flatMap((his) => (his[0] ? [monthOf(his[0], his)] : [])).toSorted(inOrder);
}

/** With the drivers who have nothing in the month but open points: a month of no logs is closed too (LOG-152). */
export function withOpenMonths(
  months: readonly MonthOfDriver[],
  closings: Iterable<DriverMonth>,
): readonly MonthOfDriver[] {
  const seen = new Set<number>(months.map(({ driver }) => driver.id));
  const others = [...closings].filter(({ driver, open }) => !seen.has(driver.id) && open.length > 0);
  return [
    ...months,
    ...others.map(({ driver }) => ({ driver, payModes: [], logs: [], totals: totalsOf([]) })),
  ].toSorted(inOrder);
}

/** What the months of each state come to, in cents; a state of no month is left out (OUR-262). */
export function centsByState(
  months: readonly MonthOfDriver[],
  closings: ReadonlyMap<number, DriverMonth>,
): readonly (readonly [MonthState, number])[] {
  const its = months.flatMap(({ driver, totals }) => {
    const closing = closings.get(driver.id);
    return closing ? [[monthState(closing), totals.totalCents] as const] : [];
  });
  return (['closed', 'ready', 'open'] as const).flatMap((state) => {
    const cents = its.flatMap(([of, sum]) => (of === state ? [sum] : []));
    return cents.length > 0 ? [[state, cents.reduce((sum, one) => sum + one, 0)] as const] : [];
  });
}

const byName = new Intl.Collator('fr');
const nameOf = ({ driver }: MonthOfDriver) => driver.name ?? String(driver.id);
const inOrder = (one: MonthOfDriver, other: MonthOfDriver) =>
  byName.compare(nameOf(one), nameOf(other)) || one.driver.id - other.driver.id;

function monthOf({ driver }: DriverLog, logs: readonly DriverLog[]): MonthOfDriver {
  const modes = logs.flatMap((log) => (isExtraCost(log) || !log.pay_mode ? [] : [log.pay_mode]));
  return { driver, payModes: [...new Set(modes)], logs, totals: totalsOf(logs) };
}
