import { centsOfEuros } from '../money/cents.ts';
import { type DriverLog, isExtraCost, isUnfinished, startMs } from './driver-log.ts';

export type WorkingAlert = 'warning' | 'danger';

/** Above them, in seconds, or in cents for a driver paid by race (LOG-030, LOG-031). */
const seconds = { warning: 46_800, danger: 57_600 };
const cents = { warning: 20_000, danger: 30_000 };

/** Seconds of a presence: an unfinished one by its time so far (LOG-031). */
function secondsOf(log: DriverLog, nowMs: number): number {
  const start = startMs(log);
  if (isUnfinished(log) && start !== null) return Math.max(0, Math.floor((nowMs - start) / 1000));
  return log.time_total ?? 0;
}

/** The working-time alert of a log; an extra cost has none (LOG-032). */
export function workingAlert(log: DriverLog, nowMs: number): WorkingAlert | null {
  if (isExtraCost(log)) return null;
  const isByRace = log.driver.is_paid_by_race === true;
  const value = isByRace ? centsOfEuros(log.money_perf) : secondsOf(log, nowMs);
  const limits = isByRace ? cents : seconds;
  if (value > limits.danger) return 'danger';
  return value > limits.warning ? 'warning' : null;
}
