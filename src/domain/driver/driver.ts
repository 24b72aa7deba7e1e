import * as z from 'zod/mini';
import { Code, Count, EpochSeconds, Id, Instant, maybe } from '../schema.ts';

export const DriverId = Id.brand<'DriverId'>();
export type DriverId = z.infer<typeof DriverId>;

/** A driver (ENT-06). `planning_data` is in epoch seconds; `mobile` is absent for most roles (DSP-121). */
export const Driver = z.object({
  id: DriverId,
  name: maybe(z.string()),
  mobile: maybe(z.string()),
  state: maybe(Code),
  vehicle: maybe(Code),
  center: maybe(Id),
  current_center_id: maybe(Id),
  launchpad: maybe(z.int()),
  activity: maybe(z.string()),
  planning_end: maybe(Instant),
  early_start: maybe(z.boolean()),
  eta: maybe(Instant),
  /** No table gives its form: it is passed on and never read (DSP-592). */
  eta_comparable: z.optional(z.unknown()),
  queue_position: maybe(Count),
  end_of_shift: maybe(z.union([z.string(), z.array(z.string())])),
  pay_mode: maybe(Code),
  /** Euros an hour (LOG-097). */
  hourly_rate: maybe(z.number()),
  is_paid_by_race: maybe(z.boolean()),
  daily_refusals_limit_exceeded: maybe(z.boolean()),
  is_back: maybe(z.boolean()),
  is_paper_checked: maybe(z.boolean()),
  current_planning_start: maybe(Instant),
  planning_data: maybe(z.array(z.object({ start: EpochSeconds, end: EpochSeconds }))),
  is_planning_confirmed: maybe(z.int()),
  current_presence_start: maybe(Instant),
  billing_group: maybe(Code),
  planning_not_respected: maybe(z.boolean()),
  has_cni: maybe(z.boolean()),
  processing: maybe(z.boolean()),
  updating: maybe(z.boolean()),
});
export type Driver = Readonly<z.infer<typeof Driver>>;

/** The center of a driver, by either of its names (ENT-06). */
export const centerOfDriver = ({ current_center_id, center }: Pick<Driver, 'current_center_id' | 'center'>) =>
  current_center_id ?? center;
