import { type DriverLog, isExtraCost, isUnfinished } from './driver-log.ts';

/**
 * The rate of a driver's first presence of a day, as frozen at its end (LOG-097). One without an end has none yet, and an
 * extra cost has the present one.
 */
export function rateOfDay(day: string, logs: readonly DriverLog[], driver: number) {
  const log = logs.find((it) => it.driver.id === driver && !isExtraCost(it) && !isUnfinished(it));
  return log ? { day, hourly: log.driver.hourly_rate ?? null } : null;
}
