import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { openStatuses } from '../../../../src/domain/money/refund/refund.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { Db, Tx } from '../connection/open.ts';
import { refundChecks, refundParts, refunds } from '../schema/money/refunds.ts';
import { cardTransactions } from '../schema/money/transactions.ts';
import { orderPayments } from '../schema/sheets.ts';
import { paidByCard, paidByPaygreen } from './parts.ts';
import { enterStep } from './steps.ts';

// Refunds that were made in the pages of a provider, and payments by their numbers there (SUP-379).

/** A payment of an order, found by its provider's number. */
export interface FoundPayment {
  readonly id: number;
  readonly order: OrderId;
  readonly cents: number;
}

const found = { id: orderPayments.id, order: orderPayments.order_id, cents: orderPayments.amount_cents };

/** The payment of a card; undefined where no order was paid by it. */
export async function findByCard(db: Db, number: string): Promise<FoundPayment | undefined> {
  const { order_id, payment_intent_id } = cardTransactions;
  const itsOrder = db.select({ id: order_id }).from(cardTransactions).where(eq(payment_intent_id, number));
  // The join names the table before its columns, as the condition needs.
  const [one] = await db
    .select(found)
    .from(orderPayments)
    .innerJoin(sql`(select 1) as once`, sql`true`)
    .where(and(inArray(orderPayments.order_id, itsOrder), sql`${paidByCard} = ${number}`));
  return one;
}

/** The payment by a payment order at Paygreen; undefined where no order was paid by it. */
export async function findByPaygreen(db: Db, number: string): Promise<FoundPayment | undefined> {
  const [one] = await db
    .select(found)
    .from(orderPayments)
    .innerJoin(sql`(select 1) as once`, sql`true`)
    .where(and(eq(orderPayments.type, 'paygreen'), sql`(${paidByPaygreen(db)}) = ${number}`));
  return one;
}

/** Cents of these orders that went back in the pages of a provider, or are under way, by his number of the payment. */
export async function outsideBy(db: Db, orders: readonly OrderId[]): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const its = await db
    .select({
      card: paidByCard,
      paygreen: sql<string | null>`(${paidByPaygreen(db)})`,
      cents: refundParts.amount_cents,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id))
    .where(
      and(
        eq(refunds.kind, 'outside'),
        inArray(refunds.order_id, [...orders]),
        inArray(refundParts.status, ['pending', 'refunded']),
      ),
    );
  const sums = new Map<string, number>();
  for (const { card, paygreen, cents } of its) {
    const number = card ?? paygreen;
    if (number !== null) sums.set(number, (sums.get(number) ?? 0) + cents);
  }
  return sums;
}

interface Outside {
  readonly payment: FoundPayment;
  /** The provider's number of the refund: it is entered once. */
  readonly providerId: string;
  readonly cents: number;
  readonly nextLookMs: number | null;
}

/** The part of a refund by its provider's number; undefined for one that is not entered. */
async function findPart(db: Db, payment: number, providerId: string): Promise<number | undefined> {
  const [part] = await db
    .select({ id: refundParts.id })
    .from(refundParts)
    .where(and(eq(refundParts.payment_id, payment), eq(refundParts.provider_id, providerId)));
  return part?.id;
}

/** Enters a refund that nobody here made, once, as under way; the number of its part. The center is locked. */
export async function enterOutside(tx: Tx, outside: Outside, nowMs: number): Promise<number> {
  const { payment, providerId, cents, nextLookMs } = outside;
  const known = await findPart(tx, payment.id, providerId);
  if (known !== undefined) return known;
  const created_at = new Date(nowMs).toISOString();
  const [refund] = await tx
    .insert(refunds)
    .values({ order_id: payment.order, kind: 'outside', created_at })
    .returning({ id: refunds.id });
  assert(refund, 'a refund that is entered has a number');
  const [part] = await tx
    .insert(refundParts)
    .values({
      ...{ refund_id: refund.id, payment_id: payment.id, amount_cents: cents, provider_id: providerId },
      ...{ status: 'pending' as const, updated_at: created_at },
      next_look_at: nextLookMs === null ? null : new Date(nextLookMs).toISOString(),
    })
    .returning({ id: refundParts.id });
  assert(part, 'a part that is entered has a number');
  const answer = { number: providerId };
  await enterStep(tx, { refund: refund.id, part: part.id, kind: 'outside', changes: true, answer }, nowMs);
  return part.id;
}

/**
 * The parts of a payment that may have gone back without our knowing: those that are not over yet, and those of which a
 * person said that they did not (SUP-377).
 */
export async function doubtfulPartsOf(db: Db, payment: number): Promise<number[]> {
  const { id, status, payment_id } = refundParts;
  const denied = db
    .select({ id: refundChecks.id })
    .from(refundChecks)
    .where(and(eq(refundChecks.part_id, id), eq(refundChecks.status, 'refused')));
  const isDoubtful = or(inArray(status, openStatuses), and(eq(status, 'refused'), exists(denied)));
  const found = await db
    .select({ id })
    .from(refundParts)
    .where(and(eq(payment_id, payment), isDoubtful));
  return found.map((part) => part.id);
}

/** What went back of a payment, cents. */
export async function doneOf(db: Db, payment: number): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${refundParts.amount_cents}), 0)::int` })
    .from(refundParts)
    .where(and(eq(refundParts.payment_id, payment), eq(refundParts.status, 'refunded')));
  return sum?.cents ?? 0;
}

/** Shuts a payment that its customer disputes: nothing of it is refundable any more. False where it was shut already. */
export async function shutPayment(tx: Tx, payment: number, nowMs: number): Promise<boolean> {
  const shut = await tx
    .update(orderPayments)
    .set({ disputed_at: new Date(nowMs).toISOString() })
    .where(and(eq(orderPayments.id, payment), isNull(orderPayments.disputed_at)))
    .returning({ id: orderPayments.id });
  return shut.length > 0;
}
