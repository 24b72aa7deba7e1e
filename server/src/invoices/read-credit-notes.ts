import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OrderId } from '../../../src/domain/order/order.ts';
import type { Db } from '../db/connection/open.ts';
import { isAnyOf } from '../db/ids.ts';
import { moneyEntries, moneyMovements } from '../db/schema/money/money.ts';
import { refundLines, refundParts, refunds } from '../db/schema/money/refunds.ts';
import { orderLines, orderPayments, products } from '../db/schema/sheets.ts';
import { groupBy } from '../world/group-by.ts';
import { reasonLabels } from '../world/money-reasons.ts';

/** What went back of an invoice to one means, or came again since the means refused it after all. */
export interface CreditNote {
  readonly number: string;
  /** The day in Paris on which it was entered, `2026-03-09`. */
  readonly day: string;
  /** The note that it takes back; null for one that gives. */
  readonly takesBack: string | null;
  /** Null where nobody chose one. */
  readonly reason: string | null;
  /** The units it is about, where it is about some. */
  readonly lines: readonly { readonly label: string; readonly quantity: number }[];
  readonly type: string;
  /** What the customer got; below 0 for one that takes another back. */
  readonly cents: number;
}

/** A movement of the ledger has one note, under its own number, which never changes. */
const numberOf = (movement: number, day: string) => `A${day.slice(0, 4)}-${movement}`;

const dayOf = sql<string>`(${moneyMovements.created_at} at time zone 'Europe/Paris')::date::text`;

/** The credit notes of orders, by order, as they were entered. */
export async function readCreditNotes(
  db: Db,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, readonly CreditNote[]>> {
  const { id, order_id, kind, reason, cancels_id } = moneyMovements;
  const found = await db
    .select({
      ...{ id, order: order_id, day: dayOf, reason, cancels: cancels_id, type: orderPayments.type },
      cents: moneyEntries.amount_cents,
    })
    .from(moneyMovements)
    .innerJoin(moneyEntries, and(eq(moneyEntries.movement_id, id), isNotNull(moneyEntries.payment_id)))
    .innerJoin(orderPayments, eq(orderPayments.id, moneyEntries.payment_id))
    .where(and(isAnyOf(order_id, orders), eq(kind, 'refund')))
    .orderBy(asc(id));
  const lines = await readLines(
    db,
    found.map((it) => it.id),
  );
  const numbers = new Map(found.map((it) => [it.id, numberOf(it.id, it.day)]));
  const notes = found.flatMap(({ order, ...it }) => {
    if (order === null) return [];
    const note: CreditNote = {
      ...{ number: numberOf(it.id, it.day), day: it.day, type: it.type, cents: it.cents },
      takesBack: it.cancels === null ? null : (numbers.get(it.cancels) ?? null),
      reason: reasonLabels.get(it.reason ?? '') ?? null,
      lines: lines.get(it.id)?.map(({ label, quantity }) => ({ label, quantity })) ?? [],
    };
    return [{ order, note }];
  });
  return new Map([...groupBy(notes, ({ order }) => order)].map(([order, its]) => [order, its.map(({ note }) => note)]));
}

/**
 * By the key of their refund, since a part that was refused and refunded after all knows its last movement alone; of a
 * call without a key by that.
 */
async function readLines(db: Db, movements: readonly number[]) {
  const { id, cancels_id, operation_key } = moneyMovements;
  const found: Line[] = await db
    .select({ movement: id, label: products.selling_name, quantity: refundLines.quantity })
    .from(moneyMovements)
    .leftJoin(refundParts, and(eq(refundParts.movement_id, id), isNull(operation_key)))
    .innerJoin(refunds, or(eq(refunds.operation_key, operation_key), eq(refunds.id, refundParts.refund_id)))
    .innerJoin(refundLines, eq(refundLines.refund_id, refunds.id))
    .innerJoin(orderLines, eq(orderLines.id, refundLines.line_id))
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(and(inArray(id, [...movements]), isNull(cancels_id)))
    .orderBy(asc(refundLines.line_id));
  return groupBy(found, ({ movement }) => movement);
}

interface Line {
  readonly movement: number;
  readonly label: string;
  readonly quantity: number;
}
