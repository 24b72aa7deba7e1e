import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DriverId } from '../../../../../src/domain/driver/driver.ts';
import type { PayMode } from '../../../../../src/domain/driver-log/pay.ts';
import { id, instant } from '../../columns.ts';
import { users } from '../accounts.ts';
import { centerId } from '../center.ts';
import { drivers } from '../day.ts';

/** A round in a log, as it was when the log ended; the dock may be deleted by now. Times are instants. */
export interface PresenceLine {
  readonly dock_id: number;
  readonly left_at: string;
  readonly back_at: string | null;
  readonly start_center: string | null;
  readonly end_center: string | null;
  readonly comment: string | null;
  /** Orders delivered in it. */
  readonly orders: number;
  readonly amount_cents: number | null;
}

export interface PlannedSession {
  readonly start: string;
  readonly end: string;
}

const driverId = () =>
  id()
    .$type<DriverId>()
    .notNull()
    .references(() => drivers.id);

/**
 * Presences of drivers. `started_at` and `ended_at` are the badge's and never change; corrections stand beside them. From
 * its end on a presence has its rounds, plannings, rate and criterion (LOG-038): `frozen_at` and the columns after it.
 */
export const presences = pgTable(
  'presences',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    driver: driverId(),
    started_at: instant().notNull(),
    ended_at: instant(),
    manual_edit_start: instant(),
    manual_edit_end: instant(),
    /** The Paris day of the start as corrected (LOG-025). */
    day: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`((coalesce(manual_edit_start, started_at) at time zone 'Europe/Paris')::date)`),
    vehicle: text(),
    added_by: id().references(() => users.id),
    added_at: instant(),
    frozen_at: instant(),
    pay_mode: text().$type<PayMode>(),
    hourly_cents: integer(),
    order_cents: integer(),
    day_cents: integer(),
    planning: jsonb().$type<readonly PlannedSession[]>(),
    lines: jsonb().$type<readonly PresenceLine[]>(),
    /** One of its lines has an error (LOG-039). */
    has_error: boolean().notNull().default(false),
  },
  (t) => [
    index('presences_day').on(t.day, t.center_id),
    index('presences_driver').on(t.driver, t.day),
    index('presences_open').on(t.driver).where(sql`ended_at is null`),
    check(
      'presences_frozen',
      sql`frozen_at is null or num_nulls(pay_mode, hourly_cents, order_cents, day_cents, planning, lines) = 0`,
    ),
    check('presences_ended', sql`(coalesce(manual_edit_end, ended_at) is null) = (frozen_at is null)`),
    check('presences_order', sql`coalesce(manual_edit_start, started_at) <= coalesce(manual_edit_end, ended_at)`),
    check('presences_added', sql`(added_by is null) = (added_at is null)`),
  ],
);

/** Badges of drivers, and the console's START and STOP. Append-only, enforced by the database. */
export const presencePunches = pgTable(
  'presence_punches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    presence_id: id()
      .notNull()
      .references(() => presences.id),
    kind: text().$type<'start' | 'stop'>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('presence_punches_presence').on(t.presence_id)],
);

/** Corrections of the times of presences. Append-only, enforced by the database. */
export const presenceEdits = pgTable(
  'presence_edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    presence_id: id()
      .notNull()
      .references(() => presences.id),
    user_id: id()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    time: text().$type<'start' | 'end'>().notNull(),
    before: instant(),
    after: instant(),
  },
  (t) => [index('presence_edits_presence').on(t.presence_id)],
);

/** Comments on corrections; they may be cleared. */
export const presenceEditNotes = pgTable('presence_edit_notes', {
  edit_id: id()
    .primaryKey()
    .references(() => presenceEdits.id),
  comment: text().notNull(),
});

/** What a driver is paid from a day on, until the next one. */
export const driverRates = pgTable(
  'driver_rates',
  {
    driver: driverId(),
    since: date({ mode: 'string' }).notNull(),
    hourly_cents: integer().notNull(),
    order_cents: integer().notNull(),
    day_cents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.driver, t.since] })],
);
