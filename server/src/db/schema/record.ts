import { index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';

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

/** The ledger: every accepted action, once. Only ever added to, which the database itself sees to. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial().primaryKey(),
    command_id: text(),
    user_id: id().notNull(),
    center_id: id(),
    method: text().notNull(),
    /** Without its query: ids are all it holds. */
    path: text().notNull(),
    status: smallint().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('audit_entries_command').on(t.command_id),
    // The log of an order, and the clearing of a customer, read what was done with them by its path.
    index('audit_entries_path').on(t.path.op('text_pattern_ops')),
  ],
);

/** What an accepted action said: names, notes and texts of clients among it. It may be cleared. */
export const auditRequests = pgTable('audit_requests', {
  entry_id: integer()
    .primaryKey()
    .references(() => auditEntries.id),
  /** Null where there was none. */
  query: text(),
  body: jsonb(),
});

/** Facts of the database itself: which world it was filled with, and an identity that no other database shares. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
