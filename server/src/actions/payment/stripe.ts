import * as z from 'zod/mini';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { readCustomer } from '../../db/customers/read-customers.ts';
import { NoBody, textId } from '../../http/input.ts';
import { paymentTexts as texts } from '../../payments/text.ts';
import { type After, action } from '../action.ts';
import { actionTexts } from '../text.ts';

/** Reads a customer's payments by card at their provider again (SUP-141, API-S56). Twice is as good as once. */
export const syncCards = action({
  method: 'POST',
  path: '/users/:id/stripe-sync/',
  summary: "Synchronise les paiements par carte d'un client avec Stripe",
  permission: 'edit',
  answers: null,
  input: z.object({ id: textId(CustomerId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'customer', id }),
  reads: () => ({}),
  facts: (tx, { id }) => readCustomer(tx, id),
  decide: ({ id }, _rows, _nowMs, customer) =>
    customer
      ? { verdict: 'accept', patches: [], answer: null, after: asked(id) }
      : { verdict: 'refuse', error: actionTexts.customerGone },
});

const asked =
  (id: CustomerId): After =>
  async ({ payments }) => {
    const said = await payments.syncCards(id);
    if (said === null) return { status: 400, body: { error: texts.noStripe } };
    if (said.kind === 'no') return { status: 400, body: { error: said.error } };
    return said.kind === 'yes' ? { status: 204, body: null } : { status: 503, body: { error: texts.stripeSilent } };
  };
