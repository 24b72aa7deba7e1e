import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text(),
    last_name: text(),
    is_staff: boolean().notNull(),
    is_logistic: boolean().notNull(),
    is_without_prep_check: boolean().notNull().default(false),
    is_manager: boolean().notNull(),
    is_acl_manager: boolean().notNull(),
    is_super_admin: boolean().notNull(),
    is_support: boolean().notNull(),
    is_dockstaff: boolean().notNull(),
    current_center: id(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
);

export const grants = pgTable(
  'grants',
  {
    user_id: id()
      .notNull()
      .references(() => users.id),
    codename: text().notNull(),
    value: boolean().notNull(),
    identifier: text(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.codename] })],
);

/** Only the SHA-256 of a token is stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('tokens_expiry').on(t.expires_at)],
);
