import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { CheckStatus } from '../../../../src/domain/money/refund/check.ts';
import { openStatuses, type PartStatus } from '../../../../src/domain/money/refund/refund.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { refundedState, takenStates } from '../../../../src/domain/payment/paygreen.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { Db, Tx } from '../connection/open.ts';
import { enterRefundMovement } from '../money.ts';
import { type RefundKind, refundChecks, refundParts, refunds } from '../schema/money/refunds.ts';
import { cardTransactions, paygreenTransactions } from '../schema/money/transactions.ts';
import { orderPayments, orderSheets } from '../schema/sheets.ts';

/** A part, with what its provider needs of the payment. */
export interface Part {
  readonly id: number;
  readonly refund: number;
  readonly kind: RefundKind;
  readonly order: OrderId;
  readonly cents: number;
  readonly status: PartStatus;
  readonly looks: number;
  /** When its refund was reserved: nobody was asked before. */
  readonly reservedAt: string;
  readonly payment: number;
  readonly type: string;
  /** What was refunded of the payment before. */
  readonly doneCents: number;
  /** Cents that the means paid. */
  readonly paidCents: number;
  /** Cents of other parts of the payment of which nobody knows yet whether they go back. */
  readonly othersOpenCents: number;
  /** How a person settled it, where one did (SUP-377). */
  readonly decidedAs: CheckStatus | null;
  /** The number by which Paygreen knows the payment; null for others. */
  readonly paymentOrder: string | null;
  /** The number by which the provider of cards knows the payment; null for others. */
  readonly cardPayment: string | null;
  /** The number by which Edenred knows the payment, and whose it is; null for others. */
  readonly mealPayment: string | null;
  readonly customer: CustomerId | null;
  /** The provider's number of a refund that was made in his own pages; null for ours. */
  readonly providerId: string | null;
}

const others = alias(refundParts, 'others');
const doneBefore = (db: Db) =>
  db
    .select({ cents: sql<number>`coalesce(sum(${others.amount_cents}), 0)::int` })
    .from(others)
    .where(and(eq(others.payment_id, refundParts.payment_id), eq(others.status, 'refunded')));
const othersOpen = (db: Db) =>
  db
    .select({ cents: sql<number>`coalesce(sum(${others.amount_cents}), 0)::int` })
    .from(others)
    .where(
      and(
        eq(others.payment_id, refundParts.payment_id),
        ne(others.id, refundParts.id),
        inArray(others.status, openStatuses),
      ),
    );
const decision = (db: Db) =>
  db
    .select({ status: refundChecks.status })
    .from(refundChecks)
    .where(and(eq(refundChecks.part_id, refundParts.id), ne(refundChecks.status, 'unknown')))
    .orderBy(desc(refundChecks.id))
    .limit(1);
const stateOf = sql`regexp_replace(${paygreenTransactions.status}, '^.*[.]', '')`;
const isTaken = inArray(stateOf, [...takenStates, refundedState]);
/** A customer may have tried more than once: the payment that was taken is the one, else his last try. */
export const paidByPaygreen = (db: Db) =>
  db
    .select({ number: paygreenTransactions.payment_order_id })
    .from(paygreenTransactions)
    .where(
      and(
        eq(paygreenTransactions.order_id, orderPayments.order_id),
        eq(orderPayments.type, 'paygreen'),
        eq(paygreenTransactions.amount_cents, orderPayments.amount_cents),
      ),
    )
    .orderBy(desc(isTaken), desc(paygreenTransactions.created_at))
    .limit(1);

/**
 * The number of a payment by card: of several of one amount, in the order of the sheet, each has its own. Only one that
 * succeeded is a payment.
 */
export const paidByCard = sql<string | null>`(
  select tried.payment_intent_id from ${cardTransactions} tried
  where tried.order_id = ${orderPayments.order_id} and tried.amount_cents = ${orderPayments.amount_cents}
    and tried.status = 'succeeded' and ${orderPayments.type} in ('stripe', 'checkout')
  group by tried.payment_intent_id order by min(tried.created_at), tried.payment_intent_id
  offset (
    select count(*) from ${orderPayments} before
    where before.order_id = ${orderPayments.order_id} and before.amount_cents = ${orderPayments.amount_cents}
      and before.type in ('stripe', 'checkout') and before.rank < ${orderPayments.rank}
  )
  limit 1
)`;

/** Who paid. */
const paidBy = sql<CustomerId | null>`(
  select sheet.customer_id from ${orderSheets} sheet where sheet.order_id = ${orderPayments.order_id}
)`.mapWith(orderSheets.customer_id);

export const selectParts = (db: Db) =>
  db
    .select({
      ...{ id: refundParts.id, refund: refundParts.refund_id, kind: refunds.kind, order: refunds.order_id },
      ...{ cents: refundParts.amount_cents, status: refundParts.status, looks: refundParts.looks },
      reservedAt: refunds.created_at,
      ...{ payment: orderPayments.id, type: orderPayments.type, paidCents: orderPayments.amount_cents },
      doneCents: sql<number>`(${doneBefore(db)})`,
      othersOpenCents: sql<number>`(${othersOpen(db)})`,
      decidedAs: sql<CheckStatus | null>`(${decision(db)})`,
      paymentOrder: sql<string | null>`(${paidByPaygreen(db)})`,
      ...{ cardPayment: paidByCard, providerId: refundParts.provider_id, mealPayment: orderPayments.reference },
      customer: paidBy,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id));

/** The parts of one refund that nobody has been asked for yet. */
export const requestedParts = (db: Db, refund: number): Promise<Part[]> =>
  selectParts(db)
    .where(and(eq(refundParts.refund_id, refund), eq(refundParts.status, 'requested')))
    .orderBy(asc(refundParts.id));

/** Parts that are due to be asked for or looked up; nobody looks for refused ones. */
export const dueParts = (db: Db, nowMs: number): Promise<Part[]> =>
  selectParts(db)
    .where(lte(refundParts.next_look_at, new Date(nowMs).toISOString()))
    .orderBy(asc(refundParts.id));

/** A part of an order, locked until the transaction ends; undefined where it is none of the order's. */
export async function lockPart(tx: Tx, order: OrderId, id: number): Promise<Part | undefined> {
  const which = eq(refundParts.id, id);
  await tx.select({ id: refundParts.id }).from(refundParts).where(which).for('update');
  const [part] = await selectParts(tx).where(and(which, eq(refunds.order_id, order)));
  return part;
}

/** A part of a payment; undefined for one of another payment, or of none. */
export async function findPartOf(db: Db, payment: number, id: number): Promise<Part | undefined> {
  const [part] = await selectParts(db).where(and(eq(refundParts.id, id), eq(refundParts.payment_id, payment)));
  return part;
}

/** A part as it is by now. */
export async function readPart(db: Db, id: number): Promise<Part> {
  const [part] = await selectParts(db).where(eq(refundParts.id, id));
  assert(part, 'a part is never taken away');
  return part;
}

interface Move {
  readonly from: PartStatus;
  readonly to: PartStatus;
  readonly error?: string | null;
  readonly nextLookMs: number | null;
}

/** Moves a part on, if it still is as it was; false where somebody else was first. */
export async function movePart(
  tx: Tx,
  id: number,
  { from, to, error, nextLookMs }: Move,
  nowMs: number,
): Promise<boolean> {
  const moved = await tx
    .update(refundParts)
    .set({
      ...{ status: to, error: error ?? null, updated_at: new Date(nowMs).toISOString(), looks: 0 },
      next_look_at: nextLookMs === null ? null : new Date(nextLookMs).toISOString(),
    })
    .where(and(eq(refundParts.id, id), eq(refundParts.status, from)))
    .returning({ id: refundParts.id });
  return moved.length > 0;
}

/** Remembers that a part was looked up in vain. */
export async function lookAgain(db: Db, { id, status, looks }: Part, nextLookMs: number | null): Promise<void> {
  await db
    .update(refundParts)
    .set({ looks: looks + 1, next_look_at: nextLookMs === null ? null : new Date(nextLookMs).toISOString() })
    .where(and(eq(refundParts.id, id), eq(refundParts.status, status)));
}

/**
 * Enters what a part gave back in the ledger, or takes the entry back where the provider refused it after all; the
 * number of what is entered.
 */
export async function bookPart(tx: Tx, part: Part, isRefunded: boolean, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({
      ...{ movement: refundParts.movement_id, key: refunds.operation_key, reason: refunds.reason },
      ...{ author: refunds.author_id, customer: orderSheets.customer_id },
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .leftJoin(orderSheets, eq(orderSheets.order_id, refunds.order_id))
    .where(eq(refundParts.id, part.id));
  assert(row, 'a part that is moved has a refund');
  const movement_id = await enterRefundMovement(tx, {
    ...{ order_id: part.order, customer_id: row.customer, payment_id: part.payment, cents: part.cents },
    ...{ operation_key: row.key, reason: row.reason, author_id: row.author, created_at: new Date(nowMs).toISOString() },
    cancels_id: isRefunded ? null : row.movement,
  });
  if (isRefunded) await tx.update(refundParts).set({ movement_id }).where(eq(refundParts.id, part.id));
  return movement_id;
}
