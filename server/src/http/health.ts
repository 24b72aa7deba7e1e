import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const answersWithinMs = 2_000;

/**
 * Health check for whoever sends requests here: 200 while the database answers, else 503. It is open, and reveals
 * nothing else.
 */
export function serveHealth(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const database = await doesAnswer(() => db.execute('select 1'));
    return reply
      .code(database ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ database });
  });
}

/** Whether a question is answered in time. */
export function doesAnswer(ask: () => PromiseLike<unknown>, withinMs = answersWithinMs): Promise<boolean> {
  const answered = Promise.resolve(ask()).then(() => true);
  return Promise.race([answered, wait(withinMs, false, { ref: false })]).catch(() => false);
}
