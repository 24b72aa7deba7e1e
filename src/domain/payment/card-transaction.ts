import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { question } from '../asking/question.ts';
import { get, post } from '../command.ts';
import { CustomerId } from '../customer/customer.ts';
import { personalMs } from '../customer/personal-data.ts';
import { alsoReads } from '../readable.ts';
import { Code, Id, maybe } from '../schema.ts';
import { Cents } from './amount.ts';
import { ProviderId } from './provider-id.ts';

/** The order that was paid: its two numbers, or one of them alone. */
const PaidOrder = alsoReads(z.object({ id: maybe(Id), random_id: maybe(z.string()) }), (value) => {
  if (typeof value === 'number') return { id: value };
  return typeof value === 'string' && value !== '' ? { random_id: value } : undefined;
});

/** One attempt to pay by card (entity "Card transaction"). */
export const CardTransaction = z.object({
  payment_intent_id: maybe(ProviderId),
  charge_id: maybe(ProviderId),
  order: maybe(PaidOrder),
  status: maybe(Code),
  /** The server's own text of the time (SUP-140). */
  created_formated: maybe(z.string()),
  amount: maybe(Cents),
  /** What of it was given back in the provider's own pages (SUP-380). */
  refunded_outside: maybe(Cents),
  has_3ds: maybe(z.boolean()),
  status_3ds: maybe(Code),
  message: maybe(z.object({ message: maybe(z.string()), full_message: maybe(z.string()) })),
  outcome_risk_level: maybe(Code),
  outcome_risk_score: maybe(z.number()),
  receipt_url: maybe(z.string()),
});
export type CardTransaction = Readonly<z.infer<typeof CardTransaction>>;

/** The card transactions of a customer in the last seven days (SUP-130, API-S53). */
export const cardTransactions = detail('customer.cardTransactions', {
  args: z.object({ userId: CustomerId }),
  value: z.array(CardTransaction),
  throttleMs: 1_000,
  keptMs: personalMs,
  permission: null,
  request: ({ userId }) => get(`/users/${userId}/card-transactions/`),
});

/**
 * Has the server read the customer's payments at Stripe again (SUP-141, API-S56). It changes nothing that a person
 * decided, and twice is as good as once: it is asked like a question, and is no action of the outbox.
 */
export const syncCards = question('customer.syncCards', {
  args: z.object({ userId: CustomerId }),
  value: z.unknown(),
  permission: 'edit',
  request: ({ userId }) => post(`/users/${userId}/stripe-sync/`),
});

const succeeded = 'succeeded';

/** SUP-134: whatever is not a success is a failure. */
export const isPaid = ({ status }: Pick<CardTransaction, 'status'>): boolean => status === succeeded;

export type State3ds = 'notRequested' | 'succeeded' | 'failed';

/** SUP-135. */
export function state3dsOf({ has_3ds, status_3ds }: Pick<CardTransaction, 'has_3ds' | 'status_3ds'>): State3ds {
  if (!has_3ds) return 'notRequested';
  return status_3ds === succeeded ? 'succeeded' : 'failed';
}
