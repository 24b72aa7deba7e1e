import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/address/address.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { Invoice } from '../../../src/domain/customer/invoice.ts';
import { centsOfEuros, eurosOf } from '../../../src/domain/money/cents.ts';
import type { OrderId } from '../../../src/domain/order/order.ts';
import type { Db } from '../db/connection/open.ts';
import { isAnyOf } from '../db/ids.ts';
import { centers } from '../db/schema/center.ts';
import { customers } from '../db/schema/customers.ts';
import { orders } from '../db/schema/day.ts';
import { moneyEntries, moneyMovements } from '../db/schema/money/money.ts';
import { orderLines, orderPayments, orderSheets, products } from '../db/schema/sheets.ts';
import { groupBy } from '../world/group-by.ts';
import { type CreditNote, readCreditNotes } from './read-credit-notes.ts';

/** A line of an invoice, cents with all taxes. */
export interface InvoiceLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** One invoice in full: one delivered order that cost something. */
export interface WholeInvoice {
  readonly orderId: OrderId;
  readonly orderName: string;
  readonly number: string;
  /** The day of its delivery in Paris, `2026-03-09`. */
  readonly day: string;
  readonly seller: { readonly name: string; readonly address: Address | null };
  readonly buyer: { readonly name: string; readonly address: Address | null };
  readonly lines: readonly InvoiceLine[];
  readonly fees: readonly { readonly kind: 'shipping' | 'slot' | 'extraSlot'; readonly cents: number }[];
  readonly payments: readonly { readonly type: string; readonly cents: number }[];
  readonly creditCents: number;
  readonly totalCents: number;
  /** What went back of it since, as it was entered. */
  readonly creditNotes: readonly CreditNote[];
}

/** An order is billed on the day of its delivery, under its own number, which never changes. */
const numberOf = (orderId: number, day: string) => `F${day.slice(0, 4)}-${orderId}`;

/** The day in Paris on which an order was to be delivered. */
const day = sql<string>`(${orders.shipping_time} at time zone 'Europe/Paris')::date::text`;

/** The invoices of a customer for a year of the Paris calendar, by day; none for a deleted one. */
export async function readInvoices(db: Db, customer: CustomerId, year: number): Promise<WholeInvoice[]> {
  const found = await db
    .select({
      ...{ id: orders.id, name: orders.random_id, day, data: orders.data, sheet: orderSheets },
      ...{ first: customers.first_name, last: customers.last_name },
      ...{ center: centers.data },
    })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .innerJoin(customers, and(eq(customers.id, orderSheets.customer_id), isNull(customers.deleted_at)))
    .innerJoin(centers, eq(centers.id, orders.center_id))
    .where(
      and(
        eq(orderSheets.customer_id, customer),
        inArray(orders.status, ['received']),
        sql`extract(year from ${orders.shipping_time} at time zone 'Europe/Paris') = ${year}`,
      ),
    )
    .orderBy(asc(orders.shipping_time), asc(orders.id));
  const ids = found.map(({ id }) => id);
  const [lines, payments, credits] = [await readLines(db, ids), await readPayments(db, ids), await readSpent(db, ids)];
  const notes = await readCreditNotes(db, ids);
  const all = found.map(({ id, name, day: on, data, sheet, first, last, center }): WholeInvoice => {
    const own = lines.get(id) ?? [];
    const fees = [
      { kind: 'shipping', cents: centsOfEuros(data.shipping_fee) },
      { kind: 'slot', cents: sheet.slot_shipping_fee_cents },
      { kind: 'extraSlot', cents: sheet.slot_extra_shipping_fee_cents },
    ] as const;
    const sum = (cents: readonly number[]) => cents.reduce((total, it) => total + it, 0);
    return {
      ...{ orderId: id, orderName: name ?? String(id), number: numberOf(id, on), day: on },
      seller: { name: center.name ?? '', address: center.address ?? null },
      buyer: { name: [first, last].filter(Boolean).join(' '), address: sheet.data.billing_address ?? null },
      lines: own,
      fees: fees.filter(({ cents }) => cents !== 0),
      payments: payments.get(id) ?? [],
      creditCents: credits.get(id) ?? 0,
      creditNotes: notes.get(id) ?? [],
      totalCents:
        own.length === 0
          ? 0
          : sum(own.map(({ quantity, unitCents }) => quantity * unitCents)) + sum(fees.map(({ cents }) => cents)),
    };
  });
  // A redelivery repeats products that were billed before.
  return all.filter(({ totalCents }) => totalCents > 0);
}

/** An invoice in a list (API-S50). */
export const invoiceSummary = ({ orderId, number, day: date, totalCents, creditNotes }: WholeInvoice): Invoice => ({
  ...{ id: orderId, number, order_id: orderId, date, amount: totalCents / 100 },
  credit_notes: creditNotes.map((note) => ({ number: note.number, date: note.day, amount: eurosOf(note.cents) })),
});

async function readLines(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, InvoiceLine[]>> {
  const { order_id, quantity, unit_price_cents: unitCents, id } = orderLines;
  const found = await db
    .select({ order: order_id, label: products.selling_name, quantity, unitCents })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(isAnyOf(order_id, ids))
    .orderBy(asc(id));
  return grouped(found);
}

async function readPayments(db: Db, ids: readonly number[]) {
  const { order_id, type, amount_cents: cents, rank } = orderPayments;
  const found = await db
    .select({ order: order_id, type, cents })
    .from(orderPayments)
    .where(isAnyOf(order_id, ids))
    .orderBy(asc(rank));
  return grouped(found);
}

const grouped = <Row extends { readonly order: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, Omit<Row, 'order'>[]> =>
  new Map(
    [...groupBy(rows, ({ order }) => order)].map(([order, its]) => [order, its.map(({ order: _, ...row }) => row)]),
  );

/** Payments by the customer's credit. */
async function readSpent(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { order_id, kind } = moneyMovements;
  const found = await db
    .select({ order: order_id, cents: sql<number>`(-sum(${moneyEntries.amount_cents}))::int` })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .where(and(isAnyOf(order_id, ids), eq(kind, 'spent'), isNotNull(moneyEntries.credit_customer_id)))
    .groupBy(order_id);
  return new Map(found.flatMap(({ order, cents }) => (order === null ? [] : [[order, cents] as const])));
}
