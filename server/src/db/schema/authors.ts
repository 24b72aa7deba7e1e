import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../columns.ts';

// Append-only records have ids, amounts and instants; the database itself refuses to change them. Personal data, such
// as a name or a free text, are in separate tables, where they may be cleared: `authors`, `audit_requests`,
// `extra_cost_notes`, `log_reopening_notes`, `user_deposits`, `outgoing_messages`.

/** Authors of records, by their name at that time. The name may be cleared, the row stays. */
export const authors = pgTable('authors', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null once it is cleared. */
  name: text().unique(),
});

/** The author of a record. */
export const authorId = () => id().references(() => authors.id);
