import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { centerId } from './center.ts';

/** Texts to choose for messages to customers: their author's own, or shared by all of the center (OUR-228). */
export const smsTexts = pgTable(
  'sms_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    author_id: authorId().notNull(),
    is_shared: boolean().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    changed_by: authorId().notNull(),
    changed_at: instant().notNull(),
    /** A deleted one stays, so that whoever deletes it second is answered. */
    deleted_at: instant(),
  },
  (t) => [index('sms_texts_kept').on(t.center_id).where(sql`deleted_at is null`)],
);
