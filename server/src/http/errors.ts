import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../text.ts';
import { Failure } from './failure.ts';

/** Every failure answers JSON in French; what went wrong inside is logged, never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Failure)
      return reply
        .code(error.status)
        .headers({ ...error.headers })
        .send(error.body);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ code: error.code, kind: error.name, stack: error.stack }, 'request failed');
    return reply.code(status).send({ error: textOf(status) });
  });
}

export const answerMissing = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ detail: texts.notFound });

function textOf(status: number): string {
  if (status === 413) return texts.tooLarge;
  if (status === 429) return texts.tooMany;
  if (status === 404) return texts.notFound;
  return status >= 500 ? texts.serverError : texts.badBody;
}
