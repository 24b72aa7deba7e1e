import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import { id, instant } from '../columns.ts';

/** What describes a customer and no rule asks for. */
export type CustomerData = Omit<
  Customer,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone_number'
  | 'is_fraud'
  | 'is_trusted'
  | 'fraud_score'
  | 'credits'
  | 'referrer_info'
>;

/**
 * Whoever orders, the same in all centers (API-S42). Names, address and numbers may be cleared; his credit is the sum of
 * `client_credits`.
 */
export const customers = pgTable('customers', {
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
  data: jsonb().$type<CustomerData>().notNull(),
});
