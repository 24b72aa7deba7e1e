import * as z from 'zod/mini';
import { Labelled, DriverLogs as Logs } from '../../../src/domain/driver-log/details.ts';
import { DriverLog, Edit, LogLine } from '../../../src/domain/driver-log/driver-log.ts';
import { payModes } from '../../../src/domain/driver-log/pay.ts';
import { Demand } from '../../../src/domain/extra-cost/demand.ts';
import { CostOfDay } from '../../../src/domain/extra-cost/of-day.ts';
import { Id, Instant } from '../../../src/domain/schema.ts';

// Logs of drivers in answers (entity "Presence log" of support.md): the fields that the console reads, all of them there.
// What is added here is never null, or nobody reads it. They document the API.

const maybeInstant = z.nullable(Instant);
const euros = z.number();
const Person = z.object({ id: Id, name: z.nullable(z.string()) });

const Line = z.extend(LogLine, {
  label: z.nullable(z.string()),
  error: z.nullable(z.object({ message: z.string() })),
  ...{ started_at: z.optional(Instant), ended_at: z.optional(maybeInstant), orders: z.optional(z.int()) },
});

/** What shifts and extra costs have in common. */
const log = {
  center: Id,
  driver: z.required(DriverLog.shape.driver),
  is_ended: z.boolean(),
  is_valid: z.boolean(),
  date: z.iso.date(),
  date_formated: z.string(),
  money_real: euros,
  planning_sessions: z.array(z.object({ start: Instant, end: Instant })),
  has_out_of_planning_delivery: z.boolean(),
  logs: z.array(Line),
};

/** A presence of a driver. */
export const PresenceLog = z.extend(z.required(z.omit(DriverLog, { demand: true, corrects: true })), {
  ...log,
  type: z.literal('presence'),
  started_at: Instant,
  pay_mode: z.enum(payModes),
  ...{ time_total: z.int(), time_waiting: z.int(), time_total_formated: z.string(), time_waiting_formated: z.string() },
  money_perf: euros,
  added_by: z.nullable(Person),
  added_at: maybeInstant,
  punches: z.array(z.object({ kind: z.enum(['start', 'stop']), at: Instant })),
  edits: z.array(
    z.extend(z.required(Edit), {
      id: Id,
      at: Instant,
      by: Person,
      time: z.enum(['start', 'end']),
      before: maybeInstant,
    }),
  ),
  rate: z.object({ hourly: euros, order: euros, day: euros }),
  parts: z.array(
    z.object({
      kind: z.enum(['rounds', 'time', 'orders', 'day', 'waiting']),
      ...{ quantity: z.int(), rate: z.nullable(euros), amount: euros },
    }),
  ),
});

/** Times, corrections and what pays them are those of presences alone. */
const costFields = z.omit(DriverLog, {
  ...{ time_total_formated: true, time_waiting_formated: true, edits: true, punches: true, rate: true, parts: true },
  ...{ demand: true, corrects: true },
});

/** An extra cost in the logs of its driver. */
export const ExtraCostLog = z.extend(z.required(costFields), {
  ...log,
  type: z.literal('driverextracost'),
  ...{ started_at: z.null(), ended_at: z.null(), is_ended: z.literal(true) },
  ...{ added_by: z.nullable(Person), added_at: Instant },
  corrects: z.nullable(z.iso.date()),
  /** The demand it answers. */
  demand: z.optional(Demand),
});

/** API-O70. */
export const CostsOfDay = z.object({
  extra_costs: z.array(z.extend(z.required(CostOfDay), { added_by: z.nullable(Person), added_at: Instant })),
});

/** API-L01; with a page where one was asked for. */
export const DriverLogsAnswer = z.extend(z.required(Logs), {
  logs: z.array(z.union([PresenceLog, ExtraCostLog])),
  extracost_types: z.array(Labelled),
  centers: z.array(Person),
  unlogged_rounds: z.array(
    z.object({
      ...{ link_id: Id, label: z.string(), started_at: Instant, ended_at: maybeInstant },
      driver: z.required(DriverLog.shape.driver),
    }),
  ),
  missing_drivers: z.array(
    z.object({
      driver: z.required(DriverLog.shape.driver),
      planning_sessions: z.array(z.object({ start: Instant, end: Instant })),
    }),
  ),
  count: z.optional(z.int()),
  offset: z.optional(z.int()),
  limit: z.optional(z.int()),
  next_offset: z.optional(z.nullable(z.int())),
});
