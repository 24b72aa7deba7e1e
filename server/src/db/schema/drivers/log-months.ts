import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DriverId } from '../../../../../src/domain/driver/driver.ts';
import { id, instant } from '../../columns.ts';
import { users } from '../accounts.ts';
import { drivers } from '../day.ts';

/**
 * Months of drivers that were closed, with their amounts and their file as they were then (LOG-151). Append-only, enforced
 * by the database, which also refuses to write into a closed month (LOG-153), and a second closing of one that is closed.
 */
export const logClosings = pgTable(
  'log_closings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    driver: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    at: instant().notNull(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    time_total: integer().notNull(),
    time_waiting: integer(),
    presence_cents: integer().notNull(),
    extra_cost_cents: integer().notNull(),
    unfinished: integer().notNull(),
    file_name: text().notNull(),
    file: text().notNull(),
  },
  (t) => [index('log_closings_month').on(t.month, t.driver)],
);

/** Closings that were taken back. Append-only, enforced by the database. */
export const logReopenings = pgTable('log_reopenings', {
  closing_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => logClosings.id),
  at: instant().notNull(),
  user_id: id()
    .notNull()
    .references(() => users.id),
});

/** Why they were taken back: free texts, which may be cleared. */
export const logReopeningNotes = pgTable('log_reopening_notes', {
  closing_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => logReopenings.closing_id),
  reason: text().notNull(),
});
