import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';

/** The new place of a task: a dock and its rank there, counted from 1; null ranks go last, a null dock is the list. */
export interface Placing {
  readonly task: Task;
  readonly dock: number | null;
  readonly rank: number | null;
}

/**
 * Places tasks and renumbers every dock they leave or join, 1..n without gaps (DSP-506, DSP-507), since the requested
 * ranks may come from a board that has changed. Patches only what differs; `rows` has the docks with their tasks.
 */
export function place(placings: readonly Placing[], rows: Reader): Patch[] {
  const lists = new Map<number, Task[]>();
  for (const { task, dock } of placings) {
    for (const id of [task.dock, dock]) if (id != null && !lists.has(id)) lists.set(id, tasksOf(id, rows));
  }
  for (const { task, dock, rank } of [...placings].sort(byRank)) {
    for (const [id, list] of lists)
      lists.set(
        id,
        list.filter((other) => other.id !== task.id),
      );
    const target = dock === null ? undefined : lists.get(dock);
    target?.splice(rank === null ? target.length : rank - 1, 0, task);
  }
  const toList = placings.filter(({ dock }) => dock === null).map(({ task }) => task);
  return [
    ...toList.flatMap((task) => patch('task', task, { dock: null, dock_rank: null })),
    ...[...lists].flatMap(([dock, list]) => list.flatMap((task, index) => numbered(task, dock, index + 1))),
  ];
}

function tasksOf(dock: number, rows: Reader): Task[] {
  return (rows.get('dock', dock)?.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
}

function numbered(task: Task, dock: number, rank: number): Patch[] {
  return task.dock === dock && task.dock_rank === rank ? [] : patch('task', task, { dock, dock_rank: rank });
}

/** Lowest rank first: each is placed among those before it. */
const byRank = (a: Placing, b: Placing) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
