import { sql } from 'drizzle-orm';
import type { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { authorOf } from './authors.ts';
import type { Tx } from './connection/open.ts';
import { type MoneyKind, moneyEntries, moneyMovements } from './schema/money.ts';
import { clientCredits } from './schema/outgoing.ts';
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
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Enters movements in the order given, each with two entries. */
async function enterMoney(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const ids = await takeMovementIds(tx, movements.length);
  const entered = movements.map((movement, at) => {
    const id = ids[at];
    assert(id !== undefined, 'as many ids as movements');
    return { ...movement, id };
  });
  for (let from = 0; from < entered.length; from += batch) {
    const some = entered.slice(from, from + batch);
    await tx.insert(moneyMovements).values(some.map(({ from: _, into: __, cents: ___, ...movement }) => movement));
    await tx.insert(moneyEntries).values(
      some.flatMap(({ id: movement_id, from: out, into, cents }) => [
        { ...out, movement_id, amount_cents: -cents },
        { ...into, movement_id, amount_cents: cents },
      ]),
    );
  }
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
export const enterPayments = (tx: Tx, payments: readonly Payment[]): Promise<void> =>
  enterMoney(
    tx,
    payments.map(({ id, order_id, amount_cents, customer_id, paid_at }) => ({
      ...{ kind: 'payment' as const, order_id, customer_id, created_at: paid_at },
      ...{ from: { payment_id: id }, into: { sale_order_id: order_id }, cents: amount_cents },
    })),
  );

export type CreditReason = typeof clientCredits.$inferSelect.reason;

/** An entry of customers' credits, with the key of the call that made it. */
export type NewCredit = Omit<typeof clientCredits.$inferInsert, 'id'> & { readonly operation_key?: string | null };

/** Enters credits given to customers, and credit they spent on orders: in their accounts and in the log together. */
export async function enterCredits(tx: Tx, credits: readonly NewCredit[]): Promise<void> {
  if (credits.length === 0) return;
  await tx.insert(clientCredits).values(credits.map(({ operation_key: _, ...credit }) => credit));
  await enterMoney(tx, credits.map(movementOf));
}

function movementOf({ client_id, order_id, reason, amount_cents, operation_key, ...made }: NewCredit): Movement {
  const credit: Account = { credit_customer_id: client_id };
  const about = { ...made, kind: reason satisfies MoneyKind, order_id, customer_id: client_id, operation_key };
  if (reason !== 'spent') return { ...about, from: { is_house: true }, into: credit, cents: amount_cents };
  assert(order_id, 'a credit is spent on an order');
  return { ...about, from: credit, into: { sale_order_id: order_id }, cents: -amount_cents };
}

interface About {
  readonly orderId: OrderId;
  readonly clientId: number;
  readonly by: string;
}

/** Gives a customer a credit from the house. */
export const enterCredit =
  ({ orderId, clientId, by }: About, reason: Exclude<CreditReason, 'spent'>, amount_cents: number) =>
  async (tx: Tx, nowMs: number, operation_key: string | null): Promise<void> => {
    const about = { client_id: clientId, order_id: orderId, author_id: await authorOf(tx, by) };
    await enterCredits(tx, [
      { ...about, reason, amount_cents, operation_key, created_at: new Date(nowMs).toISOString() },
    ]);
  };
