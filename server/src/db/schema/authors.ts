import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../columns.ts';

// Records that are only ever added hold ids, amounts and instants; the database itself refuses to change them. Whatever
// tells of a person, a name or a free text, stands in a table beside, where it may be cleared: `authors`,
// `audit_requests`, `extra_cost_notes`, `user_deposits`, `outgoing_messages`.

/** Who entered something, by the name he had then. The name may be cleared, the row stays. */
export const authors = pgTable('authors', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null once it is cleared. */
  name: text().unique(),
});

/** Who entered a record. */
export const authorId = () => id().references(() => authors.id);
