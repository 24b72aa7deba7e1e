import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { orders } from './day.ts';
import { orderPayments } from './sheets.ts';

// What money moved, in double entry: a movement takes cents out of one account and puts them into another, so that its
// entries add up to 0. The accounts are the means an order was paid by, what was paid for each order, the credit of each
// customer, and the house, which gives. What an account holds is the sum of its entries. Movements and entries are only
// ever added, which the database itself sees to: a correction is a movement of its own.

/** `payment` by a means, `spent` of a credit, and why the house gave a credit. */
export type MoneyKind = 'payment' | 'spent' | 'late' | 'shippingFee' | 'sponsor';

/** One movement of money: about which order, whose, why, by whom, and under which key it was asked for. */
export const moneyMovements = pgTable(
  'money_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<MoneyKind>().notNull(),
    /** Null of what was given for no order. */
    order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null where nobody knows who ordered. */
    customer_id: id(),
    /** The key of the call that moved it; null of what no call did. */
    operation_key: text(),
    /** Null of what the customer did himself. */
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('money_movements_order').on(t.order_id, t.id),
    index('money_movements_customer').on(t.customer_id, t.id),
    index('money_movements_operation').on(t.operation_key).where(sql`operation_key is not null`),
  ],
);

/** What a movement puts into one account, or takes out of it: exactly one of the four is named. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movement_id: id()
      .notNull()
      .references(() => moneyMovements.id),
    /** A means of an order, which is outside: below 0 by what came from it. */
    payment_id: id().references(() => orderPayments.id),
    /** What was paid for an order. */
    sale_order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    /** The credit of a customer. */
    credit_customer_id: id(),
    /** Below 0 by what the house gave. */
    is_house: boolean(),
    amount_cents: integer().notNull(),
  },
  (t) => [
    index('money_entries_movement').on(t.movement_id),
    index('money_entries_payment').on(t.payment_id).where(sql`payment_id is not null`),
    index('money_entries_sale').on(t.sale_order_id).where(sql`sale_order_id is not null`),
    index('money_entries_credit').on(t.credit_customer_id).where(sql`credit_customer_id is not null`),
    check(
      'money_entries_account',
      sql`num_nonnulls(payment_id, sale_order_id, credit_customer_id, is_house) = 1 and is_house is not false`,
    ),
    check('money_entries_amount', sql`amount_cents <> 0`),
  ],
);
