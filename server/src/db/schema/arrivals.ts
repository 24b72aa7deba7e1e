import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { docks, orders } from './day.ts';

/** State that a reception must find unchanged to be cancelled (OUR-035). */
export interface Standing {
  /** Statuses of the order and of its delivery. */
  readonly status: string | null;
  readonly task_status: string | null;
  readonly loading_status: string | null;
  readonly transit_area: string | null;
  readonly transit_area_current: string | null;
  readonly trolleys: readonly (number | null)[];
  /** Ids of its courier jobs. */
  readonly jobs: readonly number[];
}

/** State of an order before any mark at its arrival, and after the mark. */
export interface MarkEffect {
  readonly before: Pick<Standing, 'loading_status' | 'transit_area'>;
  readonly after: Standing;
}

/** The mark of the truck's last order ended the truck: when, and its state before. */
export interface TruckEnd {
  readonly at: string;
  readonly current_status: string | null;
  readonly status: string | null;
}

/**
 * The marks of a center for the orders of a truck (PRP-271, PRP-272): one row per order and truck. An order that did
 * not arrive may still be found. One that was received stays so, unless that is cancelled within the hour (OUR-034);
 * the row then stays, for others who want to cancel it too.
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
    /** Center the truck went to. */
    center_id: centerId(),
    is_received: boolean().notNull(),
    new_area: text(),
    received_by: text().notNull(),
    received_at: instant().notNull(),
    /** Null for marks older than this column: they cannot be cancelled. */
    stood: jsonb().$type<MarkEffect>(),
    ended: jsonb().$type<TruckEnd>(),
    canceled_by: text(),
    canceled_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.dock_id, t.order_id] }), index('receptions_center').on(t.center_id, t.received_at)],
);
