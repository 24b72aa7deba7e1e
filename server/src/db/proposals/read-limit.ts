import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { limitName } from '../../../../src/domain/money/limit/limit.ts';
import type { MoneyLimit } from '../../../../src/domain/money/limit/limit-row.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { readGeneralConfigs } from '../center/general-configs.ts';
import type { Db } from '../connection/open.ts';
import { moneyEntries, moneyMovements } from '../schema/money/money.ts';
import { refundParts, refunds } from '../schema/money/refunds.ts';
import { cancelling, countsAsCredited, countsAsRefunded } from './what-counts.ts';

/** The limit of a center in cents; null where it has none. A value that is no amount closes: nobody meant "no limit". */
export async function readCenterLimit(db: Db, center: number | null | undefined): Promise<number | null> {
  if (!center) return null;
  const [config] = await readGeneralConfigs(db, [limitName(center)]);
  if (!config || config.value === null) return null;
  return typeof config.value === 'number' ? Math.max(0, centsOfEuros(config.value)) : 0;
}

/** The limit that holds for an order, with what was given for it by day of Paris (OUR-150). */
export async function readLimit(db: Db, order: OrderId, center: number | null | undefined): Promise<MoneyLimit | null> {
  const limitCents = await readCenterLimit(db, center);
  if (limitCents === null) return null;
  const days = new Map<string, number>();
  for (const { at, cents } of [...(await creditsGiven(db, order)), ...(await refundsGiven(db, order))]) {
    const day = parisDay(Date.parse(at));
    days.set(day, (days.get(day) ?? 0) + cents);
  }
  return { limit: eurosOf(limitCents), days: [...days].map(([day, cents]) => ({ day, amount: eurosOf(cents) })) };
}

const creditsGiven = (db: Db, order: OrderId) =>
  db
    .select({ at: moneyMovements.created_at, cents: moneyEntries.amount_cents })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .leftJoin(cancelling, eq(cancelling.cancels_id, moneyMovements.id))
    .where(and(eq(moneyMovements.order_id, order), isNotNull(moneyEntries.credit_customer_id), countsAsCredited));

/** Refunds on the day they were asked for, as far as no means refused them. */
const refundsGiven = (db: Db, order: OrderId) =>
  db
    .select({ at: refunds.created_at, cents: sql<number>`${refundParts.amount_cents}` })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(and(eq(refunds.order_id, order), countsAsRefunded));
