import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { boundsOfDay } from '../../../../src/domain/driver-log/day-bounds.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import type { MoneyDay, MoneyEntry, MoneyEntryKind } from '../../../../src/domain/money/day/entry.ts';
import { openStatuses } from '../../../../src/domain/money/refund/refund.ts';
import { moneyTexts, reasonLabels } from '../../world/money-reasons.ts';
import type { Db } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { orders } from '../schema/day.ts';
import { type MoneyKind, moneyEntries, moneyMovements } from '../schema/money/money.ts';
import { refundParts, refunds } from '../schema/money/refunds.ts';
import { orderPayments } from '../schema/sheets.ts';
import { personIn, signedBy } from '../signed.ts';

/** Kinds that move money to a customer or back: not what he paid himself, nor what a sponsorship gave him. */
const given: MoneyKind[] = ['refund', 'credit', 'late', 'shippingFee'];

interface Asked {
  readonly center: CenterId;
  /** Of Paris: an entry counts on the day it was written (OUR-140). */
  readonly day: string;
}

/** The money of a center's orders on a day, and what is not over yet of the refunds that were asked for on it. */
export async function readMoneyDay(db: Db, asked: Asked): Promise<MoneyDay> {
  const entries = await readEntries(db, asked);
  const total = eurosOf(entries.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0));
  return { entries, count: entries.length, total, open_parts: await readOpenParts(db, asked) };
}

/** Whether an instant is of the day, which has 23 or 25 hours when the clocks change. */
function isOn(column: typeof moneyMovements.created_at | typeof refunds.created_at, day: string): SQL | undefined {
  const bounds = boundsOfDay(day);
  if (!bounds) return sql`false`;
  return and(gte(column, new Date(bounds.fromMs).toISOString()), lt(column, new Date(bounds.toMs).toISOString()));
}

const byPart = alias(refunds, 'by_part');
const byKey = alias(refunds, 'by_key');

async function readEntries(db: Db, { center, day }: Asked): Promise<MoneyEntry[]> {
  const { id, cancels_id, kind, operation_key } = moneyMovements;
  const found = await db
    .select({
      movement: moneyMovements,
      cents: moneyEntries.amount_cents,
      means: orderPayments.type,
      order: { id: orders.id, random_id: orders.random_id },
      author: authors.name,
      user: personIn(users),
      // A part that was taken back and refunded again knows its last movement alone: its key knows the others.
      refund: sql<string | null>`coalesce(${byPart.kind}, ${byKey.kind})`,
      refund_id: sql<string | null>`coalesce(${byPart.id}, ${byKey.id})`,
    })
    .from(moneyMovements)
    .innerJoin(
      moneyEntries,
      and(
        eq(moneyEntries.movement_id, id),
        or(isNotNull(moneyEntries.credit_customer_id), isNotNull(moneyEntries.payment_id)),
      ),
    )
    .innerJoin(orders, eq(orders.id, moneyMovements.order_id))
    .leftJoin(orderPayments, eq(orderPayments.id, moneyEntries.payment_id))
    .leftJoin(refundParts, and(eq(kind, 'refund'), eq(refundParts.movement_id, sql`coalesce(${cancels_id}, ${id})`)))
    .leftJoin(byPart, eq(byPart.id, refundParts.refund_id))
    .leftJoin(byKey, and(isNull(refundParts.id), eq(byKey.operation_key, operation_key)))
    .leftJoin(authors, eq(authors.id, moneyMovements.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .where(and(inArray(kind, given), eq(orders.center_id, center), isOn(moneyMovements.created_at, day)))
    .orderBy(asc(id));
  return found.map(({ movement, cents, means, order, author, user, refund, refund_id }) => ({
    ...{ id: movement.id, created_at: movement.created_at, order, amount: eurosOf(cents), means: means ?? 'credit' },
    kind: kindOf(movement.kind, refund),
    type_label: labelOf(movement.reason, movement.kind, refund),
    // A refund in a provider's pages has no author.
    done_by: author === null ? null : signedBy(user, author),
    ...{ operation_id: movement.operation_key, takes_back: movement.cancels_id },
    refund: refund_id === null ? null : Number(refund_id),
  }));
}

const isFee = (kind: MoneyKind, refund: string | null) => kind === 'shippingFee' || refund === 'shippingFee';

function kindOf(kind: MoneyKind, refund: string | null): MoneyEntryKind {
  if (isFee(kind, refund)) return 'fee';
  return kind === 'refund' ? 'refund' : 'credit';
}

const labelOf = (reason: string | null, kind: MoneyKind, refund: string | null) =>
  reasonLabels.get(reason ?? '') ?? moneyTexts.kinds[isFee(kind, refund) ? 'shippingFee' : kind];

async function readOpenParts(db: Db, { center, day }: Asked) {
  const { id, amount_cents, status } = refundParts;
  const found = await db
    .select({
      ...{ id, amount_cents, status, type: orderPayments.type },
      order: { id: orders.id, random_id: orders.random_id },
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id))
    .where(and(inArray(status, openStatuses), eq(orders.center_id, center), isOn(refunds.created_at, day)))
    .orderBy(asc(id));
  return found.map(({ amount_cents: cents, ...part }) => ({ ...part, amount: eurosOf(cents) }));
}
