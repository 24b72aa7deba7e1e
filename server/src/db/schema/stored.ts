import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Task } from '../../../../src/domain/task/task.ts';

// Answers for orders, tasks and docks are composed of several tables. These are the fields in `data` of each: no query
// uses them, and they have the API's names. Every field of an answer is a column, or here, or comes from elsewhere
// (entities.ts): the types enforce it.

/** Fields of an order: its appearance and its destination. */
export const orderData = [
  'priority_rank',
  'shipping_address',
  'firstname',
  'fullname',
  'lastname',
  'company',
  'phone',
  'canteen_cutoff',
  'canteen_tasks',
  'canteen_witness',
  'canteen_name',
  'canteen_orders_count',
  'launchpad',
  'dynamic_number_of_bags',
  'total_weight',
  'transit_area_current',
  'trolley_id',
  'additional_trolley_id',
  'trolley_location',
  'log_transit_area',
  'pseudo_zones_status',
  'crates',
  'is_gonable',
  'is_pro',
  'is_important',
  'paid_with_tr',
  'is_short_shipping_slot',
  'is_uber_eats_order',
  'estimated_travel_departure_at',
  'earlier_departure_at',
  'is_super_venere',
  'codepromo',

  'products',
  'flagged_orders',
  'shipping_fee',
  'last_call',
] as const satisfies readonly (keyof Order)[];
export type OrderData = Partial<Pick<Order, (typeof orderData)[number]>>;

/** Fields of a delivery: its client and its progress. */
export const taskData = [
  'is_packing',
  'emergency_rank',
  'start_date',
  'is_speed',
  'address',
  'client',
  'group_uniq_id',
  'external_job_delivery_status',
  'flagged_orders',
  'eta',
  'prep_progress',
  'prep_total',
  'packer',
  'checker_email',
  'loading_status',
  'loading_by',
  'missing_checked_state',
  'missing_products_flow_active',
  'missing_products_flow_user',
  'logstock_pz',
  'main_order',
  'tasks_with_same_address',
  'tasks_with_same_address_and_intersecting_slot',
  'delivered_extra_late',
  'will_be_extra_late',
  'delivered_extra_soon',
  'will_be_extra_soon',
  'last_driver_name',
  'estimated_travel_departure_at',
  'day',
  'startDateFormated',
] as const satisfies readonly (keyof Task)[];
export type TaskData = Partial<Pick<Task, (typeof taskData)[number]>>;

/** Fields of a round: its planning and more. */
export const dockData = [
  'target_name',
  'driver_name',
  'ending_center',
  'cross_docking_target_center',
  'extra_crates',
  'center_name',
  'eta',
  'return_time',
  'departure',
  'load_info',
  'num_tasks_before_waiting',
  'time_take_bags',
  'driver_gain_real',
  'routes',
  'target_dock_id',
  'error_message',
  'scheduled_round',
  'has_failed_last_estimate',
  'max_expected_start_date',
  'ending_center_has_disabled_driver_self_return',
] as const satisfies readonly (keyof Dock)[];
export type DockData = Partial<Pick<Dock, (typeof dockData)[number]>>;
