import { and, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { type Given, givenDays } from '../../../../src/domain/money/limit/given.ts';
import { moneyTexts, reasonLabels } from '../../world/money-reasons.ts';
import type { Db } from '../connection/open.ts';
import { orders } from '../schema/day.ts';
import { type MoneyKind, moneyEntries, moneyMovements } from '../schema/money.ts';
import { refundParts, refunds } from '../schema/refunds.ts';
import { orderSheets } from '../schema/sheets.ts';

/**
 * What a customer was given in the days before a proposal and since (OUR-245): credits that were not cancelled whole,
 * refunds without parts that were refused. What one call gave over several lines is one.
 */
export async function readGiven(db: Db, customer: CustomerId, proposedAt: string): Promise<Given> {
  const since = new Date(Date.parse(proposedAt) - givenDays * 86_400_000).toISOString();
  const found = [...(await creditsSince(db, customer, since)), ...(await refundsSince(db, customer, since))];
  const calls = new Map<string, Found[]>();
  for (const it of found) {
    const call = `${it.kind}/${it.key ?? it.id}`;
    calls.set(call, [...(calls.get(call) ?? []), it]);
  }
  const entries = [...calls.values()]
    .flatMap(([first, ...rest]) => (first ? [{ ...one(first), amount: sumOf([first, ...rest]) }] : []))
    .toSorted((before, after) => after.created_at.localeCompare(before.created_at));
  const cents = entries.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);
  return { since, count: entries.length, amount: eurosOf(cents), entries };
}

const sumOf = (found: readonly Found[]) => eurosOf(found.reduce((sum, { cents }) => sum + cents, 0));

interface Found {
  readonly id: number;
  readonly key: string | null;
  readonly kind: 'credit' | 'refund';
  readonly label: string;
  readonly cents: number;
  readonly at: string;
  readonly order: Given['entries'][number]['order'];
}

const one = ({ kind, label, at, order }: Found) => ({
  kind,
  type_label: label,
  created_at: new Date(at).toISOString(),
  order,
});

const credited: MoneyKind[] = ['credit', 'late', 'shippingFee'];
const cancelling = alias(moneyMovements, 'cancelling');

async function creditsSince(db: Db, customer: CustomerId, since: string): Promise<Found[]> {
  const found = await db
    .select({
      movement: moneyMovements,
      cents: moneyEntries.amount_cents,
      order: { id: orders.id, random_id: orders.random_id },
    })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .leftJoin(orders, eq(orders.id, moneyMovements.order_id))
    .leftJoin(cancelling, eq(cancelling.cancels_id, moneyMovements.id))
    .where(
      and(
        eq(moneyEntries.credit_customer_id, customer),
        gte(moneyMovements.created_at, since),
        inArray(moneyMovements.kind, credited),
        gt(moneyEntries.amount_cents, 0),
        isNull(cancelling.id),
      ),
    );
  return found.map(({ movement: { id, operation_key, kind, reason, created_at }, cents, order }) => ({
    ...{ id, key: operation_key, kind: 'credit' as const, cents, at: created_at, order },
    label: reasonLabels.get(reason ?? '') ?? moneyTexts.kinds[kind],
  }));
}

async function refundsSince(db: Db, customer: CustomerId, since: string): Promise<Found[]> {
  const found = await db
    .select({
      refund: refunds,
      cents: sql<number>`sum(${refundParts.amount_cents})::int`,
      order: { id: orders.id, random_id: orders.random_id },
    })
    .from(refunds)
    .innerJoin(refundParts, eq(refundParts.refund_id, refunds.id))
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(orderSheets, eq(orderSheets.order_id, refunds.order_id))
    .where(
      and(eq(orderSheets.customer_id, customer), gte(refunds.created_at, since), ne(refundParts.status, 'refused')),
    )
    .groupBy(refunds.id, orders.id);
  return found.map(({ refund: { id, kind, reason, created_at }, cents, order }) => ({
    ...{ id, key: null, kind: 'refund' as const, cents, at: created_at, order },
    label:
      reasonLabels.get(reason ?? '') ??
      (kind === 'shippingFee' ? moneyTexts.kinds.shippingFee : moneyTexts.kinds.refund),
  }));
}
