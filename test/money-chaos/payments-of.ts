import type { PaymentOrder } from '../../server/payments/paygreen-book.ts';
import { cardTransactions, paygreenTransactions } from '../../server/src/db/schema/transactions.ts';
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
