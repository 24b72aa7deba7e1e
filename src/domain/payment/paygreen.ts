import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { CustomerId } from '../customer/customer.ts';
import { personalMs } from '../customer/personal-data.ts';
import { Code, Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';
import { Cents } from './amount.ts';
import { ProviderId } from './provider-id.ts';

/** One payment by Paygreen (entity "Paygreen transaction"). */
export const PaygreenTransaction = z.object({
  id: maybe(ProviderId),
  payment_order_id: maybe(ProviderId),
  created_at: maybe(Instant),
  updated_at: maybe(Instant),
  amount: maybe(Cents),
  /** What of it was given back in the provider's own pages (SUP-380). */
  refunded_outside: maybe(Cents),
  /** `payment_order.pending`: see `paygreenState`. */
  status: maybe(Code),
});
export type PaygreenTransaction = Readonly<z.infer<typeof PaygreenTransaction>>;

/** The call for the list, by which a lost answer to a cancel is looked up too (API-S54). */
export const getPaygreenTransactions = (userId: CustomerId) => get(`/users/${userId}/paygreen-transactions/`);

/** The Paygreen transactions of a customer (SUP-150). */
export const paygreenTransactions = detail('customer.paygreenTransactions', {
  args: z.object({ userId: CustomerId }),
  value: z.array(PaygreenTransaction),
  throttleMs: 1_000,
  keptMs: personalMs,
  permission: null,
  request: ({ userId }) => getPaygreenTransactions(userId),
});

/** The state of a status: the text after its last dot (SUP-153). */
export const paygreenState = (status: string): string => status.slice(status.lastIndexOf('.') + 1);

/** Both mean that the money was taken (SUP-153). */
export const takenStates: readonly string[] = ['captured', 'successed'];
export const refundedState = 'refunded';
export const pendingState = 'pending';
export const canceledState = 'canceled';

/** A transaction is cancelled by hand once it has been pending for longer than this (SUP-154). */
const cancelAfterMs = 60_000;

type Age = Pick<PaygreenTransaction, 'status' | 'created_at'>;

/**
 * Why a transaction cannot be cancelled; null when it can (SUP-154). `nowMs` is the server's clock. One whose age is
 * unknown counts as young.
 */
export function whyNotCancel({ status, created_at }: Age, nowMs: number): 'notPending' | 'tooYoung' | null {
  if (paygreenState(status ?? '') !== pendingState) return 'notPending';
  const createdMs = msOf(created_at);
  return createdMs !== null && nowMs - createdMs > cancelAfterMs ? null : 'tooYoung';
}
