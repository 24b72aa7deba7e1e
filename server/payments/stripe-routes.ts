import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { BookedRefund, RefundBook } from './refund-book.ts';
import { providerTexts as texts } from './text.ts';

/** A payment by card of the shop, as the simulated Stripe knows it. */
export interface CardPayment {
  readonly amount: number;
}

interface StripeDeps {
  readonly book: RefundBook;
  readonly token: string;
  /** The payments of the shop, by their number. */
  readonly hasCard: (id: string) => Promise<CardPayment | undefined>;
}

const Cents = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const Asked = z.object({ payment_intent: z.string(), amount: Cents, 'metadata[part]': z.optional(z.string()) });
const Seconds = z.string().check(z.regex(/^\d{1,12}$/));
const Listed = z.object({
  payment_intent: z.optional(z.string()),
  'created[gte]': z.optional(Seconds),
  'created[lt]': z.optional(Seconds),
  limit: z._default(z.string(), '10'),
  starting_after: z.optional(z.string()),
});
const Key = z.string().check(z.minLength(1));

/** `POST /v1/refunds` and `GET /v1/refunds` with the bodies, errors and keys of Stripe. */
export async function stripeRoutes(app: FastifyInstance, { book, token, hasCard }: StripeDeps): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    await new Promise((done) => setTimeout(done, book.faults.delayMs));
    if (book.faults.isDown) await reply.code(502).send({});
    else if (request.headers.authorization !== `Bearer ${token}`)
      await fail(reply, 401, { type: 'invalid_request_error', message: texts.badKey });
  });
  app.get('/refunds', (request, reply) => {
    const { payment_intent, limit, starting_after, ...created } = Listed.parse(request.query);
    const isListed = ({ payment, createdMs }: BookedRefund) => {
      const second = Math.floor(createdMs / 1_000);
      const { 'created[gte]': from = '0', 'created[lt]': to = '999999999999' } = created;
      return (payment_intent ?? payment) === payment && second >= Number(from) && second < Number(to);
    };
    const its = book.all.filter(isListed).toReversed();
    const from = its.findIndex(({ id }) => id === starting_after) + 1;
    const page = its.slice(from, from + Number(limit));
    const list: Omit<Stripe.ApiList<Stripe.Refund>, 'lastResponse'> = {
      ...{ object: 'list', url: '/v1/refunds', has_more: from + page.length < its.length },
      data: page.map((refund) => asStripe(refund)),
    };
    return reply.send(list);
  });
  app.post('/refunds', async (request, reply) => {
    const { refusal, losesAnswers, answersAfterMs } = book.faults;
    if (refusal !== null) return fail(reply, 402, { type: 'card_error', message: refusal });
    const { payment_intent, amount, 'metadata[part]': part } = Asked.parse(request.body);
    const key = Key.parse(request.headers['idempotency-key']);
    const refused = await whyNot(key, payment_intent, Number(amount));
    if (refused) return fail(reply, ...refused);
    const refund = book.refund(key, payment_intent, Number(amount), part ?? null);
    await new Promise((done) => setTimeout(done, answersAfterMs));
    if (losesAnswers) return reply.code(502).send({});
    if (!refund) return fail(reply, 400, { type: 'idempotency_error', message: texts.keyReused });
    return reply.send(asStripe(refund));
  });

  /** A payment that is not known, or that has not so much left; a repetition is answered by its key. */
  async function whyNot(key: string, id: string, cents: number): Promise<Refused | null> {
    const paid = await hasCard(id);
    const type = 'invalid_request_error';
    if (!paid) return [404, { type, code: 'resource_missing', message: texts.noIntent(id) }];
    const isAgain = book.all.some((it) => it.key === key);
    if (isAgain || book.givenBackOf(id) + cents <= paid.amount) return null;
    return [400, { type, code: 'charge_already_refunded', message: texts.overCharge }];
  }
}

interface StripeFailure {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
}
type Refused = readonly [status: number, error: StripeFailure];

const fail = (reply: FastifyReply, status: number, error: StripeFailure) => reply.code(status).send({ error });

export const asStripe = (refund: BookedRefund): Stripe.Refund => ({
  ...{
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: 'eur',
    created: Math.floor(refund.createdMs / 1_000),
  },
  ...{ status: refund.status, payment_intent: refund.payment, charge: null, reason: null, receipt_number: null },
  ...{ metadata: refund.part === null ? {} : { part: refund.part }, balance_transaction: null },
  ...{ source_transfer_reversal: null, transfer_reversal: null },
  ...{ customer: null, customer_account: null, payment_method: null },
  ...(refund.failure_reason === null ? {} : { failure_reason: refund.failure_reason }),
});
