import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import { eurosOf } from '../../../src/domain/money/cents.ts';
import type { CreditEntry } from '../../../src/domain/money/credit/entry.ts';
import type { AccountEntry } from '../../../src/domain/money/credit/spent.ts';
import { hourText, parisDay } from '../../../src/domain/time/paris-time.ts';
import { moneyTexts, reasonLabels } from '../world/money-reasons.ts';
import type { Db } from './connection/open.ts';
import { isId } from './ids.ts';
import { users } from './schema/accounts.ts';
import { authors } from './schema/authors.ts';
import { orders } from './schema/day.ts';
import { type MoneyKind, moneyEntries, moneyMovements } from './schema/money/money.ts';
import { orderLines } from './schema/sheets.ts';
import { personIn, signedBy } from './signed.ts';

/** Kinds of movements by which the house gives for an order. */
export const givenKinds: MoneyKind[] = ['credit', 'late', 'shippingFee'];

/** The credit of a customer, cents: the sum of his entries. */
export async function creditOf(db: Db, customer: number): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${moneyEntries.amount_cents}), 0)::int` })
    .from(moneyEntries)
    .where(isId(moneyEntries.credit_customer_id, customer));
  return sum?.cents ?? 0;
}

/** What was credited for an order, cents, by kind; below 0 what was spent on it. */
export async function creditsOfOrder(db: Db, order: number): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ kind: moneyMovements.kind, cents: sql<number>`sum(${moneyEntries.amount_cents})::int` })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .where(and(isId(moneyMovements.order_id, order), isNotNull(moneyEntries.credit_customer_id)))
    .groupBy(moneyMovements.kind);
  return new Map(found.map(({ kind, cents }) => [kind, cents]));
}

/** The units credited of each line of an order. */
export async function creditedUnits(db: Db, order: number): Promise<ReadonlyMap<number, number>> {
  const { line_id, quantity, order_id } = moneyMovements;
  const found = await db
    .select({ line: line_id, units: sql<number>`sum(${quantity})::int` })
    .from(moneyMovements)
    .where(and(isId(order_id, order), isNotNull(line_id)))
    .groupBy(line_id);
  return new Map(found.flatMap(({ line, units }) => (line === null ? [] : [[line, units] as const])));
}

/** An entry of a customer's account, with its movement's own fields. */
export interface BookedEntry extends AccountEntry {
  readonly kind: MoneyKind;
  readonly reason: string | null;
  readonly quantity: number | null;
}

/** Every entry of a customer's account, the oldest first. */
export async function accountOf(db: Db, customer: CustomerId): Promise<BookedEntry[]> {
  const { id, kind, reason, quantity, cancels_id: cancels, line_id: line, order_id: order } = moneyMovements;
  const found = await db
    .select({ id, kind, reason, quantity, cancels, line, order, cents: moneyEntries.amount_cents })
    .from(moneyEntries)
    .innerJoin(moneyMovements, eq(moneyMovements.id, moneyEntries.movement_id))
    .where(eq(moneyEntries.credit_customer_id, customer))
    .orderBy(asc(id));
  return found.map((entry) => ({ ...entry, isSpent: entry.kind === 'spent' }));
}

/** The entries of a customer's credits, the latest first (API-S58). */
export async function readCredits(db: Db, customer: CustomerId): Promise<CreditEntry[]> {
  const cancelling = alias(moneyMovements, 'cancelling');
  const found = await db
    .select({
      movement: moneyMovements,
      cents: moneyEntries.amount_cents,
      order: { id: orders.id, random_id: orders.random_id },
      product: orderLines.product_id,
      author: authors.name,
      user: personIn(users),
      cancelled: cancelling.id,
    })
    .from(moneyEntries)
    .innerJoin(moneyMovements, eq(moneyMovements.id, moneyEntries.movement_id))
    .leftJoin(orders, eq(orders.id, moneyMovements.order_id))
    .leftJoin(orderLines, eq(orderLines.id, moneyMovements.line_id))
    .leftJoin(authors, eq(authors.id, moneyMovements.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .leftJoin(cancelling, eq(cancelling.cancels_id, moneyMovements.id))
    .where(eq(moneyEntries.credit_customer_id, customer))
    .orderBy(desc(moneyMovements.id));
  return found.map((row) => ({
    id: row.movement.id,
    order: row.order,
    day: parisDay(Date.parse(row.movement.created_at)),
    time: hourText(row.movement.created_at),
    amount: eurosOf(row.cents),
    usage: usageOf(row),
    product_id: row.product,
    type_label: reasonLabels.get(row.movement.reason ?? '') ?? moneyTexts.kinds[row.movement.kind],
    done_by: signedBy(row.user, row.author),
    discount_code: null,
    user: { id: customer },
    operation_id: row.movement.operation_key,
    is_cancelled: row.cancelled !== null,
  }));
}

interface Used {
  readonly movement: typeof moneyMovements.$inferSelect;
  readonly cents: number;
  readonly cancelled: number | null;
}

function usageOf({ movement: { kind, cancels_id }, cents, cancelled }: Used): string {
  const { spent, cancelling, cancelled: gone, given, taken } = moneyTexts.usages;
  if (kind === 'spent') return spent;
  if (cancels_id !== null) return cancelling;
  if (cancelled !== null) return gone;
  return cents > 0 ? given : taken;
}
