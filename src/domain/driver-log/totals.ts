import { centsOfEuros } from '../money/cents.ts';
import { byTime, type DriverLog, dayOfLog, isExtraCost, isUnfinished } from './driver-log.ts';

/** Totals of logs, in seconds and cents: each the sum of the cells that are shown (LOG-052). */
export interface LogTotals {
  readonly seconds: number;
  /** Null where a presence does not have its waiting in seconds. */
  readonly waitingSeconds: number | null;
  readonly presenceCents: number;
  readonly extraCostCents: number;
  readonly totalCents: number;
  /** Presences left out since they have not ended. */
  readonly unfinished: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const centsOf = (logs: readonly DriverLog[]) => sum(logs.map(({ money_real }) => centsOfEuros(money_real)));

export function totalsOf(logs: readonly DriverLog[]): LogTotals {
  const presences = logs.filter((log) => !isExtraCost(log) && !isUnfinished(log));
  const waits = presences.map(({ time_waiting }) => time_waiting);
  const presenceCents = centsOf(presences);
  const extraCostCents = centsOf(logs.filter(isExtraCost));
  return {
    seconds: sum(presences.map(({ time_total }) => Math.round(time_total ?? 0))),
    waitingSeconds: waits.every((wait) => typeof wait === 'number') ? sum(waits.map((wait) => Math.round(wait))) : null,
    presenceCents,
    extraCostCents,
    totalCents: presenceCents + extraCostCents,
    unfinished: logs.filter(isUnfinished).length,
  };
}

export interface LogsOfDay {
  /** `2026-10-09`. */
  readonly day: string;
  readonly logs: readonly DriverLog[];
}

/** Logs by day, the earliest first (LOG-051). */
export function byDay(logs: readonly DriverLog[]): readonly LogsOfDay[] {
  const days = new Map<string, DriverLog[]>();
  for (const log of logs) {
    const day = dayOfLog(log);
    days.set(day, [...(days.get(day) ?? []), log]);
  }
  return [...days]
    .map(([day, ofDay]) => ({ day, logs: ofDay.toSorted(byTime) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
