import * as z from 'zod/mini';
import { isCrossDock } from '../../../../src/domain/dock/cross-dock.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { assignCrossDock as command } from '../../../../src/domain/task/commands/cross-dock.ts';
import { isToCheck } from '../../../../src/domain/task/cross-dock.ts';
import { type Task, TaskId } from '../../../../src/domain/task/task.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theTask } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { openRounds } from '../dock/finalised.ts';
import { place } from '../placement.ts';
import type { Rows } from '../reads.ts';

/**
 * Puts a cross-docking order into the dock that leaves for its center, as the last one (DSP-461, API-004). The call is
 * a GET with an effect: only a person's click may send it (DSP-490).
 */
export const assignCrossDock = action({
  method: 'GET',
  path: '/tasks/shipping/:id/assign_xd_dock/',
  summary: 'Affecte une commande de cross-docking à sa tournée de cross-dock',
  permission: 'flow',
  answers: 'Task',
  input: z.object({ id: textId(TaskId) }),
  subject: ({ id }) => ({ kind: 'task', id }),
  reads: ({ id }) => ({ task: [id], openRounds: true }),
  decide: ({ id }, rows, nowMs) => {
    const task = rows.get('task', id);
    if (!task) return conflictOf(command.text, refuse('gone'), { task: id });
    const order = rows.get('order', task.linked_order);
    const checked = isToCheck(order) ? [...patch('order', order, { status: 'prepared' }), ...loaded(task)] : [];
    // An order that waits to be checked may be in its dock already: it is loaded there.
    const lies = checked.length > 0 && task.dock != null ? rows.get('dock', task.dock) : undefined;
    if (lies && isCrossDock(lies)) return { verdict: 'accept', patches: checked, answer: theTask(id) };
    const refusal = command.guard({ taskId: id, orderId: task.linked_order }, rows);
    if (refusal) return conflictOf(command.text, refusal, { task: id });
    const dock = crossDockFor(task.linked_order, rows, nowMs);
    if (!dock) return conflictOf(command.text, refuse('noCrossDock'), { task: id });
    return {
      verdict: 'accept',
      patches: [...place([{ task, dock: dock.id, rank: null }], rows), ...checked],
      answer: theTask(id),
    };
  },
});

const loaded = (task: Task) => patch('task', task, { status: 'todo', loading_status: 'loaded' });

/** The dock that leaves for the order's center, else the first one for any other. */
function crossDockFor(orderId: number, rows: Rows, nowMs: number): Dock | undefined {
  const open = openRounds(rows, nowMs).filter(isCrossDock);
  const wanted = rows.get('order', orderId)?.center_id;
  return open.find((dock) => dock.cross_docking_target_center === wanted) ?? open[0];
}
