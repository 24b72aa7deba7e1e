import { type Patch, patch, type Reader } from '../rows.ts';
import type { Task, TaskId } from './task.ts';

/*
 * A task is in one round (docs/adr/0031): in the dock of its own row, and in the list of no other dock. A dock's list
 * changes the row of a task that the answer does not contain, before the lists are made consistent.
 */

/** Rows before and after, and the ids of those that differ. */
export interface Changed {
  readonly before: Reader;
  readonly after: Reader;
  readonly tasks: readonly number[];
  readonly docks: readonly number[];
}

const tasksOf = (rows: Reader, dock: number): readonly TaskId[] => rows.get('dock', dock)?.tasks ?? [];

const without = (ids: readonly TaskId[], others: readonly TaskId[]) => ids.filter((id) => !others.includes(id));

/**
 * Changes that changed docks imply for tasks whose dock the answer does not contain: tasks that joined a list are in
 * that dock, tasks that left one are in no known dock. `isTold`: whether the answer itself contains a task's dock.
 */
export function ownWords({ before, after, docks }: Changed, isTold: (task: number) => boolean): Patch<'task'>[] {
  const untold = (ids: readonly TaskId[], isWrong: (task: Task) => boolean) =>
    ids.flatMap((id) => {
      const task = after.get('task', id);
      return task && isWrong(task) && !isTold(id) ? [task] : [];
    });
  const left = docks.flatMap((dock) =>
    untold(without(tasksOf(before, dock), tasksOf(after, dock)), (task) => task.dock === dock),
  );
  const joined = docks.flatMap((dock) =>
    untold(without(tasksOf(after, dock), tasksOf(before, dock)), (task) => task.dock !== dock).map((task) => ({
      task,
      dock,
    })),
  );
  return [
    ...left.flatMap((task) => patch('task', task, { dock: null, dock_rank: null })),
    ...joined.flatMap(({ task, dock }) => patch('task', task, { dock })),
  ];
}

/** Tasks whose dock has changed, or that another dock lists. */
export function movedBy({ before, after, tasks, docks }: Changed): ReadonlySet<number> {
  const moved = tasks.filter((id) => {
    const dock = after.get('task', id)?.dock;
    return dock !== undefined && dock !== before.get('task', id)?.dock;
  });
  const listed = docks.flatMap((dock) => {
    const [was, is] = [tasksOf(before, dock), tasksOf(after, dock)];
    return [...without(was, is), ...without(is, was)];
  });
  return new Set([...moved, ...listed]);
}

/** The present docks of moved tasks, by their own rows. */
export const homesOf = (moved: ReadonlySet<number>, rows: Reader): readonly number[] =>
  [...moved].flatMap((id) => rows.get('task', id)?.dock ?? []);

/**
 * The lists of docks after the docks of their tasks; a task without a dock in its row stays where it is listed.
 * `joins`: whether a dock that does not list one of its tasks should do so.
 */
export function listsAfter(
  moved: ReadonlySet<number>,
  rows: Reader,
  docks: Iterable<number>,
  joins: (dock: number, task: number) => boolean,
): Patch<'dock'>[] {
  const comers = new Map<number, TaskId[]>();
  for (const task of [...moved].flatMap((id) => rows.get('task', id) ?? []))
    if (task.dock) comers.set(task.dock, [...(comers.get(task.dock) ?? []), task.id]);
  return [...new Set(docks)].flatMap((id) => {
    const listed = tasksOf(rows, id);
    const isElsewhere = (task: TaskId) => {
      const dock = moved.has(task) ? rows.get('task', task)?.dock : undefined;
      return dock !== undefined && dock !== id;
    };
    const staying = listed.filter((task) => !isElsewhere(task));
    const joining = without(comers.get(id) ?? [], listed).filter((task) => joins(id, task));
    if (staying.length === listed.length && joining.length === 0) return [];
    return patch('dock', rows.get('dock', id), { tasks: [...staying, ...joining.sort((a, b) => a - b)] });
  });
}
