import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { docks, orders } from './day.ts';

/**
 * What a center said of the orders a truck brought (PRP-271, PRP-272): one row an order and truck. What was received stays
 * so; an order that did not come may still be found.
 */
export const receptions = pgTable(
  'receptions',
  {
    dock_id: id()
      .$type<DockId>()
      .notNull()
      .references(() => docks.id, { onDelete: 'cascade' }),
    order_id: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** Where the truck went. */
    center_id: centerId(),
    is_received: boolean().notNull(),
    new_area: text(),
    received_by: text().notNull(),
    received_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.dock_id, t.order_id] }), index('receptions_center').on(t.center_id, t.received_at)],
);
