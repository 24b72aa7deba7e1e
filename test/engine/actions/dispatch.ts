import type { RequestSpec } from '../../../src/domain/command.ts';
import { addDock } from '../server-changes.ts';
import { type Truth, type TruthTask, wireDock } from '../server-rows.ts';
import { isFree, moveInto } from './docks.ts';
import { doneWith, isRecord, notFound, numbersIn, type Outcome, refused } from './outcome.ts';

/** The orders a call puts into a tour of their own; null when it is no such call. */
function ordersOf({ path, body }: RequestSpec): readonly number[] | null {
  const [, id] = /^\/processing-orders\/(\d+)\/direct_dispatch\/$/.exec(path) ?? [];
  if (id !== undefined) return [Number(id)];
  return path === '/docks/direct_dispatch_many/' && isRecord(body) ? numbersIn(body.order_ids) : null;
}

/** Orders in no dock go into an empty tour, else into a new one (DSP-456, DSP-457). */
export function dispatchDirectly(truth: Truth, request: RequestSpec, nowMs: number): Outcome | null {
  const ids = ordersOf(request);
  if (ids === null) return null;
  const tasks = ids.flatMap((id) => [...truth.tasks.values()].find((task) => task.order === id) ?? []);
  if (tasks.length < ids.length) return notFound;
  if (tasks.some((task) => task.dock !== null || task.is_moving || task.is_dispatch_disabled))
    return conflict(truth, tasks);
  const free = [...truth.docks.values()].find(
    (it) => it.dock_type === 'NOCONFIG' && it.tasks.length === 0 && !it.target_driver && isFree(it, null),
  );
  const dock = free ?? addDock(truth, nowMs, null);
  moveInto(
    truth,
    tasks.map((task) => task.id),
    dock,
  );
  return doneWith(truth, dock);
}

function conflict(truth: Truth, tasks: readonly TruthTask[]): Outcome {
  const ids = new Set(tasks.map((task) => task.dock));
  const docks = [...ids].flatMap((id) => truth.docks.get(id ?? 0) ?? []);
  return refused(409, { error: 'Déjà dispatchée', docks: docks.map((dock) => wireDock(truth, dock, 'tasks')) });
}
