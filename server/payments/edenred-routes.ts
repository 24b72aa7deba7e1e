import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { MealBook } from './meal-book.ts';
import { providerTexts as texts } from './text.ts';

/** A payment by meal voucher of the shop. */
export interface MealPayment {
  readonly amount: number;
  readonly customer: number;
}

/** How long a token is good. */
const lastsS = 3_600;

/**
 * The connected accounts at the simulated Edenred, by their tokens. A refresh token is good for once, and gives a new
 * one. A customer of the shop has connected his account before: his first token is `demo-{customer}`.
 */
export class EdenredLogins {
  private readonly access = new Map<string, { readonly customer: number; readonly untilMs: number }>();
  private readonly refresh = new Map<string, number>();
  private readonly begun = new Set<number>();
  private readonly ended = new Set<number>();
  /** How often somebody asked for new tokens. */
  refreshed = 0;

  constructor(private readonly clock: () => number) {}

  /** Undefined for a token that is good no more. */
  renew(token: string) {
    const customer = this.refresh.get(token) ?? this.firstOf(token);
    if (customer === undefined || this.ended.has(customer)) return undefined;
    this.refresh.delete(token);
    this.begun.add(customer);
    this.refreshed += 1;
    const [access_token, refresh_token] = [randomUUID(), randomUUID()];
    this.access.set(access_token, { customer, untilMs: this.clock() + lastsS * 1_000 });
    this.refresh.set(refresh_token, customer);
    return { access_token, refresh_token, expires_in: lastsS, token_type: 'Bearer' };
  }

  /** Whose it is; undefined for none, or one that has ended. */
  ownerOf(header = ''): number | undefined {
    const found = this.access.get(header.replace(/^Bearer /, ''));
    return found && found.untilMs > this.clock() && !this.ended.has(found.customer) ? found.customer : undefined;
  }

  /** The customer takes the shop's leave away, in Edenred's own pages. */
  end(customer: number): void {
    this.ended.add(customer);
  }

  /** No token that was shown before is good any more, except to be refreshed. */
  expire(): void {
    this.access.clear();
  }

  private firstOf(token: string): number | undefined {
    const number = Number(/^demo-(\d{1,15})$/.exec(token)?.[1] ?? Number.NaN);
    return Number.isNaN(number) || this.begun.has(number) ? undefined : number;
  }
}

/** Number and secret by which a client of Edenred is known. */
export interface ClientPair {
  readonly id: string;
  readonly secret: string;
}

interface EdenredDeps {
  readonly book: MealBook;
  readonly logins: EdenredLogins;
  readonly forTokens: ClientPair;
  readonly forPayments: ClientPair;
  readonly hasMeal: (id: string) => Promise<MealPayment | undefined>;
}

const Grant = z.object({
  ...{ grant_type: z.literal('refresh_token'), refresh_token: z.string() },
  ...{ client_id: z.string(), client_secret: z.string() },
});
const Path = z.object({ id: z.string() });
const Asked = z.object({ amount: z.int().check(z.positive()), tstamp: z.iso.datetime() });

/**
 * `POST /connect/token`, `GET /v2/transactions/{id}`, its `actions/refund` and `actions/cancel`, with the bodies and errors
 * of Edenred.
 */
export async function edenredRoutes(app: FastifyInstance, deps: EdenredDeps): Promise<void> {
  const { book, logins, forTokens, forPayments, hasMeal } = deps;
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    await new Promise((done) => setTimeout(done, book.faults.delayMs));
    if (book.faults.isDown) await reply.code(502).send({});
  });
  app.post('/connect/token', (request, reply) => {
    const { data } = Grant.safeParse(request.body);
    const isOurs = data?.client_id === forTokens.id && data.client_secret === forTokens.secret;
    const tokens = data && isOurs ? logins.renew(data.refresh_token) : undefined;
    return tokens ? reply.send(tokens) : reply.code(400).send({ error: isOurs ? 'invalid_grant' : 'invalid_client' });
  });
  app.register(async (scope) => {
    /** The payment of whoever shows his token; it is nobody else's. */
    const paymentOf = async (id: string, header: string | undefined) => {
      const paid = await hasMeal(id);
      return paid && paid.customer === logins.ownerOf(header) ? paid : undefined;
    };
    scope.addHook('onRequest', async ({ headers }, reply) => {
      const isOurs = headers['x-client-id'] === forPayments.id && headers['x-client-secret'] === forPayments.secret;
      if (!isOurs) await fail(reply, 401, texts.badKey);
      else if (logins.ownerOf(headers.authorization) === undefined) await fail(reply, 401, texts.badToken);
    });
    scope.get('/v2/transactions/:id', async (request, reply) => {
      const { id } = Path.parse(request.params);
      const paid = await paymentOf(id, request.headers.authorization);
      return paid ? reply.send(told(id, paid)) : fail(reply, 404, texts.unknown);
    });
    scope.post('/v2/transactions/:id/actions/cancel', async (request, reply) => {
      const { id } = Path.parse(request.params);
      const paid = await paymentOf(id, request.headers.authorization);
      if (!paid) return fail(reply, 404, texts.unknown);
      if (book.faults.refusal !== null) return fail(reply, 422, book.faults.refusal);
      const { amount } = Asked.parse(request.body);
      if (amount !== paid.amount || !book.cancel(id)) return fail(reply, 409, texts.over);
      return book.faults.losesAnswers ? reply.code(504).send({}) : reply.send(told(id, paid));
    });
    scope.post('/v2/transactions/:id/actions/refund', async (request, reply) => {
      const { refusal, losesAnswers, isSlow, answersAfterMs } = book.faults;
      const { id } = Path.parse(request.params);
      const paid = await paymentOf(id, request.headers.authorization);
      if (!paid) return fail(reply, 404, texts.unknown);
      if (refusal !== null) return fail(reply, 422, refusal);
      const { amount } = Asked.parse(request.body);
      if (book.stateOf(id) !== 'captured') return fail(reply, 409, texts.over);
      if (book.givenBackOf(id) + amount > paid.amount) return fail(reply, 409, texts.over);
      book.refund(randomUUID(), id, amount, null);
      await new Promise((done) => setTimeout(done, answersAfterMs));
      // One that takes its time is done later than he can wait for.
      return losesAnswers || isSlow ? reply.code(504).send({}) : reply.send(told(id, paid));
    });
  });

  const told = (id: string, { amount }: MealPayment) => {
    const its = book.all.filter((it) => it.payment === id && it.status === 'succeeded');
    const refunded_amount = its.reduce((sum, it) => sum + it.amount, 0);
    const status = refunded_amount === amount ? 'refunded' : book.stateOf(id);
    const captured_amount = status === 'refunded' || status === 'captured' ? amount : 0;
    const amounts = { authorized_amount: amount, captured_amount, refunded_amount };
    return { meta: { status: 'succeeded', messages: [] }, data: { capture_id: id, status, ...amounts } };
  };
}

const fail = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).send({ meta: { status: 'failed', messages: [{ code: status, level: 'error', text }] } });
