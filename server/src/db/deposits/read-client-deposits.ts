import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { ClientDebt, ClientHistory } from '../../../../src/domain/deposit/deposit.ts';
import { dateText } from '../../../../src/domain/time/paris-time.ts';
import { groupBy } from '../../world/group-by.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { depositEntries, depositMovements, depositProducts, driverDeposits, userDeposits } from '../schema/deposits.ts';
import type { PageOf } from './read-deposits.ts';

type Product = typeof depositProducts.$inferSelect;
const euros = (cents: number) => cents / 100;
const told = ({ deposit_label, picture_thumbnail_url }: Product) => ({ deposit_label, picture_thumbnail_url });
const held = sql<number>`sum(${depositEntries.quantity})::int`;

interface Account {
  readonly product: Product;
  readonly order_id: number | null;
  readonly order_random_id: string | null;
  readonly quantity: number;
}

/** A client's remaining deposits by product, with the orders on which he paid them (API-121). */
export async function readClientDebts(db: Db, user: number): Promise<ClientDebt[]> {
  const { order_id, order_random_id } = userDeposits;
  const accounts = await db
    .select({ product: depositProducts, order_id, order_random_id, quantity: held })
    .from(userDeposits)
    .innerJoin(depositProducts, eq(depositProducts.id, userDeposits.product_id))
    .innerJoin(depositEntries, eq(depositEntries.user_deposit_id, userDeposits.id))
    .where(isId(userDeposits.user_id, user))
    .groupBy(depositProducts.id, order_id, order_random_id)
    .having(sql`${held} > 0`)
    .orderBy(asc(depositProducts.deposit_label), desc(order_id));
  return [...groupBy(accounts, ({ product }) => product.id).values()].flatMap(debtOf);
}

function debtOf(accounts: readonly Account[]): ClientDebt[] {
  const [first] = accounts;
  if (!first) return [];
  const { product } = first;
  const quantity = accounts.reduce((sum, account) => sum + account.quantity, 0);
  const amountOf = (pieces: number) => euros(pieces * product.deposit_unit_price_cents);
  const orders = accounts.flatMap(({ order_id, order_random_id, quantity: pieces }) =>
    order_id === null ? [] : [{ order_id, random_id: order_random_id, amount: amountOf(pieces) }],
  );
  return [
    {
      ...{ product_id: product.id, product: told(product), quantity, amount: amountOf(quantity) },
      ...{ orders_quantity: orders.length, orders },
    },
  ];
}

type PaidDeposit = ClientHistory['results'][number];

/** A page of the deposits a client paid, the latest first, with the state of each (API-120), and their total number. */
export async function readClientDeposits(db: Db, user: number, { offset, limit }: PageOf) {
  const his = isId(userDeposits.user_id, user);
  const [counted] = await db.select({ count: count() }).from(userDeposits).where(his);
  const bought = sql<number>`coalesce(sum(${depositEntries.quantity}) filter (where ${depositMovements.movement} = 'sale'), 0)::int`;
  const sold = await db
    .select({
      id: userDeposits.id,
      product: depositProducts,
      bought,
      quantity: held,
      at: sql<string>`min(${depositMovements.created_at})`,
    })
    .from(userDeposits)
    .innerJoin(depositProducts, eq(depositProducts.id, userDeposits.product_id))
    .innerJoin(depositEntries, eq(depositEntries.user_deposit_id, userDeposits.id))
    .innerJoin(depositMovements, eq(depositMovements.id, depositEntries.movement_id))
    .where(his)
    .groupBy(userDeposits.id, depositProducts.id)
    .orderBy(desc(sql`min(${depositMovements.created_at})`), desc(userDeposits.id))
    .offset(offset)
    .limit(limit);
  const receipts = await readReceipts(
    db,
    sold.map(({ id }) => id),
  );
  const rows = sold.map(({ id, product, quantity, at, ...sale }): PaidDeposit => {
    const its = receipts.filter((row) => row.deposit === id);
    const given = sale.bought - quantity;
    return {
      ...{ id, formated_created_at: dateText(Date.parse(at)), product_infos: told(product) },
      ...{ quantity_bought: sale.bought, quantity, quantity_given: given },
      total_credited_amount: euros(given * product.deposit_unit_price_cents),
      status: { quantity_returned: its.reduce((sum, row) => sum + row.returned, 0), quantity_returned_canceled: 0 },
      details: its.map(({ movement, quantity: moved, driver, center_id, cancel_status, cancellable }) => ({
        ...{ quantity: moved, deposit_driver: movement, driver, center_id },
        status: { cancel_status, quantity_can_cancel_receive: cancellable },
      })),
    };
  });
  return { rows, count: counted?.count ?? 0 };
}

/**
 * The receipts of clients' deposits and their cancellations, in order of entry. `returned` is how much of each the
 * driver has given back since: what he gives back counts for his oldest receipts. `cancellable` is how much can go back
 * to the client.
 */
async function readReceipts(db: Db, deposits: readonly number[]) {
  const { id, driver_id, center_id, product_id, movement, quantity, cancels, deposit_user_id } = driverDeposits;
  const root = sql`coalesce(${cancels}, ${id})`;
  const mine = db
    .selectDistinct({ driver_id, center_id, product_id })
    .from(driverDeposits)
    .where(isAnyOf(deposit_user_id, deposits))
    .as('mine');
  const ofMine = and(eq(mine.driver_id, driver_id), eq(mine.center_id, center_id), eq(mine.product_id, product_id));
  const account = sql`partition by ${driver_id}, ${center_id}, ${product_id}`;
  const sums = db
    .select({
      root: sql<number>`${root}::int8`.mapWith(Number).as('root'),
      left: sql<number>`sum(case ${movement} when 'receipt' then ${quantity} else 0 end)::int`.as('left_of_it'),
      before:
        sql<number>`(sum(sum(case ${movement} when 'receipt' then ${quantity} else 0 end)) over (${account} order by ${root}))::int`.as(
          'up_to_it',
        ),
      received:
        sql<number>`(sum(sum(case ${movement} when 'receipt' then ${quantity} else 0 end)) over (${account}))::int`.as(
          'received_in_all',
        ),
      given:
        sql<number>`(sum(sum(case ${movement} when 'return' then ${quantity} else 0 end)) over (${account}))::int`.as(
          'given_back',
        ),
    })
    .from(driverDeposits)
    .innerJoin(mine, ofMine)
    .groupBy(root, driver_id, center_id, product_id)
    .as('sums');
  const found = await db
    .select({
      movement: id,
      deposit: deposit_user_id,
      quantity,
      cancels,
      left: sums.left,
      before: sums.before,
      given: sums.given,
      received: sums.received,
      center_id,
      driver: { id: drivers.id, name: drivers.name },
    })
    .from(driverDeposits)
    .innerJoin(sums, sql`${sums.root} = ${root}`)
    .innerJoin(drivers, eq(drivers.id, driver_id))
    .where(isAnyOf(deposit_user_id, deposits))
    .orderBy(asc(id));
  return found.map(({ left, before, given, received, ...row }) => ({
    ...row,
    // The number of this product that the driver still has, from whichever receipt.
    cancellable: row.cancels === null ? Math.max(0, Math.min(left, received - given)) : 0,
    cancel_status: row.cancels !== null || left === row.quantity ? 'none' : left === 0 ? 'total' : 'partial',
    returned: row.cancels === null ? Math.max(0, Math.min(left, given - (before - left))) : 0,
  }));
}
