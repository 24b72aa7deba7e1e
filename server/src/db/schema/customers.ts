import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import { id, instant } from '../columns.ts';

/** Descriptive fields of a customer, which no rule uses. */
export type CustomerData = Pick<
  Customer,
  | 'main_psp'
  | 'optin_email'
  | 'optin_sms'
  | 'optin_push'
  | 'no_order_minimum_one_shot'
  | 'without_shipping_fee_one_shot'
  | 'without_extra_shipping_fee_oneshot'
  | 'without_shipping_fee'
  | 'without_extra_shipping_fee'
  | 'is_vip'
  | 'super_venere_at'
  | 'is_allowed_to_sponsor'
  | 'is_bypass_limit'
  | 'is_skip_fraud_detection'
  | 'log_order_deblocked_as_false_positive'
  | 'usersite'
  | 'is_multicenter_enabled'
  | 'internal_note'
  | 'updated_at'
  | 'fraud_details'
  | 'groups'
  | 'legacy_user_id'
>;

/**
 * Customers, the same in all centers (API-S42). Names, address and numbers may be cleared; a customer's credit is the
 * sum of `money_entries`.
 */
export const customers = pgTable(
  'customers',
  {
    id: id().$type<CustomerId>().primaryKey(),
    first_name: text(),
    last_name: text(),
    email: text(),
    phone_number: text(),
    is_fraud: boolean().notNull().default(false),
    is_trusted: boolean().notNull().default(true),
    /** A fraction, 0 to 1. */
    fraud_score: doublePrecision(),
    referrer_id: id(),
    date_joined: instant(),
    /** When his identifying data were cleared (SUP-583); null before. */
    anonymised_at: instant(),
    /** When he was deleted (SUP-584): searches do not find him, and his orders and payments stay under his number. */
    deleted_at: instant(),
    /** When his meal-voucher account was disconnected (SUP-586); null while it may be connected. */
    edenred_disconnected_at: instant(),
    data: jsonb().$type<CustomerData>().notNull(),
  },
  (t) => [index('customers_note').on(sql`((${t.data}->'internal_note'->>'id')::bigint)`)],
);
