import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Alert } from '../../../src/domain/alert/alert.ts';
import type { Center, CenterId, Metas } from '../../../src/domain/center/center.ts';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Dock, DockId } from '../../../src/domain/dock/dock.ts';
import type { Driver, DriverId } from '../../../src/domain/driver/driver.ts';
import type { Order, OrderId } from '../../../src/domain/order/order.ts';
import type { Task, TaskId } from '../../../src/domain/task/task.ts';
import { id, instant } from './columns.ts';

// A row of an entity is its typed columns, named as the API names them, laid over `data`, which holds the fields no
// rule and no query touches. `rev` is the center's revision that wrote the row last: what changed since a revision is
// one indexed read.

export const centers = pgTable('centers', {
  id: id().$type<CenterId>().primaryKey(),
  /** Raised by every transaction that writes anything of the center. */
  revision: id().notNull().default(0),
  data: jsonb().$type<Omit<Center, 'id'>>().notNull(),
});

const rev = () => id().notNull();
const centerId = () =>
  id()
    .$type<CenterId>()
    .notNull()
    .references(() => centers.id);

export const metas = pgTable('metas', {
  id: id()
    .$type<CenterId>()
    .primaryKey()
    .references(() => centers.id),
  center_id: centerId(),
  rev: rev(),
  data: jsonb().$type<Omit<Metas, 'id'>>().notNull(),
});

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
    data: jsonb().$type<Partial<Order>>().notNull(),
  },
  (t) => [
    index('orders_center_rev').on(t.center_id, t.rev),
    index('orders_center_slot_end').on(t.center_id, t.max_shipping_time),
  ],
);

/** Ids of docks made while the server runs, by a person or by the simulated day; set beyond the first ones by the seed. */
export const dockIds = pgSequence('dock_ids');

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
    data: jsonb().$type<Partial<Dock>>().notNull(),
  },
  (t) => [
    index('docks_center_rev').on(t.center_id, t.rev),
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
    data: jsonb().$type<Partial<Task>>().notNull(),
  },
  (t) => [
    index('tasks_center_rev').on(t.center_id, t.rev),
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

/** Jobs of external couriers, each on a dock or on a task; writing one raises the `rev` of what it is on. */
export const externalJobs = pgTable(
  'external_jobs',
  {
    row_id: serial().primaryKey(),
    /** The courier's number of the job; a dock and its task may carry the same. */
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

/** Late-order records (ENT-09), one an order at most. `credit` is in euros. */
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

/** Banner alerts and alert notifications (ENT-11). */
export const alerts = pgTable(
  'alerts',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    /** Null for a banner, else the type of the notification. */
    type: text(),
    is_read: boolean().notNull().default(false),
    created_at: instant(),
    data: jsonb().$type<Partial<Alert>>().notNull(),
  },
  (t) => [index('alerts_center_rev').on(t.center_id, t.rev)],
);

export const transitAreas = pgTable(
  'transit_areas',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    name: text(),
    type: smallint(),
    data: jsonb().$type<Readonly<Record<string, never>>>().notNull(),
  },
  (t) => [index('transit_areas_center_rev').on(t.center_id, t.rev)],
);

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text(),
    last_name: text(),
    is_staff: boolean().notNull(),
    is_logistic: boolean().notNull(),
    is_manager: boolean().notNull(),
    is_acl_manager: boolean().notNull(),
    is_super_admin: boolean().notNull(),
    is_support: boolean().notNull(),
    is_dockstaff: boolean().notNull(),
    current_center: id(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
);

export const grants = pgTable(
  'grants',
  {
    user_id: id()
      .notNull()
      .references(() => users.id),
    codename: text().notNull(),
    value: boolean().notNull(),
    identifier: text(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.codename] })],
);

/** Only the SHA-256 of a token is stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('tokens_expiry').on(t.expires_at)],
);

/** What a keyed request was answered, for its resends. Written in the transaction of its effect. */
export const idempotencyOutcomes = pgTable(
  'idempotency_outcomes',
  {
    user_id: id().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: smallint().notNull(),
    body: jsonb(),
    created_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('idempotency_outcomes_age').on(t.created_at)],
);

/** The ledger: every accepted action, once. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial().primaryKey(),
    command_id: text(),
    user_id: id().notNull(),
    center_id: id(),
    method: text().notNull(),
    path: text().notNull(),
    body: jsonb(),
    status: smallint().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('audit_entries_command').on(t.command_id)],
);

/** Facts of the database itself: which world it was filled with, and an identity that no other database shares. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
