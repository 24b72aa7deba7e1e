import { index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';

/** The answers to keyed requests, for repetitions. Written in the transaction of their effect. */
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

/** The ledger: every accepted action, once. Append-only, enforced by the database. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial().primaryKey(),
    command_id: text(),
    user_id: id().notNull(),
    center_id: id(),
    method: text().notNull(),
    /** Without its query: it contains ids alone. */
    path: text().notNull(),
    status: smallint().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('audit_entries_command').on(t.command_id),
    // The log of an order, and the clearing of a customer, select actions by path.
    index('audit_entries_path').on(t.path.op('text_pattern_ops')),
  ],
);

/** Bodies of accepted actions, which may have names, notes and texts of clients. They may be cleared. */
export const auditRequests = pgTable('audit_requests', {
  entry_id: integer()
    .primaryKey()
    .references(() => auditEntries.id),
  /** Null where the request had none. */
  query: text(),
  body: jsonb(),
});

/** Facts about the database itself: the world it was filled with, and an identity that no other database shares. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
