import * as z from 'zod/mini';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import type { Reader } from '../../../../src/domain/rows.ts';
import { moveTask as command } from '../../../../src/domain/task/commands/move.ts';
import { type Task, TaskId } from '../../../../src/domain/task/task.ts';
import { Place } from '../../http/bounds.ts';
import { action, type Decision } from '../action.ts';
import { theDocks } from '../answers.ts';
import { type Placing, place } from '../placement.ts';
import { refusalText } from '../refusal-text.ts';
import { actionTexts } from '../text.ts';

const Move = z.object({
  id: TaskId,
  /** The task's dock as the user saw it; null is the to-dispatch list (DSP-487). */
  from_dock_id: z.nullable(DockId),
  dock_target_id: z.nullable(DockId),
  dock_rank: z.nullish(Place),
});
type Move = z.infer<typeof Move>;

/** Every task whose dock or rank changes, in one call (API-009, DSP-509). */
export const moveTasks = action({
  method: 'POST',
  path: '/dispatch/deliveries/move_task/',
  summary: 'Déplace des commandes entre des tournées et la liste à dispatcher',
  permission: 'flow',
  answers: ['Dock'],
  input: z.object({ body: z.array(Move).check(z.minLength(1), z.maxLength(200)) }),
  subject: ({ body: [first] }) => ({ kind: 'task', id: first?.id ?? 0 }),
  reads: ({ body }) => ({
    task: body.map((move) => move.id),
    dock: body.flatMap((move) => [move.from_dock_id, move.dock_target_id]),
  }),
  decide: ({ body }, rows, nowMs) => {
    const placings: Placing[] = [];
    for (const move of body) {
      const task = rows.get('task', move.id);
      if (!task) return conflict(actionTexts.taskGone, body, rows);
      if ((task.dock ?? null) !== move.from_dock_id) return movedMeanwhile(task, body, rows);
      placings.push({ task, dock: move.dock_target_id, rank: move.dock_rank ?? null });
    }
    const refusal = firstRefusal(body, placings, rows, nowMs) ?? firstClosed(body, rows, nowMs);
    if (refusal) return conflict(refusalText(command.text, refusal), body, rows);
    return { verdict: 'accept', patches: place(placings, rows), answer: theDocks(docksOf(body)) };
  },
});

/** The guard of each dragged task. Entries that only change the rank of neighbouring tasks have none. */
function firstRefusal(
  body: readonly Move[],
  placings: readonly Placing[],
  rows: Reader,
  nowMs: number,
): Refusal | null {
  const crossing = body.filter((move) => move.from_dock_id !== move.dock_target_id);
  for (const { id, from_dock_id: from, dock_target_id: to } of crossing.length > 0 ? crossing : body) {
    const task = placings.find((placing) => placing.task.id === id)?.task;
    if (!task) continue;
    const args = { taskId: task.id, orderId: task.linked_order, from, to, ranks: [], left: [], atMs: nowMs };
    const refusal = command.guard(args, rows);
    if (refusal) return refusal;
  }
  return null;
}

/** No dock in the body is over or locked, not even one in which only ranks change. */
const firstClosed = (body: readonly Move[], rows: Reader, nowMs: number) =>
  docksOf(body)
    .map((id) => rows.get('dock', id))
    .map((dock) => (dock ? canEdit(dock, rows.get('driver', dock.target_driver), nowMs) : refuse('gone')))
    .find((refusal) => refusal !== null);

const docksOf = (body: readonly Move[]) => [
  ...new Set(body.flatMap((move) => [move.from_dock_id, move.dock_target_id]).filter((id) => id !== null)),
];

function movedMeanwhile(task: Task, body: readonly Move[], rows: Reader): Decision {
  const order = orderName({ id: task.linked_order, random_id: rows.get('order', task.linked_order)?.random_id });
  return conflict(actionTexts.movedMeanwhile(order, task.dock ?? null), body, rows);
}

/** 409 with the docks as the user saw them, and the present docks of the tasks. */
function conflict(error: string, body: readonly Move[], rows: Reader): Decision {
  const now = body.map((move) => rows.get('task', move.id)?.dock).filter((id) => id != null);
  return { verdict: 'conflict', error, docks: [...new Set([...docksOf(body), ...now])] };
}
