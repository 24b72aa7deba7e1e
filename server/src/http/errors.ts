import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../../src/domain/wire.ts';
import { texts } from '../text.ts';
import { errorMark } from './error-mark.ts';
import { Failure } from './failure.ts';

/** Every failure answers JSON in French; internal causes are logged, never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Failure)
      return reply
        .code(error.status)
        .headers({ ...error.headers })
        .send(error.body);
    if (isRefusedValue(error)) {
      // The edge should have refused it, with the name of its field: that it came this far is our fault.
      request.log.error({ error: errorMark(error) }, 'the database refused a value');
      return reply.code(400).send({ error: texts.refusedValue });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: errorMark(error) }, 'request failed');
    return reply.code(status).send({ error: textOf(status) });
  });
}

export const answerMissing = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ detail: texts.notFound });

/** Of an address that is none. */
export const answerUnreadable = ({ statusCode = 400 }: FastifyError, reply: FastifyReply) =>
  reply.code(statusCode).send({ error: statusCode >= 500 ? texts.serverError : texts.badAddress });

/**
 * Codes of PostgreSQL for a value that no column accepts: out of range, no date, an invalid character, too long, too
 * deep. It would be refused again, while a 500 would invite to repeat it.
 */
const refusedValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '54000', '54001']);

function isRefusedValue(error: Error): boolean {
  const { cause } = error;
  return isRecord(cause) && typeof cause.code === 'string' && refusedValues.has(cause.code);
}

function textOf(status: number): string {
  if (status === 413) return texts.tooLarge;
  if (status === 429) return texts.tooMany;
  if (status === 404) return texts.notFound;
  return status >= 500 ? texts.serverError : texts.badBody;
}
