import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { id } from '../columns.ts';
import { customers } from './customers.ts';

/**
 * The search text of a customer (SUP-023, OUR-167): his names, e-mail, number, addresses and the companies his orders go
 * to, folded, as one text of words. The database itself rewrites it whenever one of them changes (migrations 0021 and
 * 0049, docs/adr/0044).
 */
export const customerSearch = pgTable(
  'customer_search',
  {
    customer_id: id()
      .$type<CustomerId>()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    /** The companies his orders went to, as they are written there, that of the latest order first. */
    companies: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [index('customer_search_words').using('gin', t.words.op('gin_trgm_ops'))],
);
