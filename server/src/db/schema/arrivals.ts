import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { docks, orders } from './day.ts';

/** What a reception must find unchanged to be taken back (OUR-035). */
export interface Standing {
  /** Of the order, and of its delivery. */
  readonly status: string | null;
  readonly task_status: string | null;
  readonly loading_status: string | null;
  readonly transit_area: string | null;
  readonly transit_area_current: string | null;
  readonly trolleys: readonly (number | null)[];
  /** Ids of its couriers' jobs. */
  readonly jobs: readonly number[];
}

/** How an order stood before anybody said anything of it at its arrival, and once it was said. */
export interface Stood {
  readonly before: Pick<Standing, 'loading_status' | 'transit_area'>;
  readonly after: Standing;
}

/** The last order of a truck that somebody decided on ended it: when, and what it was before. */
export interface Ended {
  readonly at: string;
  readonly current_status: string | null;
  readonly status: string | null;
}

/**
 * What a center said of the orders a truck brought (PRP-271, PRP-272): one row an order and truck. An order that did not
 * come may still be found; what was received stays so, unless it is taken back within the hour (OUR-034): the row stays,
 * for who wants to take it back as well.
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
    /** Null for what was said before anything was kept of it: that cannot be taken back. */
    stood: jsonb().$type<Stood>(),
    ended: jsonb().$type<Ended>(),
    canceled_by: text(),
    canceled_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.dock_id, t.order_id] }), index('receptions_center').on(t.center_id, t.received_at)],
);
