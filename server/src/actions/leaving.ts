import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { place } from './placement.ts';

/** Takes tasks out of their docks: they have no driver any more, and the remaining tasks are ranked 1..n (DSP-507). */
export function takeOut(tasks: readonly Task[], rows: Reader): Patch[] {
  return [
    ...place(
      tasks.map((task) => ({ task, dock: null, rank: null })),
      rows,
    ),
    ...free(tasks),
  ];
}

/** Clears the fields of a task that come from a round and a driver. */
export const free = (tasks: readonly Task[]): Patch[] =>
  tasks.flatMap((task) =>
    patch('task', task, { ordering: null, delivery_man_id: null, group_uniq_id: null, eta: null }),
  );

/** The tasks that patches take out of their dock. */
export function leaving(patches: readonly Patch[], rows: Reader): Task[] {
  const ids = patches.flatMap((it) => (it.kind === 'task' && 'dock' in it.set && it.set.dock === null ? [it.id] : []));
  return ids.flatMap((id) => rows.get('task', id) ?? []);
}

/** An order on the road without a driver becomes finalised, to be dispatched again. */
export function offTheRoad(task: Task, rows: Reader): Patch[] {
  const order = rows.get('order', task.linked_order);
  if (order?.status !== 'shipping') return [];
  return [...patch('order', order, { status: 'prepared' }), ...patch('task', task, { status: 'todo' })];
}
