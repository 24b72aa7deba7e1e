import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DepositSummary, DriverDeposit, ProductDeposits } from '../../../../src/domain/deposit/deposit.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { depositEntries, depositMovements, depositProducts, driverDeposits, userDeposits } from '../schema/deposits.ts';

const { quantity, movement, cancels } = driverDeposits;

const total = (which: SQL) => sql<number>`coalesce(sum(${quantity}) filter (where ${which}), 0)::int`;
const net = (kind: 'receipt' | 'return') => total(sql`${movement} = ${kind}`);
const done = (kind: 'receipt' | 'return') => total(sql`${movement} = ${kind} and ${cancels} is null`);
/** As a positive number. */
const canceled = (kind: 'receipt' | 'return') =>
  sql<number>`-${total(sql`${movement} = ${kind} and ${cancels} is not null`)}`;
/** Receipts minus returns, with corrections. */
const possessed = sql<number>`coalesce(sum(case ${movement} when 'receipt' then ${quantity} else -${quantity} end), 0)::int`;

/** Every driver who has ever had deposits of a center, by name. */
export const readDepositSummaries = (db: Db, center: number): Promise<DepositSummary[]> =>
  db
    .select({
      id: drivers.id,
      name: drivers.name,
      quantity_received: done('receipt'),
      quantity_received_canceled: canceled('receipt'),
      quantity_returned: done('return'),
      quantity_returned_canceled: canceled('return'),
      nb_deposit: possessed,
    })
    .from(driverDeposits)
    .innerJoin(drivers, eq(drivers.id, driverDeposits.driver_id))
    .where(isId(driverDeposits.center_id, center))
    .groupBy(drivers.id, drivers.name)
    .orderBy(asc(drivers.name), asc(drivers.id));

/**
 * Every product with a deposit that was sold in a center, by label. Deposits handed over leave the clients, hence
 * negative.
 */
export async function readProductDeposits(db: Db, center: number): Promise<ProductDeposits[]> {
  const sold = db
    .select({
      product_id: depositMovements.product_id,
      quantity: sql<number>`sum(${depositEntries.quantity})::int`.as('sold'),
    })
    .from(depositMovements)
    .innerJoin(
      depositEntries,
      and(eq(depositEntries.movement_id, depositMovements.id), isNotNull(depositEntries.user_deposit_id)),
    )
    .where(and(isId(depositMovements.center_id, center), eq(depositMovements.movement, 'sale')))
    .groupBy(depositMovements.product_id)
    .as('sold');
  const records = await db
    .select({
      deposit_label: depositProducts.deposit_label,
      picture_thumbnail_url: depositProducts.picture_thumbnail_url,
      quantity_sold: sold.quantity,
      quantity_received: sql<number>`-${net('receipt')}`,
      quantity_returned: net('return'),
    })
    .from(depositProducts)
    .innerJoin(sold, eq(sold.product_id, depositProducts.id))
    .leftJoin(
      driverDeposits,
      and(eq(driverDeposits.product_id, depositProducts.id), isId(driverDeposits.center_id, center)),
    )
    .groupBy(depositProducts.id, sold.quantity)
    .orderBy(asc(depositProducts.deposit_label));
  return records.map(({ deposit_label, picture_thumbnail_url, ...quantities }) => ({
    product: { deposit_label, picture_thumbnail_url },
    ...quantities,
  }));
}

/** A page of a list: at most `limit` rows from number `offset` on, the first being 0. */
export interface PageOf {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a driver's receipts, returns and corrections, the latest first, with their total number. */
export async function readDriverDeposits(
  db: Db,
  driver: number,
  { offset, limit }: PageOf,
): Promise<{ readonly rows: readonly DriverDeposit[]; readonly count: number }> {
  const mine = isId(driverDeposits.driver_id, driver);
  const [counted] = await db.select({ count: count() }).from(driverDeposits).where(mine);
  const rows = await readDeposits(db, driver, { offset, limit });
  return { rows, count: counted?.count ?? 0 };
}

/** The latest movements of a driver, in order of entry. */
export async function readLastDeposits(db: Db, driver: number, latest: number): Promise<DriverDeposit[]> {
  const last = await db
    .select({ id: driverDeposits.id })
    .from(driverDeposits)
    .where(isId(driverDeposits.driver_id, driver))
    .orderBy(desc(driverDeposits.id))
    .limit(latest);
  const ids = last.map(({ id }) => id).toReversed();
  const rows = new Map((await readDeposits(db, driver, { ids })).map((row) => [row.id as number, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function readDeposits(
  db: Db,
  driver: number,
  which: PageOf | { readonly ids: readonly number[] },
): Promise<DriverDeposit[]> {
  const mine = isId(driverDeposits.driver_id, driver);
  const corrections = db
    .select({ of: cancels, quantity: sql<number>`sum(${quantity})::int`.as('corrected') })
    .from(driverDeposits)
    .where(and(mine, isNotNull(cancels)))
    .groupBy(cancels)
    .as('corrections');
  const debts = db
    .select({ product_id: driverDeposits.product_id, quantity: possessed.as('debt') })
    .from(driverDeposits)
    .where(mine)
    .groupBy(driverDeposits.product_id)
    .as('debts');
  const held = db
    .select({
      product_id: driverDeposits.product_id,
      center_id: driverDeposits.center_id,
      quantity: possessed.as('held_here'),
    })
    .from(driverDeposits)
    .where(mine)
    .groupBy(driverDeposits.product_id, driverDeposits.center_id)
    .as('held');
  const asked = db
    .select({
      row: {
        id: driverDeposits.id,
        center_id: driverDeposits.center_id,
        movement,
        quantity,
        cancels,
        deposit_user_id: driverDeposits.deposit_user_id,
        done_by: driverDeposits.done_by,
        created_at: driverDeposits.created_at,
      },
      product: depositProducts,
      user: { id: userDeposits.user_id, name: userDeposits.user_name },
      corrected: sql<number>`coalesce(${corrections.quantity}, 0)`,
      debt: debts.quantity,
      held: held.quantity,
    })
    .from(driverDeposits)
    .innerJoin(depositProducts, eq(depositProducts.id, driverDeposits.product_id))
    .innerJoin(debts, eq(debts.product_id, driverDeposits.product_id))
    .innerJoin(held, and(eq(held.product_id, driverDeposits.product_id), eq(held.center_id, driverDeposits.center_id)))
    .leftJoin(corrections, eq(corrections.of, driverDeposits.id))
    .leftJoin(userDeposits, eq(userDeposits.id, driverDeposits.deposit_user_id))
    .where('ids' in which ? and(mine, isAnyOf(driverDeposits.id, which.ids)) : mine)
    .orderBy(desc(driverDeposits.created_at), desc(driverDeposits.id))
    .$dynamic();
  return (await ('ids' in which ? asked : asked.offset(which.offset).limit(which.limit))).map(toDeposit);
}

interface Found {
  readonly row: Pick<
    typeof driverDeposits.$inferSelect,
    'id' | 'center_id' | 'movement' | 'quantity' | 'cancels' | 'deposit_user_id' | 'done_by' | 'created_at'
  >;
  readonly product: typeof depositProducts.$inferSelect;
  readonly user: { readonly id: number; readonly name: string | null } | null;
  /** Sum of the cancellations, 0 or negative. */
  readonly corrected: number;
  /** The driver's number of this product, from any center. */
  readonly debt: number;
  /** The part of it that comes from the movement's center. */
  readonly held: number;
}

function toDeposit({ row, product, user, corrected, debt, held }: Found): DriverDeposit {
  const { id, center_id, created_at, done_by, deposit_user_id, movement: kind, ...moved } = row;
  const left = moved.quantity + corrected;
  const isCancellation = moved.cancels !== null;
  const isReceipt = kind === 'receipt';
  // Deposits the driver has given back already can neither be given back again nor be taken off his receipt (DSP-807).
  const stillThere = isReceipt && !isCancellation ? Math.max(0, Math.min(left, held)) : 0;
  return {
    id,
    product: {
      deposit_label: product.deposit_label,
      picture_thumbnail_url: product.picture_thumbnail_url,
      quantity_debt: Math.max(0, debt),
    },
    quantity: moved.quantity,
    deposit_unit_price: product.deposit_unit_price_cents / 100,
    status: {
      cancel_status: corrected === 0 ? 'none' : left === 0 ? 'total' : 'partial',
      quantity_can_return: stillThere,
      quantity_can_cancel_receive: stillThere,
    },
    is_received: isReceipt && !isCancellation,
    is_returned: !isReceipt && !isCancellation,
    is_received_canceled: isReceipt && isCancellation,
    is_returned_canceled: !isReceipt && isCancellation,
    user,
    done_by: done_by === null ? null : { name: done_by },
    details: deposit_user_id === null ? [] : [{ quantity: left, deposit_user: deposit_user_id }],
    deposit_driver_id: id,
    deposit_user_id,
    center_id,
    created_at,
  };
}
