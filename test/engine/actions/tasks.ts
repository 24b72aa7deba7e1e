import type { RequestSpec } from '../../../src/domain/command.ts';
import { place } from '../server-changes.ts';
import { type Truth, type TruthTask, wireDock, wireTask } from '../server-rows.ts';
import { conflictOfTask, done, isRecord, notFound, numberOr, type Outcome, refused, tellDock } from './outcome.ts';
import { closeUp } from './ranks.ts';

interface Entry {
  readonly id: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly rank: number | null;
}

const entriesOf = (body: unknown): Entry[] =>
  (Array.isArray(body) ? body : []).filter(isRecord).map((entry) => ({
    id: numberOr(entry.id, 0),
    from: numberOr(entry.from_dock_id, null),
    to: numberOr(entry.dock_target_id, null),
    rank: numberOr(entry.dock_rank, null),
  }));

function move(truth: Truth, body: unknown): Outcome {
  const entries = entriesOf(body);
  const ids = new Set(
    entries.flatMap(({ id, from, to }) => [from, to, truth.tasks.get(id)?.dock ?? null]).filter((id) => id !== null),
  );
  const docks = () => [...ids].flatMap((id) => truth.docks.get(id) ?? []);
  const wrong = entries.some(({ id, from, to }) => {
    const task = truth.tasks.get(id);
    const sides = [from, to].filter((dock) => dock !== null);
    if (!task || task.dock !== from || task.is_dispatch_disabled || (from !== to && task.is_moving)) return true;
    return sides
      .map((dock) => truth.docks.get(dock))
      .some((dock) => dock?.locked_at !== null || dock.closed_at !== null);
  });
  if (wrong)
    return refused(409, { error: 'Déjà déplacée', docks: docks().map((dock) => wireDock(truth, dock, 'tasks')) });
  for (const { id, from, to, rank: given } of entries) {
    if (from !== to) place(truth, id, to, given);
    else setRank(truth, id, given);
  }
  return done(docks().map((dock) => wireDock(truth, dock, 'tasks')));
}

function rank(truth: Truth, body: unknown): Outcome {
  const entries = entriesOf(body);
  if (entries.some(({ id }) => !truth.tasks.has(id))) return notFound;
  for (const { id, rank: given } of entries) setRank(truth, id, given);
  return done(entries.flatMap(({ id }) => truth.tasks.get(id) ?? []).map((task) => wireTask(truth, task)));
}

function setRank(truth: Truth, id: number, given: number | null): void {
  const task = truth.tasks.get(id);
  if (task) task.dock_rank = given;
}

/** Back in the dock it came from, at its rank when it never left, else last (DSP-511). */
function cancelMove(truth: Truth, task: TruthTask): Outcome {
  const here = truth.docks.get(task.dock ?? 0);
  const from = truth.docks.get(task.from_dock_id ?? 0);
  const back = from?.hidden || from?.closed_at ? undefined : from;
  if (!task.is_moving || [here, back].some((dock) => here !== back && dock?.locked_at))
    return conflictOfTask(truth, task.id);
  Object.assign(task, { is_moving: false, from_dock_id: null, dock_target_id: null });
  if (here !== back) {
    if (back) closeUp(truth, back);
    place(truth, task.id, back?.id ?? null, (back?.tasks.length ?? 0) + 1);
    if (here) closeUp(truth, here);
  }
  const answered = back ?? here;
  return done(answered ? tellDock(truth, answered) : null);
}

/** Calls about tasks (section 14 of dispatch.md); null for any other call. */
export function actOnTasks(truth: Truth, { path, body }: RequestSpec): Outcome | null {
  if (path === '/dispatch/deliveries/move_task/') return move(truth, body);
  if (path === '/tasks/shipping/simple_bulk/') return rank(truth, body);
  const [, id] = /^\/dispatch\/deliveries\/(\d+)\/cancel_move\/$/.exec(path) ?? [];
  if (id === undefined) return null;
  const task = truth.tasks.get(Number(id));
  return task ? cancelMove(truth, task) : notFound;
}
