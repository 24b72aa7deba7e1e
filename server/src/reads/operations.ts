import * as z from 'zod/mini';
import { validKey } from '../actions/idempotency.ts';
import { lookUpOperation } from '../actions/operations.ts';
import { Failure, notFound } from '../http/failure.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/**
 * What became of a call that moves money, by its key (API-S72). It moves none itself; a key that no call has come with
 * is closed by it.
 */
export const operation = read({
  path: '/operations/:key/',
  summary: "Ce qu'est devenue une opération d'argent, d'après sa clé",
  permission: null,
  answers: 'Operation',
  input: z.object({ key: z.string().check(z.regex(validKey)) }),
  answer: async ({ key }, { db, config }, { user, nowMs }) => {
    // Without keys no call is known by one.
    if (config.idempotencyRetentionS === null) throw notFound(texts.notFound);
    const stored = await lookUpOperation(db, key, user.id, nowMs);
    if (!stored) throw new Failure(404, { code: 'unknown_operation', error: texts.unknownOperation });
    return { operation_id: key, ...stored };
  },
});
