import { and, asc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { Db } from '../connection/open.ts';
import { orders } from '../schema/day.ts';
import { refundParts, refunds } from '../schema/money/refunds.ts';
import { cardTransactions } from '../schema/money/transactions.ts';
import { type Part, selectParts } from './parts.ts';

// What is compared with the books of providers (OUR-163).

/** A part, and its order by name. */
export interface NamedPart extends Part {
  readonly named: NamedOrder;
}

export interface NamedOrder {
  readonly id: OrderId;
  readonly random_id: string | null;
  readonly center: CenterId;
}

/** The parts of refunds of a center that were asked for in this time. */
export const partsOfDay = (
  db: Db,
  { center, fromMs, toMs }: { readonly center: CenterId; readonly fromMs: number; readonly toMs: number },
): Promise<NamedPart[]> => {
  const { created_at } = refunds;
  const isThen = and(gte(created_at, new Date(fromMs).toISOString()), lt(created_at, new Date(toMs).toISOString()));
  const its = db.select({ id: orders.id }).from(orders).where(eq(orders.center_id, center));
  return namedParts(db, and(isThen, inArray(refunds.order_id, its)));
};

/** The parts of these numbers, and those that their provider knows by these. */
export const partsOfNumbers = (db: Db, ids: readonly number[], numbers: readonly string[]): Promise<NamedPart[]> =>
  ids.length + numbers.length === 0
    ? Promise.resolve([])
    : namedParts(db, or(inArray(refundParts.id, [...ids]), inArray(refundParts.provider_id, [...numbers])));

async function namedParts(db: Db, which: SQL | undefined): Promise<NamedPart[]> {
  const parts = await selectParts(db).where(which).orderBy(asc(refundParts.id));
  const named = await namesOf(db, [...new Set(parts.map(({ order }) => order))]);
  return parts.map((part) => {
    const its = named.get(part.order);
    assert(its, 'a refund has an order');
    return { ...part, named: its };
  });
}

async function namesOf(db: Db, ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, NamedOrder>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: orders.id, random_id: orders.random_id, center: orders.center_id })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(found.map((order) => [order.id, order]));
}

/** The orders that were paid by these payments of cards, by the number of the payment. */
export async function ordersOfCards(db: Db, payments: readonly string[]): Promise<ReadonlyMap<string, NamedOrder>> {
  if (payments.length === 0) return new Map();
  const { payment_intent_id, order_id } = cardTransactions;
  const found = await db
    .select({ payment: payment_intent_id, id: orders.id, random_id: orders.random_id, center: orders.center_id })
    .from(cardTransactions)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(inArray(payment_intent_id, [...payments]));
  return new Map(found.flatMap(({ payment, ...order }) => (payment === null ? [] : [[payment, order] as const])));
}
