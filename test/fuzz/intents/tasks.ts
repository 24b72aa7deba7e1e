import { ranksAfterDrop, ranksAfterLeaving } from '../../../src/domain/task/ranks.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import type { Fields } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

export function move(screen: Screen): Intent | undefined {
  const { random } = screen;
  const tasks = screen.rows('task');
  const task = random.pick(tasks);
  const to = random.chance(0.25) ? null : (screen.pick('dock')?.id ?? null);
  if (!task) return undefined;
  const from = task.dock ?? null;
  const id = TaskId.parse(task.id);
  const inDock = (dock: number | null) =>
    tasks
      .filter((it) => dock !== null && (it.dock ?? null) === dock && it.id !== task.id)
      .sort((a, b) => (a.dock_rank ?? 99) - (b.dock_rank ?? 99))
      .map((it) => ({ id: TaskId.parse(it.id), dock_rank: it.dock_rank }));
  const others = inDock(to);
  const ranks =
    to === null ? [{ taskId: id, rank: null }] : ranksAfterDrop(id, random.int(1, others.length + 1), others);
  const left = from === to || from === null ? [] : ranksAfterLeaving(inDock(from));
  // The page may be a moment behind the disk.
  const seenFrom = random.chance(0.05) ? null : from;
  return intend('task.move', {
    ...{ taskId: id, orderId: task.linked_order, from: seenFrom, to, rankBefore: task.dock_rank ?? null },
    ...{ ranks, left, atMs: screen.nowMs },
  });
}

function cancelMove(screen: Screen): Intent | undefined {
  const task = screen.pickWhere('task', (it) => it.is_moving === true);
  const where = { dockId: task?.dock ?? null, fromDockId: task?.from_dock_id ?? null };
  return task && intend('task.cancelMove', { taskId: task.id, orderId: task.linked_order, ...where });
}

const isListed = (it: Fields) => (it.dock ?? null) === null && !it.is_moving && !it.is_dispatch_disabled;

function dispatch(screen: Screen): Intent | undefined {
  const task = screen.pickWhere('task', isListed);
  return task && intend('task.dispatch', { taskId: task.id, orderId: task.linked_order });
}

function dispatchSeveral(screen: Screen): Intent | undefined {
  const ticked = screen.rows('task').filter((it) => isListed({ ...it }) && screen.random.chance(0.5));
  const orders = ticked.map((it) => ({ taskId: it.id, orderId: it.linked_order }));
  return orders.length > 0 ? intend('tasks.dispatch', { orders, define: false }) : undefined;
}

function assignCrossDock(screen: Screen): Intent | undefined {
  const orders = screen.rows('order').filter((it) => it.cross_docking);
  const task = screen.pickWhere('task', (it) => isListed(it) && orders.some(({ id }) => id === it.linked_order));
  return task && intend('task.assignCrossDock', { taskId: task.id, orderId: task.linked_order });
}

export const onTasks = [
  [3, cancelMove],
  [2, dispatch],
  [1, dispatchSeveral],
  [1, assignCrossDock],
] as const;
