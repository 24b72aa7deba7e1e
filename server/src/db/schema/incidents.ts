import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Cause, Halt, IncidentId } from '../../../../src/domain/incident/incident-row.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { orders } from './day.ts';

export type IncidentStatus = 'prepared' | 'running' | 'suspended' | 'stopped' | 'done';
export type ItemStatus = 'waiting' | 'credited' | 'refused' | 'dropped';

const incidentId = () => text().$type<IncidentId>();

/** Credits for the customers whom one event touched, as somebody prepared them (OUR-171). Its status alone changes. */
export const incidents = pgTable(
  'incidents',
  {
    /** Made on the device that prepares it. */
    id: incidentId().primaryKey(),
    center_id: id().$type<CenterId>().notNull(),
    cause: text().$type<Cause>().notNull(),
    reason: text().notNull(),
    stops_at_refusal: boolean().notNull(),
    customer_ceiling_cents: integer().notNull(),
    ceiling_cents: integer().notNull(),
    status: text().$type<IncidentStatus>().notNull().default('prepared'),
    prepared_by: authorId().notNull(),
    prepared_at: instant().notNull(),
    /** Who approved it: the credits are entered under his name. */
    started_by: authorId(),
    started_at: instant(),
    ended_at: instant(),
    /** What held it by itself, where nobody did (OUR-176). */
    halted_for: text().$type<Halt>(),
  },
  (t) => [
    index('incidents_center').on(t.center_id, t.prepared_at),
    check('incidents_status', sql`status in ('prepared', 'running', 'suspended', 'stopped', 'done')`),
    check('incidents_halted', sql`halted_for in ('approver', 'expired')`),
    check('incidents_started', sql`status <> 'running' or started_by is not null`),
  ],
);

/** What it is about, and why. Personal data may be in it: it may be cleared. */
export const incidentNotes = pgTable('incident_notes', {
  incident_id: incidentId()
    .primaryKey()
    .references(() => incidents.id),
  about: text().notNull(),
  why: text().notNull(),
});

/**
 * One credit of an incident: an operation of its own, whose key is made and stored with it, before anything is sent. A
 * try after a refusal, which moved nothing, has a new one.
 */
export const incidentItems = pgTable(
  'incident_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    incident_id: incidentId()
      .notNull()
      .references(() => incidents.id),
    rank: smallint().notNull(),
    order_id: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    late_minutes: integer(),
    amount_cents: integer().notNull(),
    key: text().notNull().unique(),
    status: text().$type<ItemStatus>().notNull().default('waiting'),
    at: instant(),
    /** Whether its text could not go out, for want of a number. */
    has_no_phone: boolean().notNull().default(false),
  },
  (t) => [
    unique('incident_items_once').on(t.incident_id, t.order_id),
    index('incident_items_order').on(t.order_id),
    check('incident_items_amount', sql`amount_cents > 0`),
    check('incident_items_status', sql`status in ('waiting', 'credited', 'refused', 'dropped')`),
  ],
);

/** The text of one credit as it was fixed, and why it was refused. Personal data may be in them: they may be cleared. */
export const incidentTexts = pgTable('incident_texts', {
  item_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => incidentItems.id),
  sms: text().notNull(),
  error: text(),
});
