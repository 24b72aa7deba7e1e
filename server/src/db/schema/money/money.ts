import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { authorId } from '../authors.ts';
import { orders } from '../day.ts';
import { orderLines, orderPayments } from '../sheets.ts';

// Movements of money, in double entry: a movement takes cents out of one account and puts them into another, so that
// its entries add up to 0. The accounts are the means by which an order was paid, the payments of each order, the
// credit of each customer, and the house, which gives. A balance is the sum of an account's entries. Movements and
// entries are append-only, enforced by the database: a correction is a movement of its own.

/** `payment` by a means, `refund` to it, `spent` from a credit, and what the house gives credit for: `credit` by support. */
export type MoneyKind = 'payment' | 'refund' | 'spent' | CreditKind;
export type CreditKind = 'credit' | 'late' | 'shippingFee' | 'sponsor';

/** One movement of money: its order, customer, kind, author, and the key of the call. */
export const moneyMovements = pgTable(
  'money_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<MoneyKind>().notNull(),
    /** Null where it is for no order. */
    order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null where the customer is unknown. */
    customer_id: id(),
    /** The key of the call that entered it; null where there was no call. */
    operation_key: text(),
    /** The code of its reason, as support chose it; null for other kinds. */
    reason: text(),
    /** The line of the order it is about, and how many units; null where it is about none. */
    line_id: bigint({ mode: 'number' }).references(() => orderLines.id),
    quantity: integer(),
    /** The movement it takes back whole; it has the same kind. */
    cancels_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => moneyMovements.id),
    /** Null for payments by the customer himself. */
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('money_movements_order').on(t.order_id, t.id),
    index('money_movements_customer').on(t.customer_id, t.id),
    index('money_movements_created').on(t.created_at),
    index('money_movements_operation').on(t.operation_key).where(sql`operation_key is not null`),
  ],
);

/** The entry of a movement in one account: exactly one of the four accounts is set. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movement_id: id()
      .notNull()
      .references(() => moneyMovements.id),
    /** A means of payment of an order, outside the house: its balance is minus what it paid and did not get back. */
    payment_id: id().references(() => orderPayments.id),
    /** The payments of an order. */
    sale_order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    /** The credit of a customer. */
    credit_customer_id: id(),
    /** Its balance is minus what the house gave. */
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

/** What its author wrote of a movement. Personal data may be in it: it may be cleared. */
export const moneyNotes = pgTable('money_notes', {
  movement_id: id()
    .primaryKey()
    .references(() => moneyMovements.id),
  notes: text().notNull(),
});

/**
 * Calls that move money, by their key: never pruned, and never changed. A key that was asked for before any call came
 * with it is closed: it has no fingerprint, and no call is done under it.
 */
export const moneyOperations = pgTable('money_operations', {
  key: text().primaryKey(),
  user_id: id().notNull(),
  /** Of the call; null where the key is closed. */
  fingerprint: text(),
  /** Status of the answer; null where the key is closed. */
  status: smallint(),
  /** The words of a refusal. */
  error: text(),
  created_at: instant().notNull(),
});
