import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import type { ExternalJob } from '../../../../src/domain/courier/external-job.ts';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { Driver, DriverId } from '../../../../src/domain/driver/driver.ts';
import type { DriverStatement } from '../../../../src/domain/driver/statement.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { TaskId } from '../../../../src/domain/task/task.ts';
import { id, instant } from '../columns.ts';
import { centerId, leftRev, rev } from './center.ts';
import type { DockData, OrderData, TaskData } from './stored.ts';

export const orders = pgTable(
  'orders',
  {
    id: id().$type<OrderId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    random_id: text(),
    status: text(),
    tags: text().array(),
    canceled_mode: text(),
    shipping_time: instant(),
    max_shipping_time: instant(),
    site_id: id(),
    canteen_id: id(),
    cross_docking: smallint(),
    number_of_bags: smallint(),
    number_of_bags_isotherm: smallint(),
    number_of_bags_dry: smallint(),
    number_of_crates: smallint(),
    transit_area: text(),
    transit_area_type: smallint(),
    transit_area_target_type: smallint(),
    is_replace_allowed: boolean(),
    option_tranquility: boolean(),
    /** Delivered on another day: no board lists it any more; its sheet is still read and acted on. */
    off_board: boolean().notNull().default(false),
    left_rev: leftRev(),
    data: jsonb().$type<OrderData>().notNull(),
  },
  (t) => [
    index('orders_center_rev').on(t.center_id, t.rev).where(sql`off_board = false`),
    index('orders_center_slot_end').on(t.center_id, t.max_shipping_time),
    index('orders_random_id').on(sql`upper(random_id)`),
    index('orders_left').on(t.center_id, t.left_rev).where(sql`left_rev is not null`),
  ],
);

// Ids of rows created while the server runs, by people or by the simulated day; the seed sets the sequences beyond its
// own ids.
export const dockIds = pgSequence('dock_ids');
export const orderIds = pgSequence('order_ids');
export const taskIds = pgSequence('task_ids');
export const crateIds = pgSequence('crate_ids');

export const docks = pgTable(
  'docks',
  {
    id: id().$type<DockId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    name: text(),
    dock_type: text(),
    current_status: text(),
    target_driver: id(),
    target_vehicle: text(),
    driver: id(),
    hidden: boolean().notNull().default(false),
    launchpad: smallint(),
    accepted_by_driver: boolean(),
    driver_answer: smallint(),
    created_at: instant(),
    defined_at: instant(),
    loaded_at: instant(),
    locked_at: instant(),
    gone_at: instant(),
    finished_at: instant(),
    closed_at: instant(),
    left_rev: leftRev(),
    data: jsonb().$type<DockData>().notNull(),
  },
  (t) => [
    index('docks_center_rev').on(t.center_id, t.rev),
    index('docks_left').on(t.center_id, t.left_rev).where(sql`left_rev is not null`),
    index('docks_bound_for')
      .on(sql`((data->>'cross_docking_target_center')::bigint)`)
      .where(sql`left_rev is null and data->>'cross_docking_target_center' is not null`),
    index('docks_target_driver').on(t.target_driver).where(sql`target_driver is not null`),
    index('docks_driver').on(t.driver).where(sql`driver is not null`),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: id().$type<TaskId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    linked_order: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    status: text(),
    dock: id().references(() => docks.id),
    dock_rank: integer(),
    dock_target: id(),
    dock_target_id: id(),
    from_dock_id: id(),
    ordering: integer(),
    is_moving: boolean().notNull().default(false),
    is_dispatch_disabled: boolean().notNull().default(false),
    delivery_man_id: id(),
    shipping_time: instant(),
    max_shipping_time: instant(),
    date_received: instant(),
    left_rev: leftRev(),
    data: jsonb().$type<TaskData>().notNull(),
  },
  (t) => [
    index('tasks_center_rev').on(t.center_id, t.rev),
    index('tasks_left').on(t.center_id, t.left_rev).where(sql`left_rev is not null`),
    index('tasks_dock').on(t.dock),
    index('tasks_order').on(t.linked_order),
    index('tasks_on_the_road').on(t.delivery_man_id).where(sql`status = 'shipping'`),
  ],
);

export const drivers = pgTable(
  'drivers',
  {
    id: id().$type<DriverId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    name: text(),
    mobile: text(),
    state: text(),
    vehicle: text(),
    launchpad: smallint(),
    queue_position: integer(),
    is_paid_by_race: boolean(),
    daily_refusals_limit_exceeded: boolean(),
    processing: boolean(),
    updating: boolean(),
    data: jsonb().$type<Partial<Driver>>().notNull(),
  },
  (t) => [index('drivers_center_rev').on(t.center_id, t.rev)],
);

/**
 * Movements of a driver's isothermal bags (ENT-07): negative for bags given back, positive for bags taken (DSP-905).
 * Append-only, enforced by the database.
 */
export const driverStatements = pgTable(
  'driver_statements',
  {
    id: serial().primaryKey(),
    driver: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    statement_type: smallint().$type<DriverStatement['statement_type']>().notNull(),
    amount: integer().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('driver_statements_driver').on(t.driver, t.id)],
);

/** Jobs of external couriers, each on a dock or on a task; writing one raises the `rev` of that dock or task. */
export const externalJobs = pgTable(
  'external_jobs',
  {
    row_id: serial().primaryKey(),
    /** The courier's number of the job; a dock and its task may have the same. */
    id: id(),
    dock_id: id().references(() => docks.id),
    task_id: id().references(() => tasks.id),
    uuid: text(),
    status: text(),
    transport_type: text(),
    pickup_at: instant(),
    data: jsonb().$type<Partial<ExternalJob>>().notNull(),
  },
  (t) => [index('external_jobs_dock').on(t.dock_id), index('external_jobs_task').on(t.task_id)],
);

/** Late-order records (ENT-09), at most one per order. `credit` is in euros. */
export const lateOrders = pgTable('late_orders', {
  order_id: id()
    .primaryKey()
    .references(() => orders.id),
  credit_cents: integer(),
  recredit_shipping_fee: boolean(),
  sms_template_id: id(),
  needs_review: boolean(),
  reviewed_at: instant(),
  reviewed_by: text(),
  sent_at: instant(),
});
