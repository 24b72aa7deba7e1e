import type { RequestSpec } from '../../../src/domain/command.ts';
import { addDock, place } from '../server-changes.ts';
import type { Truth, TruthDock } from '../server-rows.ts';
import {
  conflictOf,
  doneWith,
  isRecord,
  notFound,
  numberOr,
  numbersIn,
  type Outcome,
  refused,
  tellDock,
} from './outcome.ts';
import { closeUp, inRankOrder } from './ranks.ts';

type Body = Readonly<Record<string, unknown>>;
type Act = (truth: Truth, dock: TruthDock, body: Body, nowMs: number) => Outcome;

const fifteenDaysMs = 15 * 86_400_000;
const driverTypes: ReadonlySet<string> = new Set(['DRIVER_HARD', 'DRIVER_SOFT']);
const isDriven = ({ dock_type }: TruthDock) => driverTypes.has(dock_type);
const isLoaded = ({ loaded_at, current_status }: TruthDock) => !!loaded_at || current_status === 'loaded';
const iso = (ms: number) => new Date(ms).toISOString();

/** Closed, locked, too old or of a driver on his way back: not to be edited (DSP-422, DSP-424 to DSP-426). */
export function isShut(
  truth: Truth,
  { closed_at, locked_at, created_at, target_driver }: TruthDock,
  nowMs: number,
): boolean {
  const isReturning = truth.drivers.get(target_driver ?? 0)?.state === 'returning';
  return closed_at !== null || locked_at !== null || nowMs - Date.parse(created_at) >= fifteenDaysMs || isReturning;
}

/** An expectation not sent does not count; acceptance `null` expects it pending (DSP-483, DSP-485). */
function isExpected(dock: TruthDock, body: Body): boolean {
  const { task_ids_should_be: ids, accepted_by_driver_should_be: accepted } = body;
  const now = new Set(dock.tasks);
  const hasTasks = !Array.isArray(ids) || (ids.length === now.size && ids.every((id) => now.has(id)));
  return hasTasks && (accepted === undefined || accepted === (dock.accepted_by_driver ?? null));
}

function setStatus(dock: TruthDock, status: string): void {
  dock.current_status = status;
  dock.status = status;
}

const patchable = ['target_driver', 'target_vehicle', 'name', 'ending_center', 'launchpad'] as const;

/** API-061: the status between draft and moving, or what a person may change (DSP-404, DSP-405, DSP-460). */
const edit: Act = (truth, dock, body, nowMs) => {
  if (isShut(truth, dock, nowMs)) return conflictOf(truth, dock);
  const { current_status: status } = body;
  if (typeof status === 'string') {
    const isCourier = dock.dock_type === 'STUART' || dock.dock_type === 'UBER_DIRECT';
    const mayMove = dock.current_status === 'draft' && dock.tasks.length > 0 && !isCourier;
    if (!(status === 'moving' ? mayMove : dock.current_status === 'moving')) return conflictOf(truth, dock);
    setStatus(dock, status);
  }
  for (const field of patchable) if (field in body) Object.assign(dock, { [field]: body[field] });
  if ('target_driver' in body) dock.target_name = truth.drivers.get(dock.target_driver ?? 0)?.name ?? null;
  return doneWith(truth, dock);
};

/** DSP-407 to DSP-410. */
const define: Act = (truth, dock, _, nowMs) => {
  const isWaiting = dock.tasks.some((id) => truth.tasks.get(id)?.status === 'waiting');
  const mayNot = dock.defined_at || dock.tasks.length === 0 || (isWaiting && dock.dock_type !== 'DRIVER_HARD');
  if (mayNot || isShut(truth, dock, nowMs)) return conflictOf(truth, dock);
  dock.defined_at = iso(nowMs);
  setStatus(dock, 'defined');
  return doneWith(truth, dock);
};

/** DSP-411. */
const undefine: Act = (truth, dock) => {
  if (!isLoaded(dock) || dock.tasks.length > 0 || dock.dock_type === 'DRIVER_HARD') return conflictOf(truth, dock);
  Object.assign(dock, { defined_at: null, loaded_at: null, load_info: null });
  setStatus(dock, 'draft');
  return doneWith(truth, dock);
};

/** Waiting tasks go to a second dock, free with that vehicle or a new one (DSP-443, DSP-444). */
const readyToLoad: Act = (truth, dock, body, nowMs) => {
  const isNext = dock.current_status === 'moving' || dock.current_status === 'defined';
  if (!isNext || !isExpected(dock, body) || isShut(truth, dock, nowMs)) return conflictOf(truth, dock);
  const vehicle = typeof body.to_vehicle === 'string' ? body.to_vehicle : null;
  const waiting = dock.tasks.filter((id) => truth.tasks.get(id)?.status === 'waiting');
  if (waiting.length > 0 && waiting.length === dock.tasks.length) return conflictOf(truth, dock);
  setStatus(dock, 'ready_to_load');
  if (vehicle !== null) dock.target_vehicle = vehicle;
  if (waiting.length === 0) return doneWith(truth, dock);
  const free = [...truth.docks.values()].find(
    (it) => it.id !== dock.id && it.dock_type === 'NOCONFIG' && it.tasks.length === 0 && isFree(it, vehicle),
  );
  const other = free ?? addDock(truth, nowMs, vehicle);
  moveInto(truth, waiting, other);
  closeUp(truth, dock);
  return doneWith(truth, dock, other);
};

/** Whether orders of their own may go into it: an empty draft for that vehicle or for none. */
export const isFree = (dock: TruthDock, vehicle: string | null) =>
  dock.current_status === 'draft' &&
  !dock.locked_at &&
  !dock.defined_at &&
  !dock.hidden &&
  (!dock.target_vehicle || dock.target_vehicle === vehicle);

export function moveInto(truth: Truth, ids: readonly number[], to: TruthDock): void {
  const first = to.tasks.length + 1;
  for (const [at, id] of ids.entries()) place(truth, id, to.id, first + at);
}

/** DSP-416 to DSP-419. */
const assign: Act = (truth, dock, _, nowMs) => {
  const driver = truth.drivers.get(dock.target_driver ?? 0);
  const isReady = driver && !dock.defined_at && !dock.locked_at && driver.state === 'wait';
  if (!isReady) return conflictOf(truth, dock);
  if (driver.isDeclining) return refused(200, { ...tellDock(truth, dock), error_message: 'Le livreur a refusé' });
  dock.locked_at = iso(nowMs);
  driver.state = 'delivery';
  return doneWith(truth, dock);
};

/** DSP-420, DSP-421, DSP-480. */
const unlock: Act = (truth, dock, body) => {
  const driver = truth.drivers.get(dock.target_driver ?? 0);
  const isOffered = dock.locked_at && !dock.gone_at && isDriven(dock) && dock.tasks.length > 0 && driver;
  if (!isOffered || driver.daily_refusals_limit_exceeded || !isExpected(dock, body)) return conflictOf(truth, dock);
  Object.assign(dock, { locked_at: null, accepted_by_driver: null, driver_answer: null, time_take_bags: null });
  if (driver.state === 'delivery') driver.state = 'wait';
  return doneWith(truth, dock);
};

/** DSP-448, DSP-449, DSP-482. */
function switchDrivers(truth: Truth, body: Body, nowMs: number): Outcome {
  const dock = truth.docks.get(numberOr(body.from_dock_id, 0));
  const other = truth.docks.get(numberOr(body.to_dock_id, 0));
  if (!dock || !other) return notFound;
  const areDriven = dock !== other && isDriven(dock) && isDriven(other);
  const areShut = [dock, other].some((it) => isShut(truth, it, nowMs));
  if (!areDriven || areShut || !isExpected(dock, body)) return conflictOf(truth, dock, other);
  const [theirs, name] = [other.target_driver, other.target_name];
  Object.assign(other, { target_driver: dock.target_driver, target_name: dock.target_name });
  Object.assign(dock, { target_driver: theirs, target_name: name });
  return doneWith(truth, dock, other);
}

/** DSP-520 to DSP-527. */
const moveOnto: Act = (truth, dock, body, nowMs) => {
  const target = truth.docks.get(numberOr(body.dock_target_id, 0));
  if (!target) return conflictOf(truth, dock);
  const isOpen = (it: TruthDock) => it.dock_type === 'NOCONFIG' && !it.defined_at;
  const mayFall = isDriven(target)
    ? dock.defined_at && dock.current_status !== 'moving' && isLoaded(dock)
    : isOpen(dock) && isOpen(target);
  const areShut = [dock, target].some((it) => isShut(truth, it, nowMs));
  const isFilled = body.target_should_be_empty === true && target.tasks.length > 0;
  if (!mayFall || areShut || isFilled || dock === target || dock.tasks.length === 0)
    return conflictOf(truth, dock, target);
  closeUp(truth, target);
  moveInto(truth, inRankOrder(truth, dock), target);
  return doneWith(truth, dock, target);
};

/** DSP-445; 400 for tasks that are not its own (DSP-943). */
const extract: Act = (truth, dock, body, nowMs) => {
  if (isShut(truth, dock, nowMs)) return conflictOf(truth, dock);
  const ids = numbersIn(body.task_ids);
  if (!ids.every((id) => dock.tasks.includes(id) && !truth.tasks.get(id)?.is_moving))
    return { ...conflictOf(truth, dock), status: 400 };
  const made = addDock(truth, nowMs, null);
  moveInto(
    truth,
    inRankOrder(truth, dock).filter((id) => ids.includes(id)),
    made,
  );
  closeUp(truth, dock);
  return doneWith(truth, dock, made);
};

/** DSP-451: filled, all of it finalised, for another center. */
const loadCrossDock: Act = (truth, dock, body, nowMs) => {
  const isWaiting = dock.tasks.some((id) => truth.tasks.get(id)?.status === 'waiting');
  const isDone = isLoaded(dock) || !!dock.gone_at;
  if (!dock.cross_docking_target_center || isDone || dock.tasks.length === 0 || isWaiting)
    return conflictOf(truth, dock);
  Object.assign(dock, { loaded_at: iso(nowMs), extra_crates: numberOr(body.extra_crates, 0) });
  setStatus(dock, 'loaded');
  return doneWith(truth, dock);
};

/** DSP-441, DSP-442: no row shows it. */
const mark: Act = (truth, dock) => doneWith(truth, dock);

/** DSP-422: hidden, its deliveries free. */
const finish: Act = (truth, dock, _, nowMs) => {
  for (const id of [...dock.tasks]) place(truth, id, null, null);
  Object.assign(dock, { hidden: true, closed_at: iso(nowMs) });
  setStatus(dock, 'closed');
  return doneWith(truth, dock);
};

/** DSP-459. */
const remove: Act = (truth, dock) => {
  if (dock.current_status !== 'draft' || dock.locked_at || dock.tasks.length > 0) return conflictOf(truth, dock);
  truth.docks.delete(dock.id);
  return { status: 204, body: undefined, isDone: true };
};

const services: Readonly<Record<string, Act>> = {
  'PATCH /docks/': edit,
  'DELETE /docks/': remove,
  'POST /docks/define/': define,
  'POST /docks/undefine/': undefine,
  'POST /docks/assign/': assign,
  'POST /docks/unlock/': unlock,
  'POST /docks/manually_optimized/': mark,
  'POST /docks/manually_validated/': mark,
  'POST /docks/xd_loaded/': loadCrossDock,
  'POST /docks/finish/': finish,
  'POST /dispatch/docks/move_dock/': moveOnto,
  'POST /dispatch/docks/extract_tasks/': extract,
  'POST /dispatch/docks/switch_to_ready_to_load/': readyToLoad,
};

/** Calls about docks (section 12 of dispatch.md); null for any other call. */
export function actOnDocks(truth: Truth, { method, path, body }: RequestSpec, nowMs: number): Outcome | null {
  const said = isRecord(body) ? body : {};
  if (path === '/dispatch/docks/switch_drivers_orders_docks/') return switchDrivers(truth, said, nowMs);
  const [, id] = /\/docks\/(\d+)\//.exec(path) ?? [];
  const act = services[`${method} ${path.replace(`${id}/`, '')}`];
  if (!act || id === undefined) return null;
  const dock = truth.docks.get(Number(id));
  if (!dock || dock.hidden) return notFound;
  // Nothing is done with a closed round (DSP-422).
  return dock.closed_at ? conflictOf(truth, dock) : act(truth, dock, said, nowMs);
}
