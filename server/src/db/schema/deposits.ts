import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DriverId } from '../../../../src/domain/driver/driver.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { drivers } from './day.ts';

/** What is lent against a deposit, the same in all centers. */
export const depositProducts = pgTable('deposit_products', {
  id: id().primaryKey(),
  deposit_label: text().notNull().unique(),
  picture_thumbnail_url: text(),
  deposit_unit_price_cents: integer().notNull(),
});

const productId = () =>
  id()
    .notNull()
    .references(() => depositProducts.id);

/** Deposits clients have paid. */
export const userDeposits = pgTable(
  'user_deposits',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    product_id: productId(),
    user_id: id().notNull(),
    user_name: text(),
    quantity: integer().notNull(),
  },
  (t) => [index('user_deposits_center').on(t.center_id)],
);

/**
 * What drivers received from clients and gave back to a center. A cancellation is a row of its own: the movement it
 * cancels, in part or in full, with a negative quantity. Nothing here is ever changed.
 */
export const driverDeposits = pgTable(
  'driver_deposits',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    driver_id: id()
      .$type<DriverId>()
      .notNull()
      .references(() => drivers.id),
    product_id: productId(),
    movement: text().$type<'receipt' | 'return'>().notNull(),
    quantity: integer().notNull(),
    cancels: id().references((): AnyPgColumn => driverDeposits.id),
    /** Of a receipt and of its cancellations. */
    deposit_user_id: id().references(() => userDeposits.id),
    done_by: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('driver_deposits_driver').on(t.driver_id, t.created_at),
    index('driver_deposits_center').on(t.center_id),
    index('driver_deposits_cancels').on(t.cancels).where(sql`cancels is not null`),
    check('driver_deposits_sign', sql`quantity <> 0 and (quantity < 0) = (cancels is not null)`),
  ],
);
