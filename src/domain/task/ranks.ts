import { type Refusal, refuse } from '../result.ts';
import type { TaskId } from './task.ts';

export interface Ranked {
  readonly id: TaskId;
  readonly dock_rank?: number | null | undefined;
}

/**
 * The ranks a drop changes in the target dock: the task gets `rank`, the others follow without gaps, 1..n (DSP-506,
 * DSP-507). `others` are the target's tasks in order, without the dragged one.
 */
export function ranksAfterDrop(taskId: TaskId, rank: number, others: readonly Ranked[]) {
  const order: Ranked[] = [...others];
  order.splice(rank - 1, 0, { id: taskId });
  return order
    .map((task, index) => ({ taskId: task.id, rank: index + 1, was: task.dock_rank }))
    .filter((entry) => entry.taskId === taskId || entry.rank !== entry.was)
    .map(({ taskId: id, rank: to }) => ({ taskId: id, rank: to }));
}

/** The ranks that close the gap in the dock a task leaves; `others` are its remaining tasks in order. */
export const ranksAfterLeaving = (others: readonly Ranked[]) =>
  others
    .map((task, index) => ({ taskId: task.id, rank: index + 1, was: task.dock_rank }))
    .filter((entry) => entry.rank !== entry.was)
    .map(({ taskId, rank }) => ({ taskId, rank }));

/**
 * The rank after a drop: 1 on the dock itself, `onto` null (DSP-506); right after the task it was dropped on (DSP-507),
 * or last when that task has just left. A task dropped on itself is refused (DSP-501).
 */
export function rankOfDrop(
  taskId: TaskId,
  onto: TaskId | null,
  others: readonly Ranked[],
): number | Refusal<'sameTask'> {
  if (onto === taskId) return refuse('sameTask');
  if (onto === null) return 1;
  const at = others.findIndex((task) => task.id === onto);
  return (at === -1 ? others.length : at + 1) + 1;
}
