import * as z from 'zod/mini';
import { extractTasks as command } from '../../../../src/domain/dock/commands/extract.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { TaskId } from '../../../../src/domain/task/task.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theDocksAsOne } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { place } from '../placement.ts';
import { newDraft } from './new-dock.ts';

/**
 * Moves ticked tasks to a new grouping, in their order (DSP-445, API-080); 400 for tasks that are not the dock's
 * (DSP-943).
 */
export const extractTasks = action({
  method: 'POST',
  path: '/dispatch/docks/:id/extract_tasks/',
  summary: 'Extrait des commandes de la tournée dans un nouveau groupement',
  permission: 'flow',
  answers: 'DockPair',
  input: z.object({
    id: textId(DockId),
    body: z.object({ task_ids: z.array(TaskId).check(z.minLength(1), z.maxLength(200)) }),
  }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id }) => ({ dock: [id], newIds: { dock: 1 } }),
  decide: ({ id, body: { task_ids: taskIds } }, rows, nowMs) => {
    const dock = rows.get('dock', id);
    const told = { docks: [id] };
    if (!dock) return conflictOf(command.text, refuse('gone'), told);
    const locked = canEdit(dock, rows.get('driver', dock.target_driver), nowMs);
    if (locked) return conflictOf(command.text, locked, told);
    const refusal = command.guard({ dockId: id, taskIds, atMs: nowMs }, rows);
    if (refusal) return refusalOf(command.text, refusal, told);
    const made = newDraft(dock, rows, nowMs);
    const leaving = (dock.tasks ?? []).filter((taskId) => taskIds.includes(taskId));
    const tasks = leaving.flatMap((taskId) => rows.get('task', taskId) ?? []);
    const placings = tasks.map((task, at) => ({ task, dock: made.id, rank: at + 1 }));
    return {
      verdict: 'accept',
      made: [{ kind: 'dock', row: made }],
      patches: place(placings, rows),
      answer: theDocksAsOne(id, made.id),
    };
  },
});
