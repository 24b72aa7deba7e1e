import * as z from 'zod/mini';
import { Driver } from '../../../src/domain/driver/driver.ts';
import { payModes } from '../../../src/domain/driver-log/pay.ts';
import { Demand } from '../../../src/domain/extra-cost/demand.ts';
import { Id, Instant } from '../../../src/domain/schema.ts';

// Logs of drivers in answers (entity "Presence log" of support.md). They document the API.

const Person = z.object({ id: Id, name: z.nullable(z.string()) });
const maybeInstant = z.nullable(Instant);
const seconds = z.nullable(z.int());
const euros = z.number();

const Line = z.object({
  label: z.nullable(z.string()),
  link_id: z.nullable(Id),
  error: z.nullable(z.object({ message: z.string() })),
  start_center_name: z.optional(z.nullable(z.string())),
  end_center_name: z.optional(z.nullable(z.string())),
  comment: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  amount: z.nullable(euros),
  started_at: z.optional(Instant),
  ended_at: z.optional(maybeInstant),
  orders: z.optional(z.int()),
});

/** What shifts and extra costs have in common. */
const log = {
  id: Id,
  center: Id,
  vehicle: z.nullable(z.string()),
  driver: z.pick(Driver, { id: true, name: true, is_paid_by_race: true, hourly_rate: true }),
  manual_edit_start: maybeInstant,
  manual_edit_end: maybeInstant,
  is_ended: z.boolean(),
  is_valid: z.boolean(),
  date: z.iso.date(),
  date_formated: z.string(),
  pay_mode: z.nullable(z.string()),
  time_total: seconds,
  time_waiting: seconds,
  money_real: euros,
  money_perf: z.nullable(euros),
  planning_sessions: z.array(z.object({ start: Instant, end: Instant })),
  has_out_of_planning_delivery: z.boolean(),
  logs: z.array(Line),
};

/** A presence of a driver. */
export const PresenceLog = z.object({
  ...log,
  type: z.literal('presence'),
  started_at: Instant,
  ended_at: maybeInstant,
  pay_mode: z.enum(payModes),
  time_total_formated: z.string(),
  time_waiting_formated: z.string(),
  added_by: z.nullable(Person),
  added_at: maybeInstant,
  punches: z.array(z.object({ kind: z.enum(['start', 'stop']), at: Instant })),
  edits: z.array(
    z.object({
      ...{ id: Id, at: Instant, by: Person, time: z.enum(['start', 'end']) },
      ...{ before: maybeInstant, after: maybeInstant, comment: z.nullable(z.string()) },
    }),
  ),
  rate: z.object({ hourly: euros, order: euros, day: euros }),
  parts: z.array(
    z.object({
      kind: z.enum(['rounds', 'time', 'orders', 'day', 'waiting']),
      quantity: z.int(),
      rate: z.nullable(euros),
      amount: euros,
    }),
  ),
});

/** An extra cost in the logs of its driver. */
export const ExtraCostLog = z.object({
  ...log,
  type: z.literal('driverextracost'),
  started_at: z.null(),
  ended_at: z.null(),
  is_ended: z.literal(true),
  /** The demand it answers. */
  demand: z.optional(Demand),
});

/** API-L01; with a page where one was asked for. */
export const DriverLogsAnswer = z.object({
  logs: z.array(z.union([PresenceLog, ExtraCostLog])),
  extracost_types: z.array(z.object({ id: Id, label: z.nullish(z.string()) })),
  centers: z.array(Person),
  count: z.optional(z.int()),
  offset: z.optional(z.int()),
  limit: z.optional(z.int()),
  next_offset: z.optional(z.nullable(z.int())),
});
