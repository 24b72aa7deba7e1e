import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { id } from '../columns.ts';
import { customers } from './customers.ts';

/**
 * The search text of a customer (SUP-023): his names, e-mail, number and addresses, folded, as one text of words. The
 * database itself rewrites it whenever one of them changes (migration 0021, docs/adr/0044).
 */
export const customerSearch = pgTable(
  'customer_search',
  {
    customer_id: id()
      .$type<CustomerId>()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  (t) => [index('customer_search_words').using('gin', t.words.op('gin_trgm_ops'))],
);
