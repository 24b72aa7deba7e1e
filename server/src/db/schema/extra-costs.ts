import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import type { DriverId } from '../../../../src/domain/driver/driver.ts';
import { id, instant } from '../columns.ts';
import { docks, drivers, orders } from './day.ts';

/** What drivers are paid beside their rounds; negative takes back. Nothing here is ever changed. */
export const extraCosts = pgTable(
  'extra_costs',
  {
    id: serial().primaryKey(),
    driver: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    /** A day in Paris. */
    day: date({ mode: 'string' }).notNull(),
    amount_cents: integer().notNull(),
    /** Null for an amount that was entered as such. */
    minutes: smallint(),
    extracost_type: id().notNull(),
    comment: text(),
    order_id: id().references(() => orders.id),
    dock_id: id().references(() => docks.id),
    done_by: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('extra_costs_driver').on(t.driver, t.day), check('extra_costs_amount', sql`amount_cents <> 0`)],
);
