import * as z from 'zod/mini';
import { CustomerId } from '../customer/customer.ts';
import { Euros } from '../money/euros.ts';
import { OrderId } from '../order/order.ts';
import { Author, Code, Count, Id, Instant, maybe } from '../schema.ts';

/** The number of an incident, made on the device that prepares it, so that no repetition makes a second. */
export const IncidentId = z.uuid().brand<'IncidentId'>();
export type IncidentId = z.infer<typeof IncidentId>;

export const causes = ['round', 'trolley', 'street'] as const;
export type Cause = (typeof causes)[number];

/** One customer's credit of an incident, with what became of it (entity E-O43). */
export const IncidentItem = z.object({
  id: Id,
  order: z.object({ id: OrderId, random_id: maybe(z.string()) }),
  customer_name: maybe(z.string()),
  late_minutes: maybe(Count),
  credit: Euros,
  /** `waiting`, `credited`, `refused` or `dropped`. */
  status: Code,
  /** When it became so; null while it waits. */
  at: maybe(Instant),
  /** Why it was refused. */
  error: maybe(z.string()),
  /** The text as it was fixed when the incident was prepared; empty for none. */
  sms: maybe(z.string()),
  /** `none`, `no_phone`, or the state of the message: `waiting`, `sent`, `refused`, `expired`, `noProvider`. */
  sms_state: maybe(Code),
});
export type IncidentItem = Readonly<z.infer<typeof IncidentItem>>;

/** Who approved it may do so no more; nobody approved it in time (OUR-176). */
export type Halt = 'approver' | 'expired';

/** Credits for the customers whom one event touched (entity E-O42). */
export const Incident = z.object({
  id: IncidentId,
  center_id: Id,
  cause: Code,
  /** The thing it is about: `tournée G104`. */
  about: maybe(z.string()),
  why: maybe(z.string()),
  type_label: maybe(z.string()),
  /** One of `statuses`. */
  status: Code,
  stops_at_refusal: maybe(z.boolean()),
  customer_ceiling: Euros,
  ceiling: Euros,
  prepared_at: maybe(Instant),
  prepared_by: maybe(Author),
  started_at: maybe(Instant),
  started_by: maybe(Author),
  ended_at: maybe(Instant),
  /** A `Halt`: what held it by itself, where nobody did (OUR-176). */
  halted_for: maybe(Code),
  items: z.array(IncidentItem),
});
export type Incident = Readonly<z.infer<typeof Incident>>;

/** An order under way of a center, as far as an incident may touch it (entity E-O44). */
export const TouchedOrder = z.object({
  id: OrderId,
  random_id: maybe(z.string()),
  customer_id: maybe(CustomerId),
  customer_name: maybe(z.string()),
  first_name: maybe(z.string()),
  dock: maybe(z.object({ id: Id, name: maybe(z.string()) })),
  trolley: maybe(z.object({ id: Id, name: maybe(z.string()) })),
  street: maybe(z.string()),
  /** Who drives its round, once that is given. */
  driver_name: maybe(z.string()),
  shipping_time: maybe(Instant),
  max_shipping_time: maybe(Instant),
  eta: maybe(Instant),
  /** Status of its task. */
  status: maybe(Code),
  has_phone: maybe(z.boolean()),
  /** An incident that credits it, or did so within a day. */
  incident_id: maybe(IncidentId),
});
export type TouchedOrder = Readonly<z.infer<typeof TouchedOrder>>;
