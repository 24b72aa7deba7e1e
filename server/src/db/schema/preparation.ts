import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { HomeFigures, StatWindows } from '../../../../src/domain/preparation/home.ts';
import type { NextId } from '../../../../src/domain/preparation/next.ts';
import type { NextConfigId } from '../../../../src/domain/preparation/next-config.ts';
import type { PackingId } from '../../../../src/domain/preparation/packing.ts';
import type { PlanningId } from '../../../../src/domain/preparation/planning.ts';
import type { Sending } from '../../../../src/domain/preparation/sending.ts';
import { id, instant } from '../columns.ts';
import { centerId, centers, leftRev, rev } from './center.ts';
import { orders } from './day.ts';

// The floor of a center: orders to pack, packers, and the rules that assign them.

// Ids of rows created while the server runs; the seed sets the sequences beyond its own ids.
export const packingIds = pgSequence('packing_ids');
export const nextConfigIds = pgSequence('next_config_ids');
export const planningIds = pgSequence('planning_ids');

/** Packers, with their present, last and next task (E-12). One row per person and center. */
export const nexts = pgTable(
  'nexts',
  {
    id: id().$type<NextId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    user_id: id().notNull(),
    name: text(),
    email: text(),
    is_working: boolean().notNull().default(false),
    has_planning: boolean().notNull().default(false),
    /** Taken off the floor: no rule sends him anywhere. */
    stopped: boolean().notNull().default(false),
    is_test: boolean().notNull().default(false),
    legal_status: text(),
    /** The last day of the trial period. */
    trying_until: date(),
    comment_count: integer().notNull().default(0),
    current_task_type: id(),
    /** The zone, for a task of type 15. */
    current_external_id: id(),
    last_task_type: id(),
    last_external_id: id(),
    next_task_type: id(),
    last_started_at: instant(),
    last_ended_at: instant(),
    lock_on_at: instant(),
    /** When a packer who works now will leave. */
    leaves_at: instant(),
  },
  (t) => [
    index('nexts_center_rev').on(t.center_id, t.rev),
    uniqueIndex('nexts_user').on(t.center_id, t.user_id),
    check('nexts_ended_after_start', sql`last_ended_at is null or last_started_at is not null`),
  ],
);

/** Grants of packers, by identifier, type of task and zone (PRP-722). Writing one raises the `rev` of the packer's record. */
export const taskGrants = pgTable(
  'task_grants',
  {
    next_id: id()
      .$type<NextId>()
      .notNull()
      .references(() => nexts.id),
    identifier: text().notNull(),
    name: text(),
    value: boolean().notNull(),
    task_type: id().notNull(),
    external_id: id(),
  },
  (t) => [unique('task_grants_key').on(t.next_id, t.identifier, t.task_type, t.external_id).nullsNotDistinct()],
);

/** Packings, at most one per order; its status follows its order's, its progress its delivery's. */
export const packings = pgTable(
  'packings',
  {
    id: id().$type<PackingId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    linked_order: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    emergency_rank: integer(),
    is_locked: boolean().notNull().default(false),
    /** The packer who has it in hand. */
    next_id: id()
      .$type<NextId>()
      .references(() => nexts.id),
    status_since: instant().notNull(),
    left_rev: leftRev(),
  },
  (t) => [
    index('packings_center_rev').on(t.center_id, t.rev),
    index('packings_left').on(t.center_id, t.left_rev).where(sql`left_rev is not null`),
    uniqueIndex('packings_order').on(t.linked_order),
    check('packings_rank', sql`emergency_rank >= 1`),
  ],
);

/** Types of task in the order of priority (E-11). */
export const nextConfigs = pgTable(
  'next_configs',
  {
    id: id().$type<NextConfigId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    name: text(),
    rank: integer().notNull(),
    next_task_type: id().notNull(),
    external_id: id(),
    max_staff: integer(),
    max_buffer: integer(),
    is_high_priority_spot: boolean().notNull().default(false),
    is_one_grant_bypass_max_buffer: boolean().notNull().default(false),
    late_threshold: integer(),
    is_late: boolean().notNull().default(false),
    late_label: text(),
    disabled: boolean().notNull().default(false),
    is_stoppable: boolean().notNull().default(true),
  },
  (t) => [
    index('next_configs_center_rev').on(t.center_id, t.rev),
    unique('next_configs_type').on(t.center_id, t.next_task_type, t.external_id).nullsNotDistinct(),
    check('next_configs_rank', sql`rank >= 1`),
    check('next_configs_limits', sql`max_staff >= 0 and max_buffer >= 0 and late_threshold >= 0`),
  ],
);

/** Sessions of packers; those that have not begun are still to come (E-08). */
export const plannings = pgTable(
  'plannings',
  {
    id: id().$type<PlanningId>().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    next_id: id()
      .$type<NextId>()
      .notNull()
      .references(() => nexts.id),
    /** Planned start; after the start, the real one. */
    started_at: instant().notNull(),
    ends_at: instant().notNull(),
    has_begun: boolean().notNull().default(false),
  },
  (t) => [index('plannings_center_rev').on(t.center_id, t.rev), index('plannings_next').on(t.next_id)],
);

/** Arrivals and stock tasks that come back every day (E-22). */
export const stockWorks = pgTable(
  'stock_works',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    kind: text().$type<'incoming' | 'task'>().notNull(),
    label: text().notNull(),
    time: instant().notNull(),
    /** A finished one is not sent until its next day. */
    is_done: boolean().notNull().default(false),
  },
  (t) => [index('stock_works_center_rev').on(t.center_id, t.rev)],
);

/** Finished tasks of packers, one row per task: the source of the floor's figures. */
export const packerTasks = pgTable(
  'packer_tasks',
  {
    id: id().primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    next_id: id()
      .$type<NextId>()
      .notNull()
      .references(() => nexts.id),
    task_type: id().notNull(),
    external_id: id(),
    order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    items: integer().notNull().default(0),
    started_at: instant().notNull(),
    /** When the first product was picked, and the last. */
    picked_from: instant(),
    picked_to: instant(),
    ended_at: instant().notNull(),
  },
  (t) => [index('packer_tasks_center_end').on(t.center_id, t.ended_at), index('packer_tasks_order').on(t.order_id)],
);

/** Sendings of packers and the rules behind them (E-O1), for the hour that a rehearsal looks back on. */
export const packerSendings = pgTable(
  'packer_sendings',
  {
    id: id().primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    sent_at: instant().notNull(),
    data: jsonb().$type<Omit<Sending, 'id' | 'sent_at'>>().notNull(),
  },
  (t) => [index('packer_sendings_center').on(t.center_id, t.sent_at)],
);

/** The four figures of a floor, each for two windows, and the load of the next days; `id` is the center's. */
export interface FloorFigures extends Pick<HomeFigures, 'loads_future'> {
  readonly packerstatiph: StatWindows;
  readonly packerstatsordermoving: StatWindows;
  readonly packerstatsbeforepicking: StatWindows;
  readonly shipmentstats: StatWindows;
}

export const floorFigures = pgTable('floor_figures', {
  id: id()
    .$type<CenterId>()
    .primaryKey()
    .references(() => centers.id),
  center_id: centerId(),
  rev: rev(),
  data: jsonb().$type<FloorFigures>().notNull(),
});
