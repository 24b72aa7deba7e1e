import { and, desc, eq, gt } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { CardTransaction } from '../../../../src/domain/payment/card-transaction.ts';
import type { PaygreenTransaction } from '../../../../src/domain/payment/paygreen.ts';
import { dateTimeText } from '../../../../src/domain/time/paris-time.ts';
import { dayMs } from '../../world/clock.ts';
import type { WorldTransactions } from '../../world/orders/transactions.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { outsideBy } from '../refunds/outside.ts';
import { orders } from '../schema/day.ts';
import {
  type CardRow,
  cardTransactions as cards,
  paygreenTransactions as paygreen,
} from '../schema/money/transactions.ts';

/** How far back card transactions go (SUP-130). */
const cardDays = 7;

/** The card transactions of a customer in the last seven days, the newest first. */
export async function readCardTransactions(db: Db, customer: CustomerId, nowMs: number): Promise<CardTransaction[]> {
  const since = new Date(nowMs - cardDays * dayMs).toISOString();
  const found = await db
    .select({ card: cards, random_id: orders.random_id })
    .from(cards)
    .leftJoin(orders, eq(orders.id, cards.order_id))
    .where(and(isId(cards.customer_id, customer), gt(cards.created_at, since)))
    .orderBy(desc(cards.created_at), desc(cards.id));
  const outside = await outsideBy(db, ordersIn(found.map(({ card }) => card)));
  return found.map(({ card, random_id }) => ({
    payment_intent_id: card.payment_intent_id,
    charge_id: card.charge_id,
    order: card.order_id === null ? null : { id: card.order_id, random_id },
    status: card.status,
    created_formated: dateTimeText(card.created_at),
    amount: card.amount_cents,
    // A try that failed has nothing to give back.
    refunded_outside: card.status === 'succeeded' ? (outside.get(card.payment_intent_id) ?? 0) : 0,
    has_3ds: card.has_3ds,
    status_3ds: card.status_3ds,
    message: { message: card.message, full_message: card.full_message },
    outcome_risk_level: card.risk_level,
    outcome_risk_score: card.risk_score,
    receipt_url: card.receipt_url,
  }));
}

type PaygreenRow = typeof paygreen.$inferSelect;

const ordersIn = (rows: readonly { readonly order_id: OrderId | null }[]) =>
  rows.flatMap(({ order_id }) => order_id ?? []);

const paygreenAnswer = (row: PaygreenRow, outside: ReadonlyMap<string, number>): PaygreenTransaction => ({
  id: row.id,
  payment_order_id: row.payment_order_id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  amount: row.amount_cents,
  refunded_outside: outside.get(row.payment_order_id) ?? 0,
  status: row.status,
});

/** The Paygreen transactions of a customer, the newest first. */
export async function readPaygreenTransactions(db: Db, customer: CustomerId): Promise<PaygreenTransaction[]> {
  const found = await db
    .select()
    .from(paygreen)
    .where(isId(paygreen.customer_id, customer))
    .orderBy(desc(paygreen.created_at), desc(paygreen.id));
  const outside = await outsideBy(db, ordersIn(found));
  return found.map((row) => paygreenAnswer(row, outside));
}

/** A transaction by the provider's number; undefined where the customer has no such one. */
export async function readPaygreenTransaction(
  db: Db,
  customer: CustomerId,
  paymentOrder: string,
): Promise<PaygreenTransaction | undefined> {
  const [found] = await db
    .select()
    .from(paygreen)
    .where(and(isId(paygreen.customer_id, customer), eq(paygreen.payment_order_id, paymentOrder)));
  return found && paygreenAnswer(found, await outsideBy(db, ordersIn([found])));
}

/** A payment order of any customer, as its provider knows it. */
export async function findPaymentOrder(db: Db, paymentOrder: string) {
  const { payment_order_id, amount_cents, status } = paygreen;
  const [found] = await db
    .select({ id: payment_order_id, amount: amount_cents, status })
    .from(paygreen)
    .where(eq(payment_order_id, paymentOrder));
  return found;
}

/** A payment by card of any customer, as its provider knows it. */
export async function findCardPayment(db: Db, number: string) {
  const [found] = await db
    .select({ amount: cards.amount_cents })
    .from(cards)
    .where(and(eq(cards.payment_intent_id, number), eq(cards.status, 'succeeded')));
  return found;
}

/** Records the status of a payment as its provider says it. */
export async function recordPaygreenStatus(db: Db, paymentOrder: string, status: string, nowMs: number): Promise<void> {
  await db
    .update(paygreen)
    .set({ status, updated_at: new Date(nowMs).toISOString() })
    .where(eq(paygreen.payment_order_id, paymentOrder));
}

/** Clears words of banks and pages of receipts, which may name the customer; numbers and amounts stay (SUP-583). */
export async function clearTransactions(tx: Tx, customer: CustomerId): Promise<void> {
  await tx
    .update(cards)
    .set({ message: null, full_message: null, receipt_url: null })
    .where(isId(cards.customer_id, customer));
}

/** Writes attempts to pay by card as their provider has them now. */
export async function writeCards(tx: Tx, rows: readonly CardRow[]): Promise<void> {
  for (const row of rows) await tx.insert(cards).values(row).onConflictDoUpdate({ target: cards.id, set: row });
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Inserts the transactions of orders; the orders and customers exist already, known ones stay. */
export async function insertTransactions(tx: Tx, { card, paygreen: paid }: WorldTransactions): Promise<void> {
  for (let from = 0; from < card.length; from += batch)
    await tx
      .insert(cards)
      .values(card.slice(from, from + batch))
      .onConflictDoNothing();
  for (let from = 0; from < paid.length; from += batch)
    await tx
      .insert(paygreen)
      .values(paid.slice(from, from + batch))
      .onConflictDoNothing();
}
