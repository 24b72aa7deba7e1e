import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, hours, post, queued } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten, isRecord, listOf } from '../../wire.ts';
import { isShortComment } from '../review.ts';
import { preparationRefusals } from '../text.ts';

const listed = 'alert_notifications';

/**
 * Reports the result of the search for a missing trolley (PRP-092 to PRP-094, API-P17): its alert leaves the panel. The
 * server then lists the alert as read, or no longer.
 */
export const reviewTrolley = command('trolley.review', {
  version: 1,
  args: z.object({ alertId: Id, comment: z.string(), trolleyName: z.string(), center: CenterId }),
  reads: ({ alertId }) => ({ notification: [alertId] }),
  guard: ({ alertId, comment }, rows) => {
    if (!rows.get('notification', alertId)) return refuse('gone');
    return isShortComment(comment) ? refuse('shortComment') : null;
  },
  holds: ({ alertId }, rows) => rows.get('notification', alertId)?.is_read === true,
  effect: ({ alertId }, rows) => patch('notification', rows.get('notification', alertId), { is_read: true }),
  request: ({ alertId, comment }) =>
    post('/trolleys/not_found_review/', { body: { id: alertId, review_comments: comment.trim() } }),
  answers: () => noAnswer,
  accept: (body, { alertId }) => ({
    rows: isRecord(body) && body.id === alertId ? flatten('notification', 'answer', [body]) : [],
  }),
  reread: ({ center }) => get('/tasks/state/', { query: { center_id: String(center) } }),
  acceptReread: (body) => ({ rows: flatten('notification', 'answer', listOf(body, listed) ?? []) }),
  isConfirmedBy: (body, { alertId }) => {
    const alerts = listOf(body, listed);
    return alerts !== undefined && !alerts.some((row) => isRecord(row) && row.id === alertId);
  },
  lane: ({ alertId }) => [keyOf('notification', alertId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Chariot introuvable',
    label: ({ trolleyName }) => `Chariot ${trolleyName} introuvable : traiter`,
    success: 'Alerte traitée !',
    refusals: { gone: "L'alerte n'existe plus", shortComment: preparationRefusals.shortComment },
  },
});
