import { AddressMap } from '../../../../src/domain/task/same-address.ts';
import type { Task } from '../../../../src/domain/task/task.ts';

/** Only open deliveries are worth grouping. */
export const isOpen = (task: Pick<Task, 'status'>) => task.status !== 'received';

/** Fills in the neighbours of every open task (DSP-246 to DSP-248). */
export function joinNeighbours(tasks: readonly Task[]): Task[] {
  const map = new AddressMap(null);
  for (const task of tasks) if (isOpen(task)) map.put(task);
  return tasks.map((task) => (isOpen(task) ? { ...task, ...neighbours(task, map) } : task));
}

export function neighbours(task: Pick<Task, 'id'>, map: AddressMap) {
  const { ids, intersecting } = map.near(task.id);
  return { tasks_with_same_address: [...ids], tasks_with_same_address_and_intersecting_slot: [...intersecting] };
}
