import * as z from 'zod/mini';
import { closeDock as close, deleteDock as remove } from '../../../../src/domain/dock/commands/close.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { free, offTheRoad } from '../leaving.ts';
import { dockAction } from './dock-action.ts';

/**
 * `Fermer`: the dock is hidden and its deliveries are free (DSP-422, API-070). Those on the road are to dispatch again;
 * of those delivered the driver is still known.
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

/** An empty, unlocked draft is put away (DSP-459, API-062). Its row stays, hidden: polls tell what is gone by absence. */
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
