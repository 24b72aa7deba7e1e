import * as z from 'zod/mini';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { TaskId } from '../../../../src/domain/task/task.ts';
import { dragRefusals } from '../../../../src/domain/task/text.ts';
import { Place } from '../../http/bounds.ts';
import { action } from '../action.ts';
import { theTasks } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { place } from '../placement.ts';
import { actionTexts } from '../text.ts';

const Rank = z.object({ id: TaskId, dock_rank: Place });

/** Sets ranks inside one dock (API-003 with `dispatch=1`, DSP-509); the dock is renumbered 1..n. */
export const rankTasks = action({
  method: 'POST',
  path: '/tasks/shipping/simple_bulk/',
  summary: 'Change le rang de commandes dans leur tournée',
  permission: 'flow',
  answers: ['Task'],
  input: z.object({ dispatch: maybe(z.string()), body: z.array(Rank).check(z.minLength(1), z.maxLength(200)) }),
  subject: ({ body: [first] }) => ({ kind: 'task', id: first?.id ?? 0 }),
  reads: ({ body }) => ({ task: body.map((entry) => entry.id) }),
  decide: ({ body }, rows, nowMs) => {
    const tasks = body.flatMap((entry) => rows.get('task', entry.id) ?? []);
    const [dockId, ...others] = new Set(tasks.map((task) => task.dock ?? null));
    const dock = rows.get('dock', dockId);
    if (tasks.length < body.length) return { verdict: 'conflict', error: actionTexts.taskGone, docks: [] };
    if (!dock || others.length > 0) {
      const docks = [dockId, ...others].filter((id) => id != null);
      return { verdict: 'conflict', error: actionTexts.notTogether, docks };
    }
    const refusal = canEdit(dock, rows.get('driver', dock.target_driver), nowMs);
    if (refusal) return conflictOf({ refusals: dragRefusals }, refusal, { docks: [dock.id] });
    const rankOf = new Map(body.map((entry) => [entry.id, entry.dock_rank]));
    const placings = tasks.map((task) => ({ task, dock: dock.id, rank: rankOf.get(task.id) ?? null }));
    const patches = place(placings, rows);
    const changed = new Set([...body.map((entry) => entry.id), ...patches.map((patch) => patch.id)]);
    return { verdict: 'accept', patches, answer: theTasks([...changed]) };
  },
});
