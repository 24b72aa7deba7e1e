import { byTime, type DriverLog, dayOfLog, isExtraCost, isUnfinished } from '../driver-log.ts';
import { type PayKind, payReasons } from './pay.ts';
import { timeParts } from './time.ts';

/** A total of logs that unfolds (LOG-052, LOG-160). */
export type WhyTotal = 'time' | 'waiting' | 'presence' | 'extraCosts' | 'total';

/** What one log adds. */
export interface WhyLine {
  readonly log: DriverLog;
  /** Cents, or seconds of time and waiting. */
  readonly value: number;
  readonly quantity: number | null;
  readonly rateCents: number | null;
}

/** What all logs add for one reason; the values of its lines add up to its own. */
export interface WhyGroup {
  readonly kind: PayKind;
  readonly value: number;
  readonly lines: readonly WhyLine[];
}

const order: readonly PayKind[] = [
  ...(['rounds', 'orders', 'day', 'time', 'punched', 'added', 'start', 'end', 'clocks', 'waiting'] as const),
  ...(['demand', 'cost', 'correction', 'running', 'untold'] as const),
];

/** What a total is made of, by reason: the values of the groups add up to it (LOG-160). */
export function whyGroups(logs: readonly DriverLog[], of: Exclude<WhyTotal, 'total'>): readonly WhyGroup[] {
  const groups = new Map<PayKind, WhyLine[]>();
  for (const log of logs.filter((it) => isOf(it, of)).toSorted(byDay))
    for (const { kind, ...line } of linesOf(log, of)) {
      const lines = groups.get(kind) ?? [];
      lines.push({ log, ...line });
      groups.set(kind, lines);
    }
  return order.flatMap((kind) => {
    const lines = groups.get(kind);
    return lines ? [{ kind, value: lines.reduce((sum, { value }) => sum + value, 0), lines }] : [];
  });
}

/** Logs that count in a total: presences that have ended, or extra costs. */
const isOf = (log: DriverLog, of: WhyTotal) =>
  of === 'extraCosts' ? isExtraCost(log) : !isExtraCost(log) && !isUnfinished(log);

const byDay = (one: DriverLog, other: DriverLog) => dayOfLog(one).localeCompare(dayOfLog(other)) || byTime(one, other);

type Line = Omit<WhyLine, 'log'> & { readonly kind: PayKind };

function linesOf(log: DriverLog, of: WhyTotal): readonly Line[] {
  if (of === 'time') return timeParts(log).map(({ kind, seconds }) => line(kind, seconds));
  if (of === 'waiting') return [line('waiting', Math.round(log.time_waiting ?? 0))];
  return payReasons(log).map(({ kind, cents, ...rest }) => ({ kind, value: cents, ...rest }));
}

const line = (kind: PayKind, value: number): Line => ({ kind, value, quantity: null, rateCents: null });
