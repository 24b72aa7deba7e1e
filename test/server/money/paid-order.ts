import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { orders } from '../../../server/src/db/schema/day.ts';
import { moneyEntries, moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { cardTransactions, paygreenTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import { orderLines, orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { OwnServer } from '../own-server.ts';

/** Orders of a server that a test has had already. */
const takenBy = new WeakMap<object, Set<number>>();

function takenOf({ db }: Pick<OwnServer, 'db'>): Set<number> {
  const taken = takenBy.get(db) ?? new Set<number>();
  takenBy.set(db, taken);
  return taken;
}

export type Paid = readonly (readonly [type: string, cents: number])[];

/** An order of a known customer with a line of at least two units and a fee, paid by these means alone. */
export async function paidOrder(server: Pick<OwnServer, 'db'>, paid: Paid = [['stripe', 5_000]]) {
  const { db } = server;
  const taken = takenOf(server);
  const found = await db
    .select({ id: orders.id, customer: orderSheets.customer_id, line: orderLines.id, quantity: orderLines.quantity })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(
      and(
        isNotNull(orderSheets.customer_id),
        sql`${orderLines.quantity} >= 2`,
        sql`${orderLines.unit_price_cents} between 50 and 1500`,
        sql`coalesce((${orders.data} ->> 'shipping_fee')::float, 0) > 0`,
        sql`coalesce((${orders.data} ->> 'is_uber_eats_order')::boolean, false) = false`,
      ),
    );
  const one = found.find(({ id, customer }) => customer !== null && !taken.has(id));
  assert(one?.customer, 'there is such an order');
  const { id, customer } = one;
  taken.add(id);
  await db.update(orderPayments).set({ is_refundable: false }).where(eq(orderPayments.order_id, id));
  const payments = await db
    .insert(orderPayments)
    .values(
      paid.map(([type, amount_cents], at) => ({
        order_id: id,
        rank: 10 + at,
        type,
        amount_cents,
        is_refundable: true,
        reference: type === 'edenred' ? mealOf(id, 10 + at) : null,
      })),
    )
    .returning();
  await db
    .update(orderSheets)
    .set({ data: sql`${orderSheets.data} || '{"payment_method": "stripe"}'::jsonb` })
    .where(eq(orderSheets.order_id, id));
  await db.delete(cardTransactions).where(eq(cardTransactions.order_id, id));
  for (const payment of payments) if (payment.type === 'stripe') await paidByCard(db, payment, customer);
  for (const [type, amount_cents] of paid)
    if (type === 'paygreen') await paidByPaygreen(db, id, customer, amount_cents);
  return one;
}

/** The payment by meal voucher at this place of an order, as its provider names it. */
const mealOf = (order: number, rank: number) => `meal_${order}_${rank}`;

/** The payment of a card, as its provider names it. */
export const cardOf = (payment: number) => `pi_${payment}`;

export async function paidByCard(
  db: OwnServer['db'],
  { id, order_id, amount_cents }: typeof orderPayments.$inferSelect,
  customer: number,
  created_at = '2026-03-09T10:00:00.000Z',
) {
  await db.insert(cardTransactions).values({
    ...{ id: `ch_${id}`, charge_id: `ch_${id}`, payment_intent_id: cardOf(id), status: 'succeeded', has_3ds: false },
    ...{ customer_id: CustomerId.parse(customer), order_id, amount_cents, created_at },
  });
}

async function paidByPaygreen(db: OwnServer['db'], order: number, customer: number, amount_cents: number) {
  await db.delete(paygreenTransactions).where(eq(paygreenTransactions.order_id, OrderId.parse(order)));
  await db.insert(paygreenTransactions).values({
    ...{ id: `tr_${order}`, payment_order_id: `po_${order}`, amount_cents, status: 'payment_order.captured' },
    ...{ customer_id: CustomerId.parse(customer), order_id: OrderId.parse(order) },
    ...{ created_at: '2026-03-09T10:00:00.000Z', updated_at: '2026-03-09T10:00:00.000Z' },
  });
}

/** What the ledger gave back to the payments of an order, cents. */
export async function givenBack({ db }: OwnServer, id: number): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${moneyEntries.amount_cents}), 0)::int` })
    .from(moneyMovements)
    .innerJoin(moneyEntries, eq(moneyEntries.movement_id, moneyMovements.id))
    .where(
      and(
        eq(moneyMovements.order_id, OrderId.parse(id)),
        eq(moneyMovements.kind, 'refund'),
        isNotNull(moneyEntries.payment_id),
      ),
    );
  return sum?.cents ?? 0;
}

/** What the providers of keys gave back to the payments of an order, cents. */
export async function bookedAt({ db, cards, edenred }: OwnServer, id: number): Promise<number> {
  const paid = await db
    .select({ id: orderPayments.id, reference: orderPayments.reference })
    .from(orderPayments)
    .where(eq(orderPayments.order_id, OrderId.parse(id)));
  const ours = new Set(paid.flatMap((it) => [cardOf(it.id), it.reference ?? []].flat()));
  return [...cards.all, ...edenred.all]
    .filter(({ payment, status }) => ours.has(payment) && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
}
