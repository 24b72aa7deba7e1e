import { and, eq, gte, sql } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { type Given, givenDays } from '../../../../src/domain/money/limit/given.ts';
import type { Proposal } from '../../../../src/domain/money/limit/proposal-row.ts';
import { moneyTexts, reasonLabels } from '../../world/money-reasons.ts';
import type { Db } from '../connection/open.ts';
import { readCustomerOf } from '../customers/customer-lock.ts';
import { orders } from '../schema/day.ts';
import { moneyEntries, moneyMovements } from '../schema/money/money.ts';
import { refundParts, refunds } from '../schema/money/refunds.ts';
import { orderSheets } from '../schema/sheets.ts';
import type { StoredProposal } from './proposals.ts';
import { cancelling, countsAsCredited, countsAsRefunded } from './what-counts.ts';

/** A proposal as it is told: one to be decided or reviewed with what its customer was given (OUR-245). */
export async function toldWithGiven(db: Db, { told, order }: StoredProposal): Promise<Proposal> {
  const { status, created_at } = told;
  const isOpen = status === 'proposed' || status === 'to_review';
  const customer = isOpen ? await readCustomerOf(db, order.id) : null;
  return { ...told, given_before: customer && created_at ? await readGiven(db, customer, created_at) : null };
}

/**
 * What a customer was given in the days before a proposal and since (OUR-245): credits that were not cancelled whole,
 * refunds without parts that were refused. What one call gave over several lines is one.
 */
async function readGiven(db: Db, customer: CustomerId, proposedAt: string): Promise<Given> {
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
    .where(and(eq(moneyEntries.credit_customer_id, customer), gte(moneyMovements.created_at, since), countsAsCredited));
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
    .where(and(eq(orderSheets.customer_id, customer), gte(refunds.created_at, since), countsAsRefunded))
    .groupBy(refunds.id, orders.id);
  return found.map(({ refund: { id, kind, reason, created_at }, cents, order }) => ({
    ...{ id, key: null, kind: 'refund' as const, cents, at: created_at, order },
    label:
      reasonLabels.get(reason ?? '') ??
      (kind === 'shippingFee' ? moneyTexts.kinds.shippingFee : moneyTexts.kinds.refund),
  }));
}
