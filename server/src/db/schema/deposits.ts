import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { DriverId } from '../../../../src/domain/driver/driver.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { centerId, centers } from './center.ts';
import { drivers } from './day.ts';

// Deposits are a ledger in double entry. A movement takes a product out of one kind of account and puts it
// into another: its entries add up to 0. The accounts are the deposits clients paid, the drivers, and the stock of each
// center; a balance is the sum of an account's entries. Movements and entries are append-only, enforced by the
// database: a correction is a movement of its own.

/** Products lent against a deposit, the same in all centers. */
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

/** A client's account for one deposit he paid on one order. The order itself may be deleted already. */
export const userDeposits = pgTable(
  'user_deposits',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    product_id: productId(),
    user_id: id().notNull(),
    user_name: text(),
    order_id: id(),
    order_random_id: text(),
  },
  (t) => [index('user_deposits_center').on(t.center_id), index('user_deposits_user').on(t.user_id)],
);

/** `sale` from the stock to a client, `receipt` from clients to a driver, `return` from a driver to the stock. */
export type MovementKind = 'sale' | 'receipt' | 'return';

/** One movement of one product; a partial or full cancellation names the movement it cancels. */
export const depositMovements = pgTable(
  'deposit_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    center_id: centerId(),
    product_id: productId(),
    /** The driver who received or returned; null for a sale. */
    driver_id: id()
      .$type<DriverId>()
      .references(() => drivers.id),
    movement: text().$type<MovementKind>().notNull(),
    cancels: id().references((): AnyPgColumn => depositMovements.id),
    /** Null for a sale. */
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('deposit_movements_driver').on(t.driver_id, t.created_at),
    index('deposit_movements_center').on(t.center_id),
    index('deposit_movements_cancels').on(t.cancels).where(sql`cancels is not null`),
    check('deposit_movements_driver', sql`(movement = 'sale') = (driver_id is null)`),
  ],
);

/** The entry of a movement in one account: exactly one of the three accounts is set. */
export const depositEntries = pgTable(
  'deposit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movement_id: id()
      .notNull()
      .references(() => depositMovements.id),
    user_deposit_id: id().references(() => userDeposits.id),
    driver_id: id()
      .$type<DriverId>()
      .references(() => drivers.id),
    stock_center_id: id()
      .$type<CenterId>()
      .references(() => centers.id),
    quantity: integer().notNull(),
  },
  (t) => [
    index('deposit_entries_movement').on(t.movement_id),
    index('deposit_entries_user_deposit').on(t.user_deposit_id).where(sql`user_deposit_id is not null`),
    check('deposit_entries_account', sql`num_nonnulls(user_deposit_id, driver_id, stock_center_id) = 1`),
    check('deposit_entries_quantity', sql`quantity <> 0`),
  ],
);

/**
 * Drivers' receipts and returns, read from their accounts: a movement has one entry of the driver's, and a receipt one
 * of the client's. A cancellation has a negative quantity.
 */
export const driverDeposits = pgView('driver_deposits', {
  id: id().notNull(),
  center_id: id().$type<CenterId>().notNull(),
  driver_id: id().$type<DriverId>().notNull(),
  product_id: id().notNull(),
  movement: text().$type<'receipt' | 'return'>().notNull(),
  quantity: integer().notNull(),
  cancels: id(),
  /** For a receipt and its cancellations. */
  deposit_user_id: id(),
  done_by: text(),
  created_at: instant().notNull(),
}).as(sql`
  select m.id, m.center_id, m.driver_id, m.product_id, m.movement,
    case m.movement when 'receipt' then his.quantity else -his.quantity end as quantity,
    m.cancels, theirs.user_deposit_id as deposit_user_id, a.name as done_by, m.created_at
  from deposit_movements m
  left join authors a on a.id = m.author_id
  join deposit_entries his on his.movement_id = m.id and his.driver_id is not null
  left join deposit_entries theirs on theirs.movement_id = m.id and theirs.user_deposit_id is not null`);
