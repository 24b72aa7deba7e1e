import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RefundBook } from './refund-book.ts';
import { providerTexts as texts } from './text.ts';

const Body = z.object({ payment: z.string(), amount: z.int().check(z.positive()) });
const Query = z.object({ payment: z.string() });
const Key = z.string().check(z.minLength(1));

/** `POST /refunds`, under an `Idempotency-Key`, and `GET /refunds`, those of a payment: a provider who keeps keys. */
export function refundRoutes(app: FastifyInstance, book: RefundBook, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    await new Promise((done) => setTimeout(done, book.faults.delayMs));
    if (book.faults.isDown) await reply.code(502).send({});
    else if (request.headers.authorization !== `Bearer ${token}`)
      await reply.code(401).send({ message: texts.badToken });
  });
  app.get('/refunds', (request, reply) => {
    const { payment } = Query.parse(request.query);
    const its = book.all.filter((refund) => refund.payment === payment);
    return reply.send({ data: its.map(({ part, ...refund }) => ({ ...refund, metadata: { part } })) });
  });
  app.post('/refunds', async (request, reply) => {
    const { refusal, losesAnswers } = book.faults;
    if (refusal !== null) return reply.code(402).send({ message: refusal });
    const { payment, amount } = Body.parse(request.body);
    const refund = book.refund(Key.parse(request.headers['idempotency-key']), payment, amount);
    if (losesAnswers) return reply.code(502).send({});
    return refund ? reply.send(refund) : reply.code(409).send({ message: texts.keyReused });
  });
}
