import { eq, isNotNull } from 'drizzle-orm';
import type { MealPayment } from '../../server/payments/edenred-routes.ts';
import type { PaymentOrder } from '../../server/payments/paygreen-book.ts';
import { cardTransactions, paygreenTransactions } from '../../server/src/db/schema/money/transactions.ts';
import { orderPayments, orderSheets } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';

// What the providers know of the shop from the beginning: they outlive the server that has it.

export async function cardsOf({ db }: RunningServer): Promise<ReadonlyMap<string, { readonly amount: number }>> {
  const found = await db
    .select({ id: cardTransactions.payment_intent_id, amount: cardTransactions.amount_cents })
    .from(cardTransactions);
  return new Map(found.flatMap(({ id, amount }) => (id === null ? [] : [[id, { amount: Number(amount) }] as const])));
}

export async function greensOf({ db }: RunningServer): Promise<ReadonlyMap<string, PaymentOrder>> {
  const { payment_order_id: id, amount_cents: amount, status } = paygreenTransactions;
  const found = await db.select({ id, amount, status }).from(paygreenTransactions);
  return new Map(
    found.flatMap((it) =>
      it.id === null ? [] : [[it.id, { id: it.id, amount: Number(it.amount), status: it.status ?? '' }] as const],
    ),
  );
}

export async function mealsOf({ db }: RunningServer): Promise<ReadonlyMap<string, MealPayment>> {
  const { reference: id, amount_cents: amount, order_id } = orderPayments;
  const found = await db
    .select({ id, amount, customer: orderSheets.customer_id })
    .from(orderPayments)
    .innerJoin(orderSheets, eq(orderSheets.order_id, order_id))
    .where(isNotNull(id));
  return new Map(
    found.flatMap((it) =>
      it.id === null || it.customer === null ? [] : [[it.id, { amount: it.amount, customer: it.customer }] as const],
    ),
  );
}
