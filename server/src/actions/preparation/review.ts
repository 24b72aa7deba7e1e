import * as z from 'zod/mini';
import { isShortComment } from '../../../../src/domain/preparation/review.ts';
import { preparationRefusals } from '../../../../src/domain/preparation/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { action } from '../action.ts';
import { theAlert } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

/** Stores the result of a search for a missing trolley (PRP-092 to PRP-094, API-P17). */
export const reviewTrolley = action({
  method: 'POST',
  path: '/trolleys/not_found_review/',
  summary: 'Traite une alerte de chariot introuvable',
  permission: 'flow',
  answers: 'Alert',
  input: z.object({ body: z.strictObject({ id: Id, review_comments: z.string().check(z.maxLength(5000)) }) }),
  subject: ({ body }) => ({ kind: 'alert', id: body.id }),
  reads: ({ body }) => ({ alert: [body.id] }),
  decide: ({ body: { id, review_comments } }, rows) => {
    const texts = { refusals: preparationRefusals };
    const notice = rows.get('notification', id);
    if (notice?.type !== 'TROLLEY_NOT_FOUND') return refusalOf(texts, refuse('otherAlert'));
    if (isShortComment(review_comments)) return refusalOf(texts, refuse('shortComment'));
    if (notice.is_read) return conflictOf(texts, refuse('reviewed'), {});
    return {
      verdict: 'accept',
      patches: patch('notification', notice, { is_read: true }),
      answer: theAlert(id),
    };
  },
});
