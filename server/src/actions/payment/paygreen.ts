import * as z from 'zod/mini';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { cancelPaygreen as command } from '../../../../src/domain/payment/commands/cancel-paygreen.ts';
import { canceledState, paygreenState, whyNotCancel } from '../../../../src/domain/payment/paygreen.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { readPaygreenTransaction } from '../../db/customers/transactions.ts';
import type { CancelResult } from '../../payments/paygreen.ts';
import { paymentTexts as texts } from '../../payments/text.ts';
import { type After, action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Outcome } from '../outcome.ts';
import { refusalText } from '../refusal-text.ts';

/** A number of the provider's. */
const PaymentOrderId = z.string().check(z.minLength(1), z.maxLength(100));

interface Cancelled {
  readonly payment_order_id: string;
  readonly user_id: CustomerId;
}

/**
 * Cancels a payment that its customer has begun and not finished (SUP-154, SUP-155, API-S55). Its provider is asked
 * once the call is committed, and his state of it is the answer.
 */
export const cancelPaygreen = action({
  method: 'POST',
  path: '/paygreen/cancel-transaction/',
  summary: "Annule une transaction Paygreen d'un client, en attente depuis plus d'une minute",
  permission: 'edit',
  answers: 'PaygreenTransaction',
  input: z.object({ body: z.strictObject({ payment_order_id: PaymentOrderId, user_id: CustomerId }) }),
  subject: ({ body }) => ({ kind: 'customer', id: body.user_id }),
  reads: () => ({}),
  facts: (tx, { body }) => readPaygreenTransaction(tx, body.user_id, body.payment_order_id),
  decide: ({ body }, _rows, nowMs, transaction) => {
    if (!transaction) return refusalOf(command.text, refuse('gone'));
    const code = whyNotCancel(transaction, nowMs);
    if (code !== null) return conflictOf(command.text, refuse(code), {});
    return { verdict: 'accept', patches: [], answer: (db) => readOf(db, body), after: asked(body) };
  },
});

const readOf = (db: Parameters<typeof readPaygreenTransaction>[0], { user_id, payment_order_id }: Cancelled) =>
  readPaygreenTransaction(db, user_id, payment_order_id);

const asked =
  (body: Cancelled): After =>
  async ({ payments, db }) => {
    const result = await payments.cancelPaygreen(body.payment_order_id);
    const failure = failureOf(result);
    return failure ?? { status: 200, body: (await readOf(db, body)) ?? null };
  };

/** Why it is not cancelled, or not known to be; null when it is. */
function failureOf(result: CancelResult | null): Outcome | null {
  if (result === null) return { status: 400, body: { error: texts.noPaygreen } };
  switch (result.kind) {
    case 'unknown':
      return { status: 503, body: { error: texts.silent } };
    case 'notDone':
      return { status: 400, body: { error: result.error === null ? texts.notReached : texts.refused(result.error) } };
    case 'read':
      return conflictBy(paygreenState(result.status));
  }
}

function conflictBy(state: string): Outcome | null {
  if (state === canceledState) return null;
  const error = state === 'refunded' ? texts.refunded : refusalText(command.text, refuse('notPending'));
  return { status: 409, body: { error } };
}
