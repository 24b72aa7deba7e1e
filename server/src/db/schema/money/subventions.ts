import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { customers } from '../customers.ts';
import { orders } from '../day.ts';

/**
 * Uses of subsidies on orders (entity "Subvention log"), with the conditions at that time. Amounts are whole cents,
 * null where there is no limit.
 */
export const subventionLogs = pgTable(
  'subvention_logs',
  {
    id: serial().primaryKey(),
    customer_id: id()
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    order_id: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    created_at: instant().notNull(),
    amount_cents: integer().notNull(),
    canteen_id: id(),
    canteen_name: text(),
    organization_id: id().notNull(),
    organization_name: text().notNull(),
    /** 0 means without limit. */
    daily_usage_limit: integer().notNull(),
    is_limited_to_restaurant_ticket_products: boolean().notNull(),
    max_discount_cents: integer(),
    min_client_cents: integer(),
  },
  (t) => [index('subvention_logs_customer').on(t.customer_id, t.created_at)],
);
