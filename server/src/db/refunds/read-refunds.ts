import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { openStatuses, type Refund } from '../../../../src/domain/money/refund/refund.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import { moneyTexts, reasonLabels } from '../../world/money-reasons.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { orders } from '../schema/day.ts';
import { type RefundKind, refundChecks, refundLines, refundParts, refunds } from '../schema/money/refunds.ts';
import { orderPayments, orderSheets } from '../schema/sheets.ts';
import { personIn, signedBy } from '../signed.ts';
import { readWords } from './checks.ts';

/** Cents of one means that went back, and those that are on their way or of which nobody knows. */
export interface Refunded {
  readonly doneCents: number;
  readonly openCents: number;
  /** A person looked for a part of it in vain: nobody knows, and it may stay so (SUP-377). */
  readonly isHeld: boolean;
}

export const notRefunded: Refunded = { doneCents: 0, openCents: 0, isHeld: false };

const sumsOfParts = {
  doneCents: sql<number>`coalesce(sum(${refundParts.amount_cents}) filter (where ${refundParts.status} = 'refunded'), 0)::int`,
  openCents: sql<number>`coalesce(sum(${refundParts.amount_cents}) filter (where ${inArray(refundParts.status, openStatuses)}), 0)::int`,
};

/** Whether somebody looked in vain for a part that nobody knows. */
const anyHeld = (db: Db) => {
  const looked = db.select({ part: refundChecks.part_id }).from(refundChecks);
  return sql<boolean>`bool_or(${refundParts.status} = 'unknown' and ${inArray(refundParts.id, looked)})`;
};

/** What went back of each payment of an order, by the number of the payment; others have none. */
export async function refundedByPayment(db: Db, order: number): Promise<ReadonlyMap<number, Refunded>> {
  const found = await db
    .select({ payment: refundParts.payment_id, ...sumsOfParts, isHeld: anyHeld(db) })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(isId(refunds.order_id, order))
    .groupBy(refundParts.payment_id);
  return new Map(found.map(({ payment, ...sums }) => [payment, sums]));
}

/** Cents of the delivery fee of an order that went back, or are on their way. */
export async function refundedFee(db: Db, order: number): Promise<number> {
  const [sum] = await db
    .select(sumsOfParts)
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(and(isId(refunds.order_id, order), eq(refunds.kind, 'shippingFee')));
  return sum ? sum.doneCents + sum.openCents : 0;
}

/** The units refunded of each line of an order: those of refunds of which not every part was refused. */
export async function refundedUnits(db: Db, order: number): Promise<ReadonlyMap<number, number>> {
  const counts = db
    .selectDistinct({ id: refundParts.refund_id })
    .from(refundParts)
    .where(ne(refundParts.status, 'refused'));
  const found = await db
    .select({ line: refundLines.line_id, units: sql<number>`sum(${refundLines.quantity})::int` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refund_id))
    .where(and(isId(refunds.order_id, order), inArray(refunds.id, counts)))
    .groupBy(refundLines.line_id);
  return new Map(found.map(({ line, units }) => [line, units]));
}

/** The orders of a customer of which a part of a refund is not over yet. */
export async function readRefundedNow(db: Db, customer: CustomerId): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: orders.id, random_id: orders.random_id })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(and(eq(orderSheets.customer_id, customer), inArray(refundParts.status, openStatuses)))
    .orderBy(asc(orders.id));
  return found.map(({ id, random_id }) => orderName({ orderId: id, randomId: random_id }));
}

/** The refunds of an order with their parts, the latest first. */
export async function readRefunds(db: Db, order: number): Promise<Refund[]> {
  const found = await db
    .select({
      refund: refunds,
      author: authors.name,
      user: personIn(users),
    })
    .from(refunds)
    .leftJoin(authors, eq(authors.id, refunds.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .where(isId(refunds.order_id, order))
    .orderBy(desc(refunds.id));
  const parts = await readParts(
    db,
    found.map(({ refund }) => refund.id),
  );
  const words = await readWords(
    db,
    parts.map(({ id }) => id),
  );
  return found.map(({ refund: { id, kind, reason, created_at, operation_key }, author, user }) => {
    const its = parts.filter(({ refund_id }) => refund_id === id);
    return {
      ...{ id, created_at, amount: eurosOf(its.reduce((sum, { amount_cents }) => sum + amount_cents, 0)) },
      type_label: reasonLabels.get(reason ?? '') ?? labelOf(kind),
      done_by: signedBy(user, author),
      operation_id: operation_key,
      parts: its.map(({ id: part, type, amount_cents, status, updated_at, error, looks, next_look_at }) => ({
        ...{ id: part, type, amount: eurosOf(amount_cents), status, updated_at, error, looks, next_look_at },
        ...words.get(part),
      })),
    };
  });
}

function labelOf(kind: RefundKind): string {
  if (kind === 'outside') return moneyTexts.outside;
  return moneyTexts.kinds[kind === 'shippingFee' ? 'shippingFee' : 'refund'];
}

async function readParts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, refund_id, amount_cents, status, updated_at, error, looks, next_look_at } = refundParts;
  return db
    .select({ id, refund_id, amount_cents, status, updated_at, error, looks, next_look_at, type: orderPayments.type })
    .from(refundParts)
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id))
    .where(isAnyOf(refund_id, ids))
    .orderBy(asc(id));
}

/** The words with which every part of a refund was refused; null for any other end. */
export const refusalOfRefund = (db: Db, refund: number): Promise<string | null> =>
  refusalIn(db, eq(refunds.id, refund));

/** The same by the key of its call; null for a call that refunds nothing, or that does more than that (SUP-257). */
export const refusalOfOperation = async (db: Db, key: string): Promise<string | null> => {
  const which = and(eq(refunds.operation_key, key), ne(refunds.kind, 'canceled'));
  return which ? refusalIn(db, which) : null;
};

async function refusalIn(db: Db, which: SQL): Promise<string | null> {
  const found = await db
    .select({ status: refundParts.status, error: refundParts.error })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(which)
    .orderBy(asc(refundParts.id));
  if (found.length === 0 || found.some(({ status }) => status !== 'refused')) return null;
  return [...new Set(found.flatMap(({ error }) => error ?? []))].join(' ');
}
