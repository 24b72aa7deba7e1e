import * as z from 'zod/mini';
import { Id } from '../../../../src/domain/schema.ts';
import { canceledStatus } from '../../../../src/domain/subscription/commands/cancel.ts';
import { readSubscription, setSubscriptionStatus } from '../../db/customers/subscriptions.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';

/** Ends a subscription; one that has ended stays so (API-S57). */
export const cancelSubscription = action({
  method: 'POST',
  path: '/subscriptions/:id/cancel/',
  summary: 'Annule un abonnement',
  permission: 'edit',
  answers: 'Subscription',
  input: z.object({ id: textId(Id) }),
  subject: ({ id }) => ({ kind: 'subscription', id }),
  reads: () => ({}),
  decide: ({ id }) => ({
    verdict: 'accept',
    patches: [],
    enters: [setSubscriptionStatus(id, canceledStatus)],
    answer: (db) => readSubscription(db, id),
  }),
});
