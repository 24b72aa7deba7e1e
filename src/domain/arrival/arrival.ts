import * as z from 'zod/mini';
import { DockId } from '../dock/dock.ts';
import { Order } from '../order/order.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { TaskId } from '../task/task.ts';

/** The fields of an incoming order that the dock needs; of its client only the name. */
const ArrivalOrder = z.pick(Order, {
  id: true,
  random_id: true,
  fullname: true,
  firstname: true,
  lastname: true,
  number_of_bags: true,
  number_of_crates: true,
  crates: true,
  shipping_time: true,
  max_shipping_time: true,
});

/**
 * An order expected at a center (E-15), in a truck (`dock`) that has left for it or has still to leave. `received_at`
 * is when somebody at the center marked it as received or not received, null until then. `cancelable_until` is until
 * when that mark can be cancelled, on a server that supports it (E-O2).
 */
export const Arrival = z.object({
  id: TaskId,
  linked_order: ArrivalOrder,
  client: maybe(z.object({ id: maybe(Id), user_type: maybe(z.int()) })),
  address: maybe(z.object({ postal_code: maybe(z.string()), hash: maybe(z.string()) })),
  eta: maybe(Instant),
  shipping_time: maybe(Instant),
  flagged_orders: maybe(z.array(z.object({ flag_id: Id }))),
  dock: maybe(Id),
  main_order: maybe(Id),
  is_received: maybe(z.boolean()),
  is_not_received: maybe(z.boolean()),
  new_area: maybe(z.string()),
  received_by: maybe(z.string()),
  received_at: maybe(Instant),
  cancelable_until: maybe(Instant),
});
export type Arrival = Readonly<z.infer<typeof Arrival>>;

/** A truck that is on its way to a center, or has arrived (E-14); `tasks` are ids of arrivals. */
export const ArrivalDock = z.object({
  id: DockId,
  name: maybe(z.string()),
  center: maybe(Id),
  center_name: maybe(z.string()),
  tasks: maybe(z.array(TaskId)),
  driver_name: maybe(z.string()),
  gone_at: maybe(Instant),
  finished_at: maybe(Instant),
  eta: maybe(Instant),
});
export type ArrivalDock = Readonly<z.infer<typeof ArrivalDock>>;

/** Whether somebody has marked an order as received or as not received. */
export const isDecided = ({ received_at, is_received, is_not_received }: Arrival) =>
  received_at != null || is_received === true || is_not_received === true;

/**
 * Whether the reception of an order could be cancelled when the server sent it. Such an order is in no list of trucks
 * to come, whatever its mark (E-O3).
 */
export const wasCancelable = ({ cancelable_until }: Arrival) => cancelable_until != null;
