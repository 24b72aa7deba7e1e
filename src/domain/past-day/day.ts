import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { personalMs } from '../customer/personal-data.ts';
import { DemandId } from '../extra-cost/demand.ts';
import { Euros } from '../money/euros.ts';
import { OrderId } from '../order/order.ts';
import { LastCall } from '../phone-call/last-call.ts';
import { Code, Count, Id, Instant, maybe } from '../schema.ts';

/** An order of a day that is over (E-O67). */
export const PastOrder = z.object({
  id: OrderId,
  random_id: maybe(z.string()),
  client_name: maybe(z.string()),
  postal_code: maybe(z.string()),
  status: maybe(Code),
  shipping_time: maybe(Instant),
  max_shipping_time: maybe(Instant),
  /** When the last work of its preparation ended. */
  prepared_at: maybe(Instant),
  date_received: maybe(Instant),
  last_call: maybe(LastCall),
  /** What was credited for it, less what was taken back. */
  credited: maybe(Euros),
  sms_at: maybe(z.array(Instant)),
});
export type PastOrder = Readonly<z.infer<typeof PastOrder>>;

/** A demand of a driver to be paid minutes, as it is told beside his round (E-O68). */
export const PastDemand = z.object({
  id: DemandId,
  /** Null of one for the round as a whole. */
  order: maybe(OrderId),
  created_at: maybe(Instant),
  label: maybe(z.string()),
  minutes: maybe(z.int()),
  comment: maybe(z.string()),
  /** A `DemandState`. */
  state: maybe(Code),
});
export type PastDemand = Readonly<z.infer<typeof PastDemand>>;
export type DemandState = 'open' | 'refused' | 'validated';

/** A round with a late order; without an id the late orders that are in no round any more (E-O66). */
export const PastRound = z.object({
  id: maybe(Id),
  driver: maybe(z.object({ id: Id, name: maybe(z.string()) })),
  target_vehicle: maybe(Code),
  /** The estimate that held before it left. */
  planned_departure: maybe(Instant),
  gone_at: maybe(Instant),
  closed_at: maybe(Instant),
  /** In the order of its stops. */
  orders: maybe(z.array(PastOrder)),
  demands: maybe(z.array(PastDemand)),
});
export type PastRound = Readonly<z.infer<typeof PastRound>>;

/** The deliveries of a center whose slots ended on a day of Paris (E-O65). */
export const PastDay = z.object({
  date: z.iso.date(),
  /** Rounds of days before it are not all kept. */
  kept_from: maybe(z.iso.date()),
  delivered: maybe(Count),
  late: maybe(Count),
  undelivered: maybe(Count),
  /** Delivered, nobody knows when. */
  unknown_hour: maybe(Count),
  rounds_count: maybe(Count),
  rounds: maybe(z.array(PastRound)),
});
export type PastDay = Readonly<z.infer<typeof PastDay>>;

/** The late orders of a day that is over (OUR-236, API-O65). */
export const pastDay = detail('dispatch.pastDay', {
  args: z.object({ day: z.iso.date(), center: CenterId }),
  value: PastDay,
  throttleMs: 3_000,
  // Names of clients are in it.
  keptMs: personalMs,
  permission: 'flow',
  absent: "Ce serveur ne dit pas les retards d'un jour passé.",
  request: ({ day, center }) => get('/dispatch-days/', { query: { date: day, center: String(center) } }),
});
