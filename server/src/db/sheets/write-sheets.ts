import { eq, sql } from 'drizzle-orm';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { WorldSheet } from '../../world/orders/sheets.ts';
import { authorOf } from '../authors.ts';
import type { Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { enterCredits, enterPayments } from '../money.ts';
import { orderLines, orderPayments, orderSheets, type SheetData, subscriptions } from '../schema/sheets.ts';

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Inserts the sheets of orders; the orders and customers exist already. */
export async function insertSheets(tx: Tx, sheets: readonly WorldSheet[]): Promise<void> {
  for (let from = 0; from < sheets.length; from += batch) await insertBatch(tx, sheets.slice(from, from + batch));
}

async function insertBatch(tx: Tx, sheets: readonly WorldSheet[]) {
  await tx.insert(orderSheets).values(sheets.map(({ sheet }) => sheet));
  const lines = sheets.flatMap(({ sheet, lines: its }) => its.map((line) => ({ ...line, order_id: sheet.order_id })));
  for (let from = 0; from < lines.length; from += batch)
    await tx.insert(orderLines).values(lines.slice(from, from + batch));
  const payments = sheets.flatMap(({ sheet, payments: its }) =>
    its.map((payment, rank) => ({ ...payment, rank, order_id: sheet.order_id })),
  );
  if (payments.length > 0) await pay(tx, sheets, payments);
  await spendCredits(tx, sheets);
  await subscribe(tx, sheets);
}

/** Subscriptions are active while they have orders. */
async function subscribe(tx: Tx, sheets: readonly WorldSheet[]) {
  const running = sheets.flatMap(({ sheet: { customer_id, data } }) =>
    customer_id && data.subscription_id ? [{ id: data.subscription_id, customer_id, status: 'active' }] : [],
  );
  if (running.length > 0) await tx.insert(subscriptions).values(running).onConflictDoNothing();
}

/** The number by which the simulated Edenred knows a payment; null for others. */
const mealNumber = ({ type, order_id, rank }: typeof orderPayments.$inferInsert) =>
  type === 'edenred' ? `ed_${order_id}_${rank}` : null;

/** Enters the means of orders, and a payment by each in the log when the order was placed. */
async function pay(tx: Tx, sheets: readonly WorldSheet[], payments: readonly (typeof orderPayments.$inferInsert)[]) {
  const { id, order_id, amount_cents } = orderPayments;
  const paid = await tx
    .insert(orderPayments)
    .values(payments.map((payment) => ({ ...payment, reference: mealNumber(payment) })))
    .returning({ id, order_id, amount_cents });
  const bySheet = new Map(sheets.map(({ sheet }) => [sheet.order_id, sheet]));
  await enterPayments(
    tx,
    paid.map((payment) => {
      const sheet = bySheet.get(payment.order_id);
      assert(sheet?.order_time, 'who pays has ordered');
      return { ...payment, customer_id: sheet.customer_id ?? null, paid_at: sheet.order_time };
    }),
  );
}

/** The sheet of a follow-up order of the same customer: bags alone, and nothing to pay. */
export const enterSheetAfter =
  (made: OrderId, parent: OrderId, data: SheetData = {}) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const [before] = await tx
      .select({ customer_id: orderSheets.customer_id })
      .from(orderSheets)
      .where(eq(orderSheets.order_id, parent));
    const order_time = new Date(nowMs).toISOString();
    await tx
      .insert(orderSheets)
      .values({ order_id: made, parent_order_id: parent, customer_id: before?.customer_id, order_time, data });
  };

/** Remembers when an order was delivered, as it is said not to be. An order without a sheet gets one. */
export const rememberDelivery =
  (order: OrderId, at: string) =>
  async (tx: Tx): Promise<void> => {
    const received = { received_before: at };
    const data = sql`${orderSheets.data} || ${JSON.stringify(received)}::jsonb`;
    await tx
      .insert(orderSheets)
      .values({ order_id: order, data: received })
      .onConflictDoUpdate({ target: orderSheets.order_id, set: { data } });
  };

/** The products of an order that is prepared again: nobody pays for them (SUP-429). */
export const enterLines =
  (order_id: OrderId, lines: readonly { readonly product_id: number; readonly quantity: number }[]) =>
  async (tx: Tx): Promise<void> => {
    await tx
      .insert(orderLines)
      .values(
        lines.map((line) => ({ ...line, order_id, unit_price_cents: 0, status: 'todo', packing_status: 'todo' })),
      );
  };

/** Writes the card of an order; an empty text removes it. An order without a sheet gets one. */
export const writeGift =
  (order_id: OrderId, message: string) =>
  async (tx: Tx): Promise<void> => {
    const gift_message = message || null;
    await tx
      .insert(orderSheets)
      .values({ order_id, gift_message, data: {} })
      .onConflictDoUpdate({ target: orderSheets.order_id, set: { gift_message } });
  };

/** Sets the text of an order's slot, which its sheet shows. */
export const describeSlot =
  (order_id: OrderId, slot_description: string) =>
  async (tx: Tx): Promise<void> => {
    const told = { slot_description };
    await tx
      .insert(orderSheets)
      .values({ order_id, data: told })
      .onConflictDoUpdate({
        target: orderSheets.order_id,
        set: { data: sql`${orderSheets.data} || ${JSON.stringify(told)}::jsonb` },
      });
  };

/** Sets the status of a line. */
export const setLineStatus =
  (line: number, status: string) =>
  async (tx: Tx): Promise<void> => {
    await tx.update(orderLines).set({ status }).where(isId(orderLines.id, line));
  };

/** Credit has to be given before it is spent: it is entered as an earlier sponsor's credit. */
async function spendCredits(tx: Tx, sheets: readonly WorldSheet[]) {
  const spent = sheets.flatMap(({ sheet, spentCents }) =>
    sheet.customer_id && spentCents > 0 ? [{ ...sheet, client_id: sheet.customer_id, spentCents }] : [],
  );
  if (spent.length === 0) return;
  const author_id = await authorOf(tx, 'Service clients');
  await enterCredits(
    tx,
    spent.flatMap(({ client_id, order_id, order_time, spentCents }) => {
      const entry = { customer_id: client_id, author_id, created_at: order_time ?? '' };
      return [
        { ...entry, kind: 'sponsor' as const, cents: spentCents },
        { ...entry, order_id, kind: 'spent' as const, cents: -spentCents },
      ];
    }),
  );
}
