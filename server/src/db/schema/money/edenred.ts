import { pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../../src/domain/customer/customer.ts';
import { id, instant } from '../../columns.ts';
import { customers } from '../customers.ts';

/**
 * The tokens by which a customer's meal-voucher account is asked (OUR-175): sealed by a key that is not in the database,
 * each for its customer. Gone with his connection, and with his data.
 */
export const edenredTokens = pgTable('edenred_tokens', {
  customer_id: id()
    .$type<CustomerId>()
    .primaryKey()
    .references(() => customers.id),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  /** When the first of them ends. */
  expires_at: instant().notNull(),
  /** Until when somebody refreshes them: a refresh token is good for once. */
  claimed_until: instant(),
});
