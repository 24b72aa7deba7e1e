import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { RoundStatistics } from '../../../../src/domain/order/sheet/driver-statistics.ts';
import type { FraudRule } from '../../../../src/domain/order/sheet/fraud.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import { id, instant } from '../columns.ts';
import { customers } from './customers.ts';
import { orders } from './day.ts';

// Data that only an order's sheet needs are apart from `orders`, which every poll reads: lines, payments, and the
// customer. Amounts are whole cents.

/** Products for sale, the same in all centers. */
export const products = pgTable('products', {
  id: id().primaryKey(),
  selling_name: text().notNull(),
  logistic_title: text().notNull(),
  /** Content of one of them, e.g. `6 x 1 L`. */
  pack: text().notNull(),
  /** How many of them are sold together. */
  pack_size: integer().notNull().default(1),
  price_cents: integer().notNull(),
  /** Grams of one of them. */
  weight_grams: integer().notNull(),
  selling_method: text().notNull(),
  area: text().notNull(),
  shelf: text().notNull(),
  tier: text().notNull(),
  stock: integer().notNull(),
  is_expensive: boolean().notNull().default(false),
  deposit_label: text(),
  /** Under which it may be sold (SUP-221). */
  superproduct: jsonb().$type<{ readonly id: number; readonly selling_name: string }>(),
});

/** Descriptive fields of an order on its sheet, which no rule uses. */
export type SheetData = Pick<
  OrderSheet,
  | 'receipt_url'
  | 'payment_method'
  | 'api_source'
  | 'app_version'
  | 'estimated_travel_duration'
  | 'uber_eats_display_id'
  | 'uber_eats_merchants_link'
  | 'initial_slot_description'
  | 'slot_description'
  | 'packingtodelivery_description'
  | 'shipping_proof_picture'
  | 'intern_packer'
  | 'order_stat_driver'
  | 'driver_logs'
  | 'shipping_task'
  | 'fraud_score_account'
  | 'fraud_score_payment'
  | 'billing_address'
  | 'subscription_id'
> & {
  /** The rules behind the scores; sent only by the call for them (API-S29). */
  readonly fraud_rules?: readonly FraudRule[];
  /** The reason for its preparation, for an order that was prepared again. */
  readonly repreparation?: {
    readonly reason_id: number;
    /** As the settings had it then; absent of older ones. */
    readonly reason_label?: string;
    readonly comment: string;
    /** E-mail address of who asked for it, and when; absent of older ones. */
    readonly created_by?: string;
    readonly created_at?: string;
  };
  /** When it was delivered before it was said not to be: an undo of that gives the hour back. */
  readonly received_before?: string;
  /** Pay for its rounds, group by group. */
  readonly driver_statistics?: readonly RoundStatistics[];
};

const orderId = () => id().$type<OrderId>();

/** One row per order. */
export const orderSheets = pgTable(
  'order_sheets',
  {
    order_id: orderId()
      .primaryKey()
      .references(() => orders.id),
    customer_id: id()
      .$type<CustomerId>()
      .references(() => customers.id),
    parent_order_id: orderId().references(() => orders.id),
    /** The cross-docking journey of which it is one leg: all legs name the same order. */
    journey_order_id: orderId().references(() => orders.id),
    order_time: instant(),
    slot_shipping_fee_cents: integer().notNull().default(0),
    slot_extra_shipping_fee_cents: integer().notNull().default(0),
    gift_message: text(),
    is_gift: boolean().notNull().default(false),
    data: jsonb().$type<SheetData>().notNull(),
  },
  (t) => [
    index('order_sheets_customer').on(t.customer_id),
    index('order_sheets_parent').on(t.parent_order_id).where(sql`parent_order_id is not null`),
    index('order_sheets_journey').on(t.journey_order_id).where(sql`journey_order_id is not null`),
  ],
);

/** A product of an order. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: orderId()
      .notNull()
      .references(() => orders.id),
    product_id: id()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** The number packed; null before packing. */
    real_quantity: integer(),
    unit_price_cents: integer().notNull(),
    is_promo: boolean().notNull().default(false),
    status: text().notNull(),
    packing_status: text(),
    checking_status: text(),
    is_hot: boolean(),
    replaces: text(),
  },
  (t) => [index('order_lines_order').on(t.order_id), check('order_lines_quantity', sql`quantity > 0`)],
);

/** Payments of orders: one row per means; together they cover the amount. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: orderId()
      .notNull()
      .references(() => orders.id),
    /** Position of the means on the sheet. */
    rank: smallint().notNull(),
    type: text().notNull(),
    amount_cents: integer().notNull(),
    is_refundable: boolean().notNull(),
    /** The number by which Edenred knows it; null for others, which are known by the transactions of their providers. */
    reference: text().unique(),
    /** When its customer's bank took it back: nothing of it is refundable any more. */
    disputed_at: instant(),
    /** Paper vouchers: quantities by value. */
    vouchers: jsonb().$type<readonly { readonly quantity: number; readonly unit_cents: number }[]>(),
  },
  (t) => [index('order_payments_order').on(t.order_id), check('order_payments_amount', sql`amount_cents > 0`)],
);

/** Subscriptions: a customer gets the same order again and again, until it is cancelled. */
export const subscriptions = pgTable('subscriptions', {
  id: id().primaryKey(),
  customer_id: id()
    .$type<CustomerId>()
    .notNull()
    .references(() => customers.id),
  status: text().notNull(),
});
