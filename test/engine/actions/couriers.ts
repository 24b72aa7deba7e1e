import type { RequestSpec } from '../../../src/domain/command.ts';
import { addDock, place } from '../server-changes.ts';
import { type Truth, type TruthDock, type TruthJob, wireOrder } from '../server-rows.ts';
import { moveInto } from './docks.ts';
import {
  conflictOf,
  conflictOfTask,
  done,
  doneWith,
  isRecord,
  notFound,
  type Outcome,
  refused,
  tellDock,
} from './outcome.ts';
import { closeUp } from './ranks.ts';

const types: ReadonlySet<string> = new Set(['STUART', 'UBER_DIRECT']);
const failed: ReadonlySet<string> = new Set(['expired', 'canceled', 'voided', 'returned']);
const ended: ReadonlySet<string> = new Set([...failed, 'finished', 'delivered']);

const jobOf = (dock: TruthDock | undefined) => dock?.external_shipping_jobs?.at(-1);
const hasCourier = (dock: TruthDock | undefined) => {
  const job = dock && types.has(dock.dock_type) ? jobOf(dock) : undefined;
  return job !== undefined && !ended.has(job.status);
};
const jobFor = (truth: Truth, vehicle: string | null): TruthJob => ({
  ...{ id: truth.nextDock++, status: 'init', transport_type: vehicle, pickup_at: null },
});
const isShut = (dock: TruthDock | undefined) => !!dock?.locked_at || !!dock?.gone_at || !!dock?.closed_at;
const isHere = (status: string) => status === 'waiting' || status === 'todo';

/** A courier for one order, which goes into a new dock of his (DSP-669, DSP-670). */
function callForOrder(truth: Truth, orderId: number, type: string, vehicle: string | null, nowMs: number): Outcome {
  const task = [...truth.tasks.values()].find((it) => it.order === orderId);
  const order = truth.orders.get(orderId);
  if (!task || !order) return notFound;
  const from = truth.docks.get(task.dock ?? 0);
  if (task.is_moving || !isHere(task.status) || hasCourier(from) || isShut(from)) return conflictOfTask(truth, task.id);
  // The provider refuses now and then.
  if (truth.nextDock % 5 === 0) return refused(400, { error: 'Aucun coursier' });
  const job = jobFor(truth, vehicle);
  const dock = addDock(truth, nowMs, vehicle);
  Object.assign(dock, { dock_type: type, external_shipping_jobs: [job] });
  moveInto(truth, [task.id], dock);
  if (from) closeUp(truth, from);
  task.external_shipping_jobs = [...(task.external_shipping_jobs ?? []), job];
  return done({ ...wireOrder(order), dock: tellDock(truth, dock) });
}

type Act = (truth: Truth, dock: TruthDock, vehicle: string, nowMs: number) => Outcome;

const callForDock: Act = (truth, dock, vehicle) => {
  const tasks = dock.tasks.flatMap((id) => truth.tasks.get(id) ?? []);
  const isFor = dock.dock_type === 'STUART' || (dock.dock_type === 'NOCONFIG' && !dock.defined_at);
  const areHere = tasks.length > 0 && tasks.every((task) => isHere(task.status) && !task.is_moving);
  if (!isFor || hasCourier(dock) || isShut(dock) || !areHere) return conflictOf(truth, dock);
  const job = jobFor(truth, vehicle);
  Object.assign(dock, { dock_type: 'STUART', target_vehicle: vehicle });
  dock.external_shipping_jobs = [...(dock.external_shipping_jobs ?? []), job];
  for (const task of tasks) task.external_shipping_jobs = [...(task.external_shipping_jobs ?? []), job];
  return doneWith(truth, dock);
};

const cancel: Act = (truth, dock) => {
  const job = types.has(dock.dock_type) ? jobOf(dock) : undefined;
  if (!job || dock.gone_at || dock.closed_at || failed.has(job.status) || job.status === 'canceling')
    return conflictOf(truth, dock);
  const cancelled = { ...job, status: 'canceling', pickup_at: null };
  dock.external_shipping_jobs = [...(dock.external_shipping_jobs ?? []).slice(0, -1), cancelled];
  return doneWith(truth, dock);
};

const regularize: Act = (truth, dock, _, nowMs) => {
  const job = types.has(dock.dock_type) ? jobOf(dock) : undefined;
  if (!job || !failed.has(job.status)) return conflictOf(truth, dock);
  for (const id of [...dock.tasks]) place(truth, id, null, null);
  const closed = {
    hidden: true,
    closed_at: dock.closed_at ?? new Date(nowMs).toISOString(),
    current_status: 'closed',
    status: 'closed',
  };
  Object.assign(dock, closed);
  return doneWith(truth, dock);
};

const services: Readonly<Record<string, Act>> = {
  'POST /dispatch/docks/call_stuart/': callForDock,
  'DELETE /docks/external_jobs/': cancel,
  'POST /dispatch/docks/cancel_uber_direct/': cancel,
  'POST /docks/regularize_canceled_stuart/': regularize,
  'POST /docks/regularize_canceled_uber_direct/': regularize,
};

/** Calls about couriers (section 18 of dispatch.md); null for any other call. */
export function actOnCouriers(truth: Truth, { method, path, body, query }: RequestSpec, nowMs: number): Outcome | null {
  const [, order, which] = /^\/processing-orders\/(\d+)\/call_(stuart|uber_direct)\/$/.exec(path) ?? [];
  if (order !== undefined)
    return which === 'stuart'
      ? callForOrder(truth, Number(order), 'STUART', query?.vehicle ?? null, nowMs)
      : callForOrder(truth, Number(order), 'UBER_DIRECT', null, nowMs);
  const [, id] = /\/docks\/(\d+)\//.exec(path) ?? [];
  const act = services[`${method} ${path.replace(`${id}/`, '')}`];
  if (!act || id === undefined) return null;
  const dock = truth.docks.get(Number(id));
  const vehicle = isRecord(body) && typeof body.vehicle === 'string' ? body.vehicle : 'bike';
  return dock && !dock.hidden ? act(truth, dock, vehicle, nowMs) : notFound;
}
