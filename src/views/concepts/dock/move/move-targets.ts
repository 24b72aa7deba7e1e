import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { isWaiting } from '../../../../domain/route/round-places.ts';
import type { DraggedTasks, DropTarget } from './moves.ts';

/**
 * The tasks an address names, as a drag would hold them: those of the to-dispatch list, else one of a dock with its
 * card. Others are left out.
 */
export function draggedOf(
  taskIds: readonly number[],
  listed: readonly TaskRow[],
  cards: readonly DockCard[],
): DraggedTasks {
  if (listed.length > 0) return { kind: 'tasks', tasks: listed, from: null };
  const from = cards.find((card) => card.tasks.some((task) => taskIds.includes(task.id))) ?? null;
  return { kind: 'tasks', tasks: from?.tasks.filter((task) => taskIds.includes(task.id)) ?? [], from };
}

/** Every dock that has not left. */
export const waitingDocks = (cards: readonly DockCard[]) => cards.filter(isWaiting);

/** The targets of tasks from a list: the to-dispatch list, then every dock that has not left, first or last in it. */
export const targetsOf = (cards: readonly DockCard[], at: 'first' | 'last'): readonly DropTarget[] => [
  { kind: 'list' },
  ...waitingDocks(cards).map((card) => ({ kind: 'dock', card, at }) as const),
];
