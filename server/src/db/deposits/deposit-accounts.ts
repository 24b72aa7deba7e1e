import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { nameOfAuthor } from '../../../../src/domain/author.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { DriverId } from '../../../../src/domain/driver/driver.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { drivers } from '../schema/day.ts';
import { depositEntries, depositMovements, depositProducts, driverDeposits, userDeposits } from '../schema/deposits.ts';

// Balances of the ledger's accounts, for an action that is about to move some of it. The accounts are locked first, the
// driver's before the clients': two centers may move one driver's deposits at the same time.

/** A driver's deposits of a product of one center. */
export interface DriverAccount {
  readonly center_id: CenterId;
  readonly product_id: number;
  readonly deposit_label: string;
  readonly quantity: number;
}

/** A client's remainder of one deposit he paid. */
export interface ClientAccount {
  readonly id: number;
  readonly center_id: CenterId;
  readonly product_id: number;
  readonly deposit_label: string;
  readonly order_id: number | null;
  readonly quantity: number;
}

/** A movement of a driver, and its remainder after cancellations. */
export interface OpenMovement {
  readonly id: number;
  readonly center_id: CenterId;
  readonly driver_id: DriverId;
  readonly product_id: number;
  readonly movement: 'receipt' | 'return';
  readonly deposit_user_id: number | null;
  readonly left: number;
}

/** Until the end of the transaction nothing moves into or out of the driver's accounts. */
export async function lockDriverAccounts(tx: Tx, driver: number): Promise<void> {
  await tx.select({ id: drivers.id }).from(drivers).where(isId(drivers.id, driver)).for('no key update');
}

/** The accounts of a driver with a balance, by center and product. */
export const driverAccounts = (db: Db, driver: number): Promise<DriverAccount[]> =>
  db
    .select({
      center_id: depositMovements.center_id,
      product_id: depositMovements.product_id,
      deposit_label: depositProducts.deposit_label,
      quantity: held,
    })
    .from(depositEntries)
    .innerJoin(depositMovements, eq(depositMovements.id, depositEntries.movement_id))
    .innerJoin(depositProducts, eq(depositProducts.id, depositMovements.product_id))
    .where(and(isId(depositMovements.driver_id, driver), isNotNull(depositEntries.driver_id)))
    .groupBy(depositMovements.center_id, depositMovements.product_id, depositProducts.deposit_label)
    .having(sql`${held} > 0`)
    .orderBy(asc(depositMovements.center_id), asc(depositMovements.product_id));

const held = sql<number>`sum(${depositEntries.quantity})::int`;

/** The accounts of a client with a balance, locked, the oldest first. */
export async function lockClientAccounts(tx: Tx, which: SQL): Promise<ClientAccount[]> {
  const locked = await tx
    .select({ id: userDeposits.id })
    .from(userDeposits)
    .where(which)
    .orderBy(asc(userDeposits.id))
    .for('no key update');
  return tx
    .select({
      id: userDeposits.id,
      center_id: userDeposits.center_id,
      product_id: userDeposits.product_id,
      deposit_label: depositProducts.deposit_label,
      order_id: userDeposits.order_id,
      quantity: held,
    })
    .from(userDeposits)
    .innerJoin(depositProducts, eq(depositProducts.id, userDeposits.product_id))
    .innerJoin(depositEntries, eq(depositEntries.user_deposit_id, userDeposits.id))
    .where(
      isAnyOf(
        userDeposits.id,
        locked.map(({ id }) => id),
      ),
    )
    .groupBy(userDeposits.id, depositProducts.deposit_label)
    .having(sql`${held} > 0`)
    .orderBy(asc(userDeposits.id));
}

export const ofUser = (user: number, product: number): SQL =>
  sql`${isId(userDeposits.user_id, user)} and ${isId(userDeposits.product_id, product)}`;
export const ofOrder = (order: number): SQL => isId(userDeposits.order_id, order);

/** Movements of a client's deposits of a product, and of a driver's of some products. */
export const ofClient = (user: number, product: number): SQL =>
  sql`${driverDeposits.deposit_user_id} in (select id from user_deposits where ${ofUser(user, product)})`;
export const ofDriver = (driver: number, labels: readonly string[]): SQL =>
  sql`${isId(driverDeposits.driver_id, driver)} and ${driverDeposits.product_id} in
    (select id from deposit_products where ${inArray(depositProducts.deposit_label, [...labels])})`;

/** Who entered the last of some movements, and when; null where there is none. */
export async function lastMover(db: Db, which: SQL) {
  const { first_name, last_name, email } = users;
  const [last] = await db
    .select({ done_by: driverDeposits.done_by, at: driverDeposits.created_at, first_name, last_name })
    .from(driverDeposits)
    .leftJoin(users, eq(email, driverDeposits.done_by))
    .where(which)
    .orderBy(desc(driverDeposits.id))
    .limit(1);
  return last ? { at: last.at, name: nameOfAuthor(last) || last.done_by } : null;
}

/** The unchangeable parts of a movement; undefined when there is none. */
export async function whoseMovement(db: Db, id: number) {
  const [found] = await db
    .select({
      center_id: driverDeposits.center_id,
      driver_id: driverDeposits.driver_id,
      movement: driverDeposits.movement,
      cancels: driverDeposits.cancels,
      deposit_user_id: driverDeposits.deposit_user_id,
    })
    .from(driverDeposits)
    .where(isId(driverDeposits.id, id));
  return found;
}

/** Movements with a remainder, the latest first. */
const openMovements = (db: Db, which: SQL): Promise<OpenMovement[]> =>
  db
    .select({
      id: driverDeposits.id,
      center_id: driverDeposits.center_id,
      driver_id: driverDeposits.driver_id,
      product_id: driverDeposits.product_id,
      movement: driverDeposits.movement,
      deposit_user_id: driverDeposits.deposit_user_id,
      left,
    })
    .from(driverDeposits)
    .where(and(which, isNull(driverDeposits.cancels), sql`${left} > 0`))
    .orderBy(desc(driverDeposits.id));

// Qualified by hand: Drizzle writes a column of a query's only table without its table, and here it would mean the
// correction's.
const left = sql<number>`(driver_deposits.quantity + coalesce((
  select sum(correction.quantity) from driver_deposits correction where correction.cancels = driver_deposits.id
), 0))::int`;

export const openMovement = async (db: Db, id: number): Promise<OpenMovement | undefined> =>
  (await openMovements(db, isId(driverDeposits.id, id)))[0];

/** A driver's receipts of a product from a client, as far as they are not cancelled. */
export const openReceipts = (
  db: Db,
  { driver, user, product }: { readonly driver: number; readonly user: number; readonly product: number },
): Promise<OpenMovement[]> =>
  openMovements(
    db,
    sql`${isId(driverDeposits.driver_id, driver)} and ${isId(driverDeposits.product_id, product)} and ${driverDeposits.movement} = 'receipt'
      and ${driverDeposits.deposit_user_id} in (select id from user_deposits where user_id = ${user})`,
  );
