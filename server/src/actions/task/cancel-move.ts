import * as z from 'zod/mini';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { whyNotOver } from '../../../../src/domain/dock/over.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { cancelMove as command } from '../../../../src/domain/task/commands/cancel-move.ts';
import { type Task, TaskId } from '../../../../src/domain/task/task.ts';
import { dragRefusals } from '../../../../src/domain/task/text.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theDock } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { place } from '../placement.ts';
import type { Rows } from '../reads.ts';

/**
 * Puts a moving task back where it came from: at its rank while it has not left, else last; in the list when its dock
 * is closed by now (DSP-511, API-010). The answer is that dock, else the one it leaves.
 */
export const cancelMove = action({
  method: 'POST',
  path: '/dispatch/deliveries/:id/cancel_move/',
  summary: "Annule le déplacement d'une commande",
  permission: 'flow',
  answers: 'Dock',
  input: z.object({ id: textId(TaskId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'task', id }),
  reads: ({ id }) => ({ task: [id] }),
  decide: ({ id }, rows, nowMs) => {
    const task = rows.get('task', id);
    if (!task) return conflictOf(command.text, refuse('gone'), { task: id });
    const from = rows.get('dock', task.from_dock_id);
    const here = rows.get('dock', task.dock);
    const back = from && whyNotOver(from) ? undefined : from;
    const args = {
      taskId: id,
      orderId: task.linked_order,
      dockId: here?.id ?? null,
      fromDockId: back?.id ?? null,
    };
    const told = { task: id, docks: [...new Set([here, from].flatMap((dock) => dock?.id ?? []))] };
    const refusal = command.guard(args, rows);
    if (refusal) return conflictOf(command.text, refusal, told);
    const locked = here?.id === back?.id ? null : firstLocked([here, back], rows, nowMs);
    if (locked) return conflictOf({ refusals: dragRefusals }, locked, told);
    const patches = [...command.effect(args, rows), ...settled(task, here, back, rows)];
    const answered = back ?? here;
    return { verdict: 'accept', patches, answer: answered ? theDock(answered.id) : async () => null };
  },
});

/** A round that is over keeps nothing back: its order goes to the list. */
function firstLocked(docks: readonly (Dock | undefined)[], rows: Rows, nowMs: number) {
  return docks
    .flatMap((dock) => (dock && !whyNotOver(dock) ? dock : []))
    .map((dock) => canEdit(dock, rows.get('driver', dock.target_driver), nowMs))
    .find((refusal) => refusal !== null);
}

function settled(task: Task, here: Dock | undefined, back: Dock | undefined, rows: Rows) {
  const placed = here?.id === back?.id ? [] : place([{ task, dock: back?.id ?? null, rank: null }], rows);
  return [...patch('task', task, { dock_target: null }), ...placed];
}
