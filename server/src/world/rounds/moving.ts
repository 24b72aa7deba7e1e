import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Task } from '../../../../src/domain/task/task.ts';

const isDraft = (dock: Dock) => dock.current_status === 'draft' && dock.dock_type === 'NOCONFIG';

/**
 * Marks two tasks as moving from one draft round to another (DSP-244, DSP-511): the last of each of the first two
 * drafts.
 */
export function startMoves(tasks: readonly Task[], docks: readonly Dock[]): Task[] {
  const drafts = docks.filter((dock) => isDraft(dock) && (dock.tasks?.length ?? 0) > 1);
  const [one, two] = drafts;
  if (!one || !two) return [...tasks];
  const targets = new Map([
    [one.tasks?.at(-1), { from: one.id, to: two.id }],
    [two.tasks?.at(-1), { from: two.id, to: one.id }],
  ]);
  return tasks.map((task) => {
    const move = targets.get(task.id);
    if (!move) return task;
    return { ...task, is_moving: true, from_dock_id: move.from, dock_target: move.to, dock_target_id: move.to };
  });
}
