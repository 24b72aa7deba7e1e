import type { RequestSpec } from '../../../src/domain/command.ts';
import { addDock } from '../server-changes.ts';
import { type Truth, type TruthDock, type TruthTask, wireTask } from '../server-rows.ts';
import { isShut, moveInto } from './docks.ts';
import { conflictOfTask, done, notFound, type Outcome } from './outcome.ts';
import { closeUp, inRankOrder } from './ranks.ts';

const nothing: Outcome = { status: 204, body: undefined, isDone: true };

const isFinalised = (truth: Truth, task: TruthTask) =>
  truth.orders.get(task.order)?.status === 'prepared' &&
  task.status === 'todo' &&
  !task.is_moving &&
  !task.is_dispatch_disabled;

const ofList = (truth: Truth) =>
  [...truth.tasks.values()].filter((task) => task.dock === null && isFinalised(truth, task)).map((task) => task.id);

const isOpen = (truth: Truth, dock: TruthDock, nowMs: number) =>
  (dock.current_status === 'draft' || dock.current_status === 'moving') &&
  !dock.defined_at &&
  !dock.hidden &&
  ['DRIVER_HARD', 'DRIVER_SOFT', 'NOCONFIG'].includes(dock.dock_type) &&
  !isShut(truth, dock, nowMs);

/** Finalised tasks leave their unfinished neighbours, and the list (DSP-447). */
function extractAll(truth: Truth, nowMs: number): Outcome {
  for (const dock of [...truth.docks.values()].filter((it) => isOpen(truth, it, nowMs))) {
    const ids = inRankOrder(truth, dock);
    const leaving = ids.filter((id) => {
      const task = truth.tasks.get(id);
      return task && isFinalised(truth, task);
    });
    if (leaving.length === 0 || leaving.length === ids.length) continue;
    moveInto(truth, leaving, addDock(truth, nowMs, null));
    closeUp(truth, dock);
  }
  return group(truth, nowMs);
}

function group(truth: Truth, nowMs: number): Outcome {
  const ids = ofList(truth);
  if (ids.length > 0) moveInto(truth, ids, addDock(truth, nowMs, null));
  return nothing;
}

/** The server's own actions on a whole center; null for any other call. */
export function actOnCenters(truth: Truth, { path }: RequestSpec, nowMs: number): Outcome | null {
  if (path === '/dispatch/docks/extract_all_finalized/') return extractAll(truth, nowMs);
  return path === '/docks/generate_dispatch_auto/' ? group(truth, nowMs) : null;
}

/** A cross-docking order goes last into a dock for another center (DSP-461); a GET with an effect (DSP-490). */
export function assignCrossDock(truth: Truth, { path }: RequestSpec, nowMs: number): Outcome | null {
  const [, id] = /^\/tasks\/shipping\/(\d+)\/assign_xd_dock\/$/.exec(path) ?? [];
  if (id === undefined) return null;
  const task = truth.tasks.get(Number(id));
  if (!task) return notFound;
  const dock = [...truth.docks.values()].find((it) => it.cross_docking_target_center && isOpen(truth, it, nowMs));
  const isFree = task.dock === null && !task.is_moving && !task.is_dispatch_disabled;
  const isWaiting = task.status === 'waiting' || task.status === 'todo';
  if (!dock || !isFree || !isWaiting || !truth.orders.get(task.order)?.cross_docking)
    return conflictOfTask(truth, task.id);
  moveInto(truth, [task.id], dock);
  return done(wireTask(truth, task));
}
