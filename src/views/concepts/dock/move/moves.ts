import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { isRefusal, type Refusal, refuse } from '../../../../domain/result.ts';
import type { MoveArgs } from '../../../../domain/task/commands/move.ts';
import { canDropAll, type DockSide, type DragRefusal } from '../../../../domain/task/drag.ts';
import { type Ranked, rankOfDrop, ranksAfterDrop, ranksAfterLeaving } from '../../../../domain/task/ranks.ts';
import type { TaskId } from '../../../../domain/task/task.ts';

/** Tasks picked up together, in list order; `from` is their dock's card, null for the to-dispatch list. */
export interface DraggedTasks {
  readonly kind: 'tasks';
  readonly tasks: readonly TaskRow[];
  readonly from: DockCard | null;
}

/** A whole dock picked up by its head. */
export interface DraggedDock {
  readonly kind: 'dock';
  readonly card: DockCard;
}

export type Dragged = DraggedTasks | DraggedDock;

/** Targets of tasks: the to-dispatch list, a dock (first, or last), or a task of a dock (right after it). */
export type DropTarget =
  | { readonly kind: 'list' }
  | { readonly kind: 'dock'; readonly card: DockCard; readonly at: 'first' | 'last' }
  | { readonly kind: 'task'; readonly card: DockCard; readonly task: TaskRow };

const sideOf = (card: DockCard | null): DockSide | null => card && { dock: card, driver: { state: card.driverState } };

/** Why a drop is refused, by the first task that cannot go; null when it is allowed (DSP-500 to DSP-508, DSP-529). */
export function dropRefusal(
  { tasks, from }: DraggedTasks,
  target: DropTarget,
  nowMs: number,
): Refusal<DragRefusal> | null {
  if (target.kind === 'task' && tasks.some(({ id }) => id === target.task.id)) return refuse('sameTask');
  return canDropAll(tasks, sideOf(from), sideOf(target.kind === 'list' ? null : target.card), nowMs);
}

/** A place of a dock as a target: behind the stop before it, or the first. */
export function targetAt(card: DockCard, at: number): DropTarget {
  const before = card.tasks[at - 1];
  return before ? { kind: 'task', card, task: before } : { kind: 'dock', card, at: 'first' };
}

/**
 * The moves of a drop, one per task; each starts from the ranks after the one before (DSP-506 to DSP-508). None if
 * nothing changes.
 */
export function movesOf({ tasks, from }: DraggedTasks, target: DropTarget, nowMs: number): readonly MoveArgs[] {
  const to = target.kind === 'list' ? null : target.card;
  const moved = new Set<number>(tasks.map((task) => task.id));
  let left: readonly Ranked[] = from?.tasks ?? [];
  let others: readonly Ranked[] = to?.tasks.filter((task) => !moved.has(task.id)) ?? [];
  let rank: number | null = null;
  return tasks.flatMap(({ id, orderId, randomId, dock_rank }) => {
    rank = target.kind === 'list' ? null : rank === null ? firstRank(id, target, others) : rank + 1;
    const ranks = rank === null ? [{ taskId: id, rank }] : ranksAfterDrop(id, rank, others);
    const remaining = left.filter((task) => task.id !== id);
    const isInside = from?.id === to?.id;
    const closing = isInside ? [] : ranksAfterLeaving(remaining);
    // The rank after the moves before: undone last one first, each task finds its place again.
    const rankBefore = (isInside ? dock_rank : left.find((task) => task.id === id)?.dock_rank) ?? null;
    const isStill = isInside && ranks.length === 1 && dock_rank === rank;
    left = withRanks(remaining, closing);
    others = rank === null ? others : withRanks([...others, { id }], ranks);
    const between = { from: from?.id ?? null, to: to?.id ?? null };
    const args = { taskId: id, orderId, randomId, ...between, rankBefore, ranks, left: closing, atMs: nowMs };
    return isStill ? [] : [args];
  });
}

/**
 * The moves that put the tasks of a dropped dock there one by one: undoing them undoes the drop. None if the first task
 * could not go back.
 */
export function stepsBack({ card }: DraggedDock, target: DockCard, nowMs: number): readonly MoveArgs[] {
  const { tasks } = card;
  const back = dropRefusal({ kind: 'tasks', tasks, from: target }, { kind: 'dock', card, at: 'last' }, nowMs);
  return back ? [] : movesOf({ kind: 'tasks', tasks, from: card }, { kind: 'dock', card: target, at: 'last' }, nowMs);
}

function firstRank(taskId: TaskId, target: Exclude<DropTarget, { kind: 'list' }>, others: readonly Ranked[]): number {
  const last = others.length + 1;
  if (target.kind === 'dock' && target.at === 'last') return last;
  const rank = rankOfDrop(taskId, target.kind === 'task' ? target.task.id : null, others);
  return isRefusal(rank) ? last : rank;
}

/** The tasks of a dock once some ranks are given, in order. */
function withRanks(tasks: readonly Ranked[], ranks: MoveArgs['ranks']): readonly Ranked[] {
  const given = new Map(ranks.map((entry) => [entry.taskId, entry.rank]));
  return tasks
    .map((task) => ({ id: task.id, dock_rank: given.get(task.id) ?? task.dock_rank }))
    .sort((a, b) => (a.dock_rank ?? Number.POSITIVE_INFINITY) - (b.dock_rank ?? Number.POSITIVE_INFINITY));
}
