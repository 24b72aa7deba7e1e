import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { place } from './placement.ts';

/** Tasks leave their docks: nobody drives them any more, and those they leave behind are ranked 1..n (DSP-507). */
export function takeOut(tasks: readonly Task[], rows: Reader): Patch[] {
  return [
    ...place(
      tasks.map((task) => ({ task, dock: null, rank: null })),
      rows,
    ),
    ...free(tasks),
  ];
}

/** What a task has of a round and a driver, gone with them. */
export const free = (tasks: readonly Task[]): Patch[] =>
  tasks.flatMap((task) =>
    patch('task', task, { ordering: null, delivery_man_id: null, group_uniq_id: null, eta: null }),
  );

/** The tasks that patches take out of their dock. */
export function leaving(patches: readonly Patch[], rows: Reader): Task[] {
  const ids = patches.flatMap((it) => (it.kind === 'task' && 'dock' in it.set && it.set.dock === null ? [it.id] : []));
  return ids.flatMap((id) => rows.get('task', id) ?? []);
}

/** An order on the road that nobody drives any more is finished, to be dispatched again. */
export function offTheRoad(task: Task, rows: Reader): Patch[] {
  const order = rows.get('order', task.linked_order);
  if (order?.status !== 'shipping') return [];
  return [...patch('order', order, { status: 'prepared' }), ...patch('task', task, { status: 'todo' })];
}
