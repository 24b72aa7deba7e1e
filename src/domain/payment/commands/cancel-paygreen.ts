import * as z from 'zod/mini';
import { command, live, post } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { answersFields } from '../../documented-answer.ts';
import { keyOf } from '../../rows.ts';
import { isRecord } from '../../wire.ts';
import { centsText } from '../amount.ts';
import { canceledState, getPaygreenTransactions, paygreenState } from '../paygreen.ts';
import { ProviderId } from '../provider-id.ts';

const args = z.object({
  userId: CustomerId,
  paymentOrderId: ProviderId,
  /** The number it was shown by. */
  number: z.string(),
  amountCents: z.nullable(z.int()),
});

/**
 * Cancels a payment that its customer has begun and not finished (SUP-155, API-S55). Money, hence `live`: it is never
 * sent again by itself (SUP-376). Transactions are no rows, so that the server alone judges by `whyNotCancel`; after a
 * lost answer the list shows whether it was done.
 */
export const cancelPaygreen = command('paygreen.cancel', {
  version: 1,
  args,
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ userId, paymentOrderId }) =>
    post('/paygreen/cancel-transaction/', { body: { payment_order_id: paymentOrderId, user_id: userId } }),
  answers: ({ paymentOrderId }) => answersFields('transaction', ['status'], { payment_order_id: paymentOrderId }),
  accept: () => ({ rows: [] }),
  reread: ({ userId }) => getPaygreenTransactions(userId),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { paymentOrderId }) =>
    Array.isArray(body) && body.some((each) => isCanceled(each, paymentOrderId)),
  lane: ({ userId }) => [keyOf('customer', userId)],
  delivery: live,
  text: {
    title: 'Annulation de transaction Paygreen',
    label: ({ userId, number, amountCents }) =>
      ['Annulation de la transaction', number, `du client ${userId}`, centsText(amountCents)].filter(Boolean).join(' '),
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "Cette transaction n'existe plus.",
      notPending: "Cette transaction n'est plus en attente : rien n'a été annulé.",
      tooYoung: "Cette transaction a moins d'une minute : le client est peut-être en train de payer.",
    },
  },
});

const isCanceled = (transaction: unknown, paymentOrderId: ProviderId): boolean =>
  isRecord(transaction) &&
  transaction.payment_order_id === paymentOrderId &&
  typeof transaction.status === 'string' &&
  paygreenState(transaction.status) === canceledState;
