import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { DriverId } from '../../../../../src/domain/driver/driver.ts';
import type { DemandId } from '../../../../../src/domain/extra-cost/demand.ts';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { users } from '../accounts.ts';
import { authorId } from '../authors.ts';
import { centerId } from '../center.ts';
import { docks, drivers, orders } from '../day.ts';

/**
 * Extra pay of drivers beside their rounds; a negative amount takes it back. Append-only, enforced by the database: one
 * that is deleted stays, with a counter-entry that cancels it (LOG-110).
 */
export const extraCosts = pgTable(
  'extra_costs',
  {
    id: serial().primaryKey(),
    center_id: centerId(),
    driver: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    /** A day in Paris. */
    day: date({ mode: 'string' }).notNull(),
    amount_cents: integer().notNull(),
    /** Null for an amount that was entered directly. */
    minutes: smallint(),
    /** Null for a correction that answers no demand. */
    extracost_type: id(),
    order_id: id().references(() => orders.id),
    dock_id: id().references(() => docks.id),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
    /** The day of a closed month that it corrects (LOG-204, LOG-206). */
    corrects: date({ mode: 'string' }),
    /** The extra cost that this counter-entry cancels; each is cancelled once. */
    cancels: integer()
      .unique()
      .references((): AnyPgColumn => extraCosts.id),
  },
  (t) => [
    index('extra_costs_driver').on(t.driver, t.day),
    index('extra_costs_day').on(t.day, t.center_id),
    check('extra_costs_amount', sql`amount_cents <> 0`),
    check('extra_costs_type', sql`extracost_type is not null or corrects is not null`),
    check('extra_costs_corrects', sql`date_trunc('month', corrects::timestamp) < date_trunc('month', day::timestamp)`),
    index('extra_costs_corrects').on(t.driver, t.corrects).where(sql`corrects is not null`),
  ],
);

/** Comments on extra costs; they may be cleared. */
export const extraCostNotes = pgTable('extra_cost_notes', {
  extra_cost_id: integer()
    .primaryKey()
    .references(() => extraCosts.id),
  comment: text().notNull(),
});

/** Demands of drivers for extra pay. The order and the round may be deleted already. */
export const extraCostDemands = pgTable(
  'extra_cost_demands',
  {
    id: bigint({ mode: 'number' }).$type<DemandId>().primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    driver: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    created_at: instant().notNull(),
    dock_id: id(),
    order_id: id().$type<OrderId>(),
    order_random_id: text(),
    /** One of the types of extra costs, or another type. */
    demand_type: id(),
    demand_type_label: text(),
    minutes: smallint(),
    comment: text(),
    reviewed_by: id().references(() => users.id),
    reviewed_at: instant(),
    /** At most one; an extra cost belongs to at most one demand. */
    extra_cost: integer()
      .unique()
      .references(() => extraCosts.id),
    driver_log_group: id(),
    driver_log: id(),
  },
  (t) => [
    index('extra_cost_demands_center').on(t.center_id, t.created_at),
    check('extra_cost_demands_review', sql`(reviewed_by is null) = (reviewed_at is null)`),
    check('extra_cost_demands_validated', sql`extra_cost is null or reviewed_at is not null`),
  ],
);
