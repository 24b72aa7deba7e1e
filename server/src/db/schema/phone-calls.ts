import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { users } from './accounts.ts';
import { authorId } from './authors.ts';
import { centerId } from './center.ts';
import { customers } from './customers.ts';
import { orders } from './day.ts';

export type PhoneCallState = 'open' | 'done' | 'canceled';

/**
 * Calls to make, about an order or to a customer (OUR-221). Whom to call and his number are read of the order or of the
 * customer: no call keeps them. Its comment may be cleared.
 */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    customer_id: id()
      .$type<CustomerId>()
      .references(() => customers.id),
    due_at: instant().notNull(),
    /** Who has to make it; null for whoever is there. */
    for_user: id().references(() => users.id),
    comment: text().notNull(),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
    state: text().$type<PhoneCallState>().notNull().default('open'),
    ended_by: authorId(),
    ended_at: instant(),
  },
  (t) => [
    index('phone_calls_open').on(t.center_id, t.due_at).where(sql`state = 'open'`),
    index('phone_calls_order').on(t.order_id),
    index('phone_calls_customer').on(t.customer_id),
    check('phone_calls_subject', sql`(order_id is null) <> (customer_id is null)`),
    check('phone_calls_state', sql`state in ('open', 'done', 'canceled')`),
    check('phone_calls_ended', sql`(state = 'open') = (ended_at is null)`),
  ],
);
