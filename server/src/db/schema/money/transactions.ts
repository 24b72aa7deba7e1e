import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { customers } from '../customers.ts';
import { orders } from '../day.ts';

// What payment providers know of their payments, as they said it last. Of their answers these columns alone are kept.
// Amounts are whole cents.

const customerId = () =>
  id()
    .$type<CustomerId>()
    .notNull()
    .references(() => customers.id);
/** Null where nothing was ordered: the customer gave up before. */
const orderId = () =>
  id()
    .$type<OrderId>()
    .references(() => orders.id);

/** Attempts to pay by card, failed ones too. */
export const cardTransactions = pgTable(
  'card_transactions',
  {
    /** The provider's number of the attempt: that of its charge, else of its payment. */
    id: text().primaryKey(),
    customer_id: customerId(),
    order_id: orderId(),
    payment_intent_id: text().notNull(),
    /** Null where the bank was never asked. */
    charge_id: text(),
    status: text().notNull(),
    created_at: instant().notNull(),
    amount_cents: integer().notNull(),
    has_3ds: boolean().notNull(),
    status_3ds: text(),
    /** In short, and in the words of the bank. */
    message: text(),
    full_message: text(),
    risk_level: text(),
    risk_score: smallint(),
    receipt_url: text(),
  },
  (t) => [
    index('card_transactions_customer').on(t.customer_id, t.created_at),
    check('card_transactions_amount', sql`amount_cents > 0`),
  ],
);

/** An attempt as it is written. */
export type CardRow = typeof cardTransactions.$inferInsert;

export const paygreenTransactions = pgTable(
  'paygreen_transactions',
  {
    id: text().primaryKey(),
    /** The number by which the provider is asked. */
    payment_order_id: text().notNull().unique(),
    customer_id: customerId(),
    order_id: orderId(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    amount_cents: integer().notNull(),
    /** `payment_order.pending`: the state stands after the dot. */
    status: text().notNull(),
  },
  (t) => [
    index('paygreen_transactions_customer').on(t.customer_id, t.created_at),
    check('paygreen_transactions_amount', sql`amount_cents > 0`),
  ],
);
