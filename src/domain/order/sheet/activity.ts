import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { get, minutes } from '../../command.ts';
import { Code, Id, Instant, maybe } from '../../schema.ts';
import { OrderId } from '../order.ts';

/** The target of an entry; `id` is a courier job's where the entry is about one. */
const ActivityLink = z.object({
  label: maybe(z.string()),
  id: maybe(Id),
  title: maybe(z.string()),
  url: maybe(z.string()),
});

/** One event of an order (entity "Activity log entry", SUP-075). */
export const ActivityEntry = z.object({
  /** Unique in its list; a number from some servers. */
  uniq_id: maybe(z.union([z.string(), z.number()])),
  activity_date: maybe(Instant),
  user_id: maybe(Id),
  full_name: maybe(z.string()),
  message: maybe(z.string()),
  product_id: maybe(Id),
  extras: maybe(z.array(ActivityLink)),
  activity_type: maybe(Code),
});
export type ActivityEntry = Readonly<z.infer<typeof ActivityEntry>>;

/** The kinds of entry (SUP-076). */
export const activityTypes = [
  'packing',
  'log_driverloggroup',
  'back_to_center',
  'log_dock',
  'log_stock',
  'log_trolley_suggested',
  'log_transit_area',
  'order_crate',
  'log_money',
  'log_print_line_use',
  'external_job',
  'other',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** An unknown kind is shown as `other` (SUP-076). */
export const activityTypeOf = ({ activity_type: type }: ActivityEntry): ActivityType =>
  activityTypes.find((known) => known === type) ?? 'other';

/** The newest first; entries without a date come last, and those of one date keep the server's order (SUP-076). */
export const byActivityDate = (one: ActivityEntry, other: ActivityEntry): number => msOf(other) - msOf(one) || 0;

const msOf = ({ activity_date: at }: ActivityEntry) => (at ? Date.parse(at) : Number.NEGATIVE_INFINITY);

/**
 * The log of one order, read when its tab is opened (SUP-074, API-S35). It contains names of customers: kept half an
 * hour.
 */
export const orderActivity = detail('order.activity', {
  args: z.object({ orderId: OrderId }),
  value: z.array(ActivityEntry),
  throttleMs: 3_000,
  permission: null,
  keptMs: minutes(30),
  request: ({ orderId }) => get(`/processing-orders/${orderId}/activity_logs/`),
});
