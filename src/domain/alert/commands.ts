import * as z from 'zod/mini';
import { CenterId } from '../center/center-id.ts';
import { command, get, hours, patchTo, queued } from '../command.ts';
import { answersOne } from '../documented-answer.ts';
import { refuse } from '../result.ts';
import { keyOf, patch } from '../rows.ts';
import { Id } from '../schema.ts';
import { flatten, listOf } from '../wire.ts';

const ReadArgs = z.object({ alertId: Id, kind: z.enum(['alert', 'notification']), center: CenterId });

/** The lists that contain each kind: no call reads one alone. */
const lists = {
  alert: { path: '/dispatch/loadstate/', center: 'center', key: 'alerts' },
  notification: { path: '/tasks/state/', center: 'center_id', key: 'alert_notifications' },
} as const;

/** Marks an alert as read (DSP-224, API-150). */
export const readAlert = command('alert.read', {
  version: 1,
  args: ReadArgs,
  reads: ({ alertId, kind }) => ({ [kind]: [alertId] }),
  guard: ({ alertId, kind }, rows) => (rows.get(kind, alertId) ? null : refuse('gone')),
  holds: ({ alertId, kind }, rows) => rows.get(kind, alertId)?.is_read === true,
  effect: ({ alertId, kind }, rows) => patch(kind, rows.get(kind, alertId), { is_read: true }),
  request: ({ alertId }) => patchTo(`/alerts/${alertId}/`, { body: { is_read: true } }),
  answers: ({ alertId }) => answersOne('alert', alertId),
  accept: (body, { kind }) => ({ rows: flatten(kind, 'answer', [body]) }),
  reread: ({ kind, center }) => get(lists[kind].path, { query: { [lists[kind].center]: String(center) } }),
  acceptReread: (body, { kind }) => ({ rows: flatten(kind, 'answer', listOf(body, lists[kind].key) ?? []) }),
  lane: ({ alertId, kind }) => [keyOf(kind, alertId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Alerte lue',
    label: () => 'Alerte lue',
    success: 'Alerte traitée !',
    refusals: { gone: "L'alerte n'existe plus" },
  },
});
