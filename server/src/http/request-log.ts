import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorMark } from './error-mark.ts';

const plainId = /^[\w-]{8,64}$/;

/** The caller's own request id if it is a plain one, so that a client's journal can be matched with the log. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID();
}

/** One line per request, with the route's pattern alone: addresses may contain an e-mail, an id or a search. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Where the lines go, if not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** In the form that the log wants. */
function markOf(error: unknown) {
  const { kinds, code, frames } = errorMark(error);
  return { type: kinds.join(' < '), message: code ?? '', stack: frames.join('\n') };
}

/**
 * Request, response and error objects are never logged whole: they contain addresses, tokens, network addresses and
 * statements with their values.
 */
export const loggerOptions = {
  level: 'info',
  base: null,
  serializers: { req: () => ({}), res: () => ({}), err: markOf },
};
