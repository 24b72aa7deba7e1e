import * as z from 'zod/mini';
import { Address } from '../address/address.ts';
import { ExternalJob } from '../courier/external-job.ts';
import { LateOrder } from '../late-order/late-order.ts';
import { OrderId } from '../order/order.ts';
import { Code, Count, Id, Instant, maybe, Rank } from '../schema.ts';

export const TaskId = Id.brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;

export const Client = z.object({
  id: maybe(Id),
  name: maybe(z.string()),
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  is_vip: maybe(z.boolean()),
  is_fraud: maybe(z.boolean()),
  is_staff: maybe(z.boolean()),
  is_pro: maybe(z.boolean()),
  user_type: maybe(z.int()),
});
export type Client = Readonly<z.infer<typeof Client>>;

/**
 * A delivery task (ENT-01) as the replica stores it: `linked_order` is the order's id, the order is a row of its own.
 * `dock` null means "to dispatch"; `dock_rank` counts from 1.
 */
export const Task = z.object({
  id: TaskId,
  linked_order: OrderId,
  status: maybe(Code),
  /** Whether it is a packing task; all others are delivery tasks (DSP-124). */
  is_packing: maybe(z.boolean()),
  dock: maybe(Id),
  dock_target: maybe(Id),
  dock_target_id: maybe(Id),
  from_dock_id: maybe(Id),
  dock_rank: maybe(Rank),
  ordering: maybe(z.number()),
  /** From 1; 0 is none (PRP-111). */
  emergency_rank: maybe(Count),
  is_dispatch_disabled: maybe(z.boolean()),
  start_date: maybe(Instant),
  shipping_time: maybe(Instant),
  max_shipping_time: maybe(Instant),
  is_speed: maybe(z.boolean()),
  address: maybe(Address),
  client: maybe(Client),
  delivery_man_id: maybe(Id),
  group_uniq_id: maybe(z.string()),
  external_job_delivery_status: maybe(Code),
  external_shipping_jobs: maybe(z.array(ExternalJob)),
  flagged_orders: maybe(z.array(z.object({ flag_id: Id }))),
  eta: maybe(Instant),
  date_received: maybe(Instant),
  prep_progress: maybe(Count),
  prep_total: maybe(Count),
  packer: maybe(z.object({ name: maybe(z.string()), is_without_prep_check: maybe(z.boolean()) })),
  checker_email: maybe(z.string()),
  loading_status: maybe(Code),
  loading_by: maybe(z.string()),
  missing_checked_state: maybe(Code),
  missing_products_flow_active: maybe(z.boolean()),
  missing_products_flow_user: maybe(z.string()),
  /** Quantities taken out of stock, zone by zone. */
  logstock_pz: maybe(z.array(z.object({ pseudozone_id: Id, quantity: maybe(Count) }))),
  is_moving: maybe(z.boolean()),
  main_order: maybe(Id),
  tasks_with_same_address: maybe(z.array(Id)),
  tasks_with_same_address_and_intersecting_slot: maybe(z.array(Id)),
  delivered_extra_late: maybe(z.boolean()),
  will_be_extra_late: maybe(z.boolean()),
  delivered_extra_soon: maybe(z.boolean()),
  will_be_extra_soon: maybe(z.boolean()),
  last_driver_name: maybe(z.string()),
  estimated_travel_departure_at: maybe(Instant),
  late_order: maybe(LateOrder),
  day: maybe(z.string()),
  startDateFormated: maybe(z.string()),
});
export type Task = Readonly<z.infer<typeof Task>>;
