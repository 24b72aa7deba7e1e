import { sql } from 'drizzle-orm';
import type { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { authorOf } from './authors.ts';
import type { Tx } from './connection/open.ts';
import { type CreditKind, moneyEntries, moneyMovements, moneyNotes } from './schema/money/money.ts';
import type { orderPayments } from './schema/sheets.ts';

type Account = Pick<
  typeof moneyEntries.$inferInsert,
  'payment_id' | 'sale_order_id' | 'credit_customer_id' | 'is_house'
>;

/** Cents from one account to another. */
interface Movement extends Omit<typeof moneyMovements.$inferInsert, 'id'> {
  readonly from: Account;
  readonly into: Account;
  readonly cents: number;
  readonly notes?: string;
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Enters movements in the order given, each with two entries; their numbers. */
async function enterMoney(tx: Tx, movements: readonly Movement[]): Promise<number[]> {
  const ids = await takeMovementIds(tx, movements.length);
  const entered = movements.map((movement, at) => {
    const id = ids[at];
    assert(id !== undefined, 'as many ids as movements');
    return { ...movement, id };
  });
  for (let from = 0; from < entered.length; from += batch) {
    const some = entered.slice(from, from + batch);
    await tx
      .insert(moneyMovements)
      .values(some.map(({ from: _, into: __, cents: ___, notes: ____, ...movement }) => movement));
    await tx.insert(moneyEntries).values(
      some.flatMap(({ id: movement_id, from: out, into, cents }) => [
        { ...out, movement_id, amount_cents: -cents },
        { ...into, movement_id, amount_cents: cents },
      ]),
    );
    const noted = some.flatMap(({ id: movement_id, notes }) => (notes ? [{ movement_id, notes }] : []));
    if (noted.length > 0) await tx.insert(moneyNotes).values(noted);
  }
  return ids;
}

async function takeMovementIds(tx: Tx, count: number): Promise<number[]> {
  const taken = await tx
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('money_movements', 'id'))` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return taken.map(({ id }) => Number(id));
}

type Payment = Pick<typeof orderPayments.$inferSelect, 'id' | 'order_id' | 'amount_cents'> & {
  readonly customer_id: number | null;
  readonly paid_at: string;
};

/** Enters the payments of orders by their means, with the customer. */
export async function enterPayments(tx: Tx, payments: readonly Payment[]): Promise<void> {
  await enterMoney(
    tx,
    payments.map(({ id, order_id, amount_cents, customer_id, paid_at }) => ({
      ...{ kind: 'payment' as const, order_id, customer_id, created_at: paid_at },
      ...{ from: { payment_id: id }, into: { sale_order_id: order_id }, cents: amount_cents },
    })),
  );
}

interface RefundMovement extends Omit<typeof moneyMovements.$inferInsert, 'id' | 'kind' | 'order_id'> {
  readonly order_id: OrderId;
  readonly payment_id: number;
  readonly cents: number;
}

/** Enters what went back to a means, or takes such an entry back (`cancels_id`). */
export async function enterRefundMovement(tx: Tx, { payment_id, cents, ...about }: RefundMovement): Promise<number> {
  const [sale, means] = [{ sale_order_id: about.order_id }, { payment_id }];
  const way = about.cancels_id ? { from: means, into: sale } : { from: sale, into: means };
  const [id] = await enterMoney(tx, [{ ...about, ...way, kind: 'refund', cents }]);
  assert(id !== undefined, 'a movement that is entered has a number');
  return id;
}

/** Credit given to a customer, below 0 where it is taken back, or spent by him on an order (always below 0). */
export interface NewCredit extends Omit<typeof moneyMovements.$inferInsert, 'id' | 'kind' | 'customer_id'> {
  readonly kind: CreditKind | 'spent';
  readonly customer_id: number;
  readonly cents: number;
  readonly notes?: string;
}

/** Enters credits given to customers, and credit they spent on orders. */
export async function enterCredits(tx: Tx, credits: readonly NewCredit[]): Promise<void> {
  await enterMoney(tx, credits.map(movementOf));
}

function movementOf({ cents, ...credit }: NewCredit): Movement {
  const account: Account = { credit_customer_id: credit.customer_id };
  if (credit.kind !== 'spent') return { ...credit, from: { is_house: true }, into: account, cents };
  assert(credit.order_id, 'a credit is spent on an order');
  return { ...credit, from: account, into: { sale_order_id: credit.order_id }, cents: -cents };
}

/** Gives a customer credits from the house, under the key of the call. */
export const giveCredits =
  (by: string, credits: readonly Omit<NewCredit, 'author_id' | 'created_at' | 'operation_key'>[]) =>
  async (tx: Tx, nowMs: number, operation_key: string | null): Promise<void> => {
    const about = { operation_key, author_id: await authorOf(tx, by), created_at: new Date(nowMs).toISOString() };
    await enterCredits(
      tx,
      credits.map((credit) => ({ ...credit, ...about })),
    );
  };
