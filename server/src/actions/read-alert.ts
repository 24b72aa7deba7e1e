import * as z from 'zod/mini';
import { readAlert as command } from '../../../src/domain/alert/commands.ts';
import { refuse } from '../../../src/domain/result.ts';
import { Id } from '../../../src/domain/schema.ts';
import { textId } from '../http/input.ts';
import { action } from './action.ts';
import { theAlert } from './answers.ts';
import { conflictOf } from './conflict.ts';

/** Marks an alert or a notification as read (DSP-224, API-150). */
export const readAlert = action({
  method: 'PATCH',
  path: '/alerts/:id/',
  summary: 'Marque une alerte comme lue',
  permission: 'flow',
  answers: 'Alert',
  input: z.object({ id: textId(Id), body: z.strictObject({ is_read: z.literal(true) }) }),
  subject: ({ id }) => ({ kind: 'alert', id }),
  reads: ({ id }) => ({ alert: [id], settings: true }),
  decide: ({ id }, rows) => {
    const kind = rows.get('alert', id) ? ('alert' as const) : ('notification' as const);
    if (!rows.settings) return conflictOf(command.text, refuse('gone'), {});
    const args = { alertId: id, kind, center: rows.settings.id };
    const refusal = command.guard(args, rows);
    if (refusal) return conflictOf(command.text, refusal, {});
    return { verdict: 'accept', patches: command.effect(args, rows), answer: theAlert(id) };
  },
});
