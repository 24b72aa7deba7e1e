import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { orders } from './day.ts';

/** The stores of a center at the second courier (E-19), in their last reported state. */
export const stores = pgTable(
  'stores',
  {
    store_id: text().primaryKey(),
    center_id: centerId(),
    store_name: text().notNull(),
    store_type: text().notNull(),
    status: text().notNull(),
    is_offline_until: instant(),
    offline_reason: text(),
    offline_reason_metadata: text(),
    /** Number of the last change received: older or repeated ones change nothing. */
    last_event: integer().notNull().default(0),
  },
  (t) => [index('stores_center').on(t.center_id)],
);

/** Changes of stores with their authors, each change once (PRP-375). */
export const storeLogs = pgTable(
  'store_logs',
  {
    id: serial().primaryKey(),
    store_id: text()
      .notNull()
      .references(() => stores.store_id),
    event: integer().notNull(),
    status: text().notNull(),
    done_by: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [uniqueIndex('store_logs_event').on(t.store_id, t.event)],
);

/** Details from the second courier about an order that he sold (E-17), beside the order's own row. */
export const marketOrders = pgTable(
  'market_orders',
  {
    order_id: id()
      .$type<OrderId>()
      .primaryKey()
      .references(() => orders.id),
    center_id: centerId(),
    store_id: text()
      .notNull()
      .references(() => stores.store_id),
    pickup_time: instant().notNull(),
    customer_phone_number: text(),
    customer_pin_code: text(),
    display_id: text().notNull(),
    merchants_link: text(),
    /** The courier who collects it; all are null where the client collects it himself. */
    courier_name: text(),
    courier_phone: text(),
    courier_pin_code: text(),
    vehicle_type: text(),
    vehicle_plate: text(),
  },
  (t) => [index('market_orders_center').on(t.center_id)],
);

/** Outcomes of second-courier orders that were set here by hand (PRP-380, PRP-381). */
export const regularizations = pgTable(
  'regularizations',
  {
    order_id: id()
      .$type<OrderId>()
      .primaryKey()
      .references(() => orders.id),
    center_id: centerId(),
    status: text().notNull(),
    done_by: text().notNull(),
    done_at: instant().notNull(),
    /** When his service was informed; null while it is still to be, or where the order was not sold by it. */
    told_at: instant(),
  },
  (t) => [index('regularizations_center').on(t.center_id, t.done_at)],
);
