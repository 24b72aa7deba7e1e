import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type ClientPair, EdenredLogins, edenredRoutes, type MealPayment } from './edenred-routes.ts';
import { MealBook } from './meal-book.ts';
import { PaygreenBook, type PaymentOrder } from './paygreen-book.ts';
import { RefundBook } from './refund-book.ts';
import { type CardPayment, stripeRoutes } from './stripe-routes.ts';
import {
  type DisputeStep,
  disputeEvent,
  type Listener,
  paygreenHeaders,
  refundEvent,
  stripeHeaders,
  Teller,
} from './teller.ts';
import { providerTexts as texts } from './text.ts';

export interface PaymentService {
  readonly paygreen: PaygreenBook;
  /** Refunds to cards, and to meal vouchers. */
  readonly cards: RefundBook;
  readonly edenred: MealBook;
  /** The connected accounts of meal vouchers. */
  readonly logins: EdenredLogins;
  /** What the providers of cards and Paygreen tell by themselves. */
  readonly tellers: { readonly stripe: Teller; readonly paygreen: Teller };
  /** A customer's bank takes a payment by card back. */
  dispute(payment: string, amount: number, step?: DisputeStep): void;
  /** Where each provider answers. */
  readonly urls: { readonly PAYGREEN: string; readonly STRIPE: string; readonly EDENRED: string };
  close(): Promise<void>;
}

/** The payments of the shop, by their number: payment orders at Paygreen, payments by card, and by meal voucher. */
export interface Shop {
  readonly shopHas: (id: string) => Promise<PaymentOrder | undefined>;
  readonly hasCard: (id: string) => Promise<CardPayment | undefined>;
  readonly hasMeal: (id: string) => Promise<MealPayment | undefined>;
}

interface ServiceDeps extends Shop {
  /** His number, and his secret: of the shop at Paygreen, and of the client at Edenred. */
  readonly shop: string;
  readonly key: string;
  /** Edenred's client for payments, where it is not that by which tokens are given. */
  readonly meals?: ClientPair;
  /** Who hears what happened; null for nobody. */
  readonly listeners?: { readonly stripe: Listener | null; readonly paygreen: Listener | null };
  readonly clock?: () => number;
  /** A free port that nobody else reaches, by default. */
  readonly port?: number;
  readonly host?: string;
}

/** The simulated payment providers, each an HTTP service of its own on one port. */
export async function startPayments({ port = 0, host = '127.0.0.1', ...deps }: ServiceDeps): Promise<PaymentService> {
  const { listeners, clock = Date.now, hasCard, key: token } = deps;
  const app = fastify({ forceCloseConnections: true });
  const tellers = {
    stripe: new Teller(listeners?.stripe ?? null, stripeHeaders, clock),
    paygreen: new Teller(listeners?.paygreen ?? null, paygreenHeaders, clock),
  };
  const paygreen = new PaygreenBook(deps.shopHas, (order) =>
    tellers.paygreen.tell({ ...order, object: 'payment_order' }),
  );
  await app.register(async (scope) => paygreenRoutes(scope, paygreen, deps), { prefix: '/paygreen' });
  const cards = new RefundBook((news, refund) => tellers.stripe.tell(refundEvent(news, refund, clock())), clock);
  const edenred = new MealBook(undefined, clock);
  const logins = new EdenredLogins(clock);
  const forTokens = { id: deps.shop, secret: token };
  const meals = { book: edenred, logins, forTokens, forPayments: deps.meals ?? forTokens, hasMeal: deps.hasMeal };
  await app.register(async (scope) => stripeRoutes(scope, { book: cards, token, hasCard }), { prefix: '/v1' });
  await app.register(async (scope) => edenredRoutes(scope, meals), { prefix: '/edenred' });
  const origin = await app.listen({ port, host });
  return {
    ...{ paygreen, cards, edenred, logins, tellers },
    dispute: (payment, amount, step) => tellers.stripe.tell(disputeEvent(payment, amount, clock(), step)),
    urls: { PAYGREEN: `${origin}/paygreen`, STRIPE: origin, EDENRED: `${origin}/edenred` },
    close: async () => {
      for (const teller of Object.values(tellers)) teller.stop();
      await app.close();
    },
  };
}

const ShopPath = z.object({ shop: z.string() });
const OrderPath = z.object({ id: z.string() });
/** Empty for the whole of a payment. */
const RefundBody = z.nullish(z.object({ operation_id: z.string(), amount: z.int().check(z.positive()) }));

function paygreenRoutes(app: FastifyInstance, book: PaygreenBook, { shop, key }: ServiceDeps): void {
  const token = randomUUID();
  app.addHook('onRequest', async (_request, reply) => {
    await new Promise((done) => setTimeout(done, book.faults.delayMs));
    if (book.faults.isDown) await reply.code(502).send({});
  });
  app.post('/auth/authentication/:shop/secret-key', (request, reply) => {
    const isOurs = ShopPath.parse(request.params).shop === shop && request.headers.authorization === key;
    return isOurs ? reply.send({ data: { token } }) : reply.code(401).send({ detail: texts.badKey });
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) await reply.code(401).send({ detail: texts.badToken });
    });
    scope.get('/payment/payment-orders/:id', async (request, reply) => {
      const order = await book.find(OrderPath.parse(request.params).id);
      return order ? { data: order } : reply.code(404).send({ detail: texts.unknown });
    });
    scope.post('/payment/payment-orders/:id/refund', async (request, reply) => {
      const { refusal, losesAnswers, diesAfterCancel } = book.faults;
      if (refusal !== null) return reply.code(422).send({ detail: refusal });
      const { amount } = RefundBody.parse(request.body) ?? {};
      const order = await book.refund(OrderPath.parse(request.params).id, amount);
      book.faults.isDown ||= diesAfterCancel;
      if (losesAnswers || diesAfterCancel) return reply.code(502).send({});
      return order ? { data: order } : reply.code(409).send({ detail: texts.over });
    });
  });
}
