import * as z from 'zod/mini';
import { DriverId } from '../driver/driver.ts';
import { Demand } from '../extra-cost/demand.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';
import { parisDay } from '../time/paris-time.ts';

const Euros = z.number();

/** A line of a log: a round of a presence, or the reason of an extra cost (LOG-024). */
export const LogLine = z.object({
  label: maybe(z.string()),
  link_id: maybe(Id),
  error: maybe(z.object({ message: maybe(z.string()) })),
  start_center_name: maybe(z.string()),
  end_center_name: maybe(z.string()),
  comment: maybe(z.string()),
  minutes: maybe(z.number()),
  amount: maybe(Euros),
  /** Of its round, as the two after it. */
  started_at: maybe(Instant),
  ended_at: maybe(Instant),
  orders: maybe(z.number()),
});
export type LogLine = Readonly<z.infer<typeof LogLine>>;

const PlannedTime = z.object({ start: maybe(Instant), end: maybe(Instant) });

export const Person = z.object({ id: maybe(Id), name: maybe(z.string()) });

export const Edit = z.object({
  at: maybe(Instant),
  by: maybe(Person),
  time: maybe(z.string()),
  before: maybe(Instant),
  after: maybe(Instant),
  comment: maybe(z.string()),
});

const Punch = z.object({ kind: maybe(z.string()), at: maybe(Instant) });

/** Euros an hour, an order, a day. */
const Rate = z.object({ hourly: maybe(Euros), order: maybe(Euros), day: maybe(Euros) });

/** A part of what is paid (LOG-160). */
const PaidPart = z.object({
  kind: maybe(z.string()),
  quantity: maybe(z.number()),
  rate: maybe(Euros),
  amount: maybe(Euros),
});

/** A presence of a driver, or an extra cost of his (entity "Presence log" of support.md). */
export const DriverLog = z.object({
  id: Id,
  type: maybe(z.string()),
  driver: z.object({
    id: DriverId,
    name: maybe(z.string()),
    is_paid_by_race: maybe(z.boolean()),
    hourly_rate: maybe(z.number()),
  }),
  started_at: maybe(Instant),
  ended_at: maybe(Instant),
  is_ended: maybe(z.boolean()),
  /** `2026-11-26`. */
  date: maybe(z.string()),
  pay_mode: maybe(z.string()),
  /** Seconds, also of waiting. */
  time_total: maybe(z.number()),
  time_waiting: maybe(z.number()),
  time_total_formated: maybe(z.string()),
  time_waiting_formated: maybe(z.string()),
  money_real: maybe(Euros),
  money_perf: maybe(Euros),
  manual_edit_start: maybe(Instant),
  manual_edit_end: maybe(Instant),
  planning_sessions: maybe(z.array(PlannedTime)),
  logs: maybe(z.array(LogLine)),
  has_out_of_planning_delivery: maybe(z.boolean()),
  vehicle: maybe(z.string()),
  /** Of its start (LOG-012). */
  center: maybe(Id),
  /** Corrections by hand, the oldest first (LOG-064). */
  edits: maybe(z.array(Edit)),
  /** Of a presence added by hand, and of an extra cost. */
  added_by: maybe(Person),
  added_at: maybe(Instant),
  punches: maybe(z.array(Punch)),
  rate: maybe(Rate),
  /** What `money_real` is the sum of. */
  parts: maybe(z.array(PaidPart)),
  /** Of an extra cost, the demand it answers. */
  demand: maybe(Demand),
  /** Of an extra cost, the day of a closed month that it corrects (LOG-205). */
  corrects: maybe(z.string()),
});
export type DriverLog = Readonly<z.infer<typeof DriverLog>>;

/** LOG-013. */
export const isExtraCost = ({ type }: Pick<DriverLog, 'type'>) => type === 'driverextracost';

/** A presence that nobody has ended yet. */
export const isUnfinished = (log: Pick<DriverLog, 'type' | 'is_ended'>) => !isExtraCost(log) && log.is_ended === false;

type Times = Pick<DriverLog, 'started_at' | 'ended_at' | 'is_ended' | 'manual_edit_start' | 'manual_edit_end'>;

/** Epoch ms of a presence as it counts: a time edited by hand replaces the punched one (LOG-066); null for none. */
export const startMs = ({ started_at, manual_edit_start }: Times) => msOf(manual_edit_start ?? started_at);
export const endMs = ({ manual_edit_end, ...log }: Times) =>
  manual_edit_end == null ? punchedEndMs(log) : msOf(manual_edit_end);

/** The end that was punched; null for a presence that has none, whatever instant is told of it (LOG-023). */
export const punchedEndMs = ({ ended_at, is_ended }: Pick<Times, 'ended_at' | 'is_ended'>) =>
  is_ended === false ? null : msOf(ended_at);

interface TimesEdit {
  readonly start: string | null;
  readonly end: string | null;
}

/** A presence as it will be once an edit of its times is done; null for a time that the edit leaves as it is. */
export const asEdited = (log: DriverLog, { start, end }: TimesEdit): DriverLog => ({
  ...log,
  ...(start === null ? {} : { manual_edit_start: start }),
  ...(end === null ? {} : { manual_edit_end: end }),
});

/** The Paris day a log belongs to: that of its start as corrected, or the day of an extra cost (LOG-051). */
export function dayOfLog(log: DriverLog): string {
  const start = startMs(log);
  return isExtraCost(log) || start === null ? (log.date ?? '') : parisDay(start);
}

const nameOf = ({ driver }: DriverLog) => driver.name ?? String(driver.id);

/** By driver, each from the earliest presence on, his extra costs after them. */
export const byDriver = (logs: readonly DriverLog[]): readonly DriverLog[] =>
  logs.toSorted(
    (one, other) =>
      nameOf(one).localeCompare(nameOf(other), 'fr') || one.driver.id - other.driver.id || byTime(one, other),
  );

/** From the earliest presence on, extra costs after them. */
export const byTime = (one: DriverLog, other: DriverLog) =>
  Number(isExtraCost(one)) - Number(isExtraCost(other)) ||
  (startMs(one) ?? 0) - (startMs(other) ?? 0) ||
  one.id - other.id;
