import * as z from 'zod/mini';
import { closeDock as close, deleteDock as remove } from '../../../../src/domain/dock/commands/close.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { free, offTheRoad } from '../leaving.ts';
import { dockAction } from './dock-action.ts';

/**
 * `Fermer`: hides the dock and frees its deliveries (DSP-422, API-070). Those on the road are to be dispatched again;
 * delivered ones keep their driver.
 */
export const closeDock = dockAction({
  service: 'finish',
  summary: 'Ferme la tournée et libère ses livraisons',
  body: NoBody,
  command: close,
  args: ({ dock, nowMs }) => ({ dockId: dock.id, taskIds: [...(dock.tasks ?? [])], at: new Date(nowMs).toISOString() }),
  also: ({ dock, rows }) => {
    const tasks = (dock.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
    const left = tasks.filter((task) => task.status !== 'received');
    return [...free(left), ...left.flatMap((task) => offTheRoad(task, rows))];
  },
});

/** Hides an empty, unlocked draft (DSP-459, API-062). Its row stays: polls show a deletion by absence. */
export const deleteDock = action({
  method: 'DELETE',
  path: '/docks/:id/',
  summary: 'Supprime un brouillon vide',
  permission: 'flow',
  answers: null,
  input: z.object({ id: textId(DockId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id }) => ({ dock: [id] }),
  decide: ({ id }, rows) => {
    const args = { dockId: id };
    const refusal = remove.guard(args, rows);
    if (refusal) return conflictOf(remove.text, refusal, { docks: [id] });
    return { verdict: 'accept', patches: remove.effect(args, rows), answer: null };
  },
});
