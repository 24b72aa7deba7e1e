import type { RequestSpec } from '../../src/domain/command.ts';
import { place, type Truth, wireDock, wireOrder, wireTask } from './server-rows.ts';

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** Whether the action was done. */
  readonly isDone: boolean;
}

const done = (body: unknown): Outcome => ({ status: 200, body, isDone: true });
const refused = (status: number, body: unknown): Outcome => ({ status, body, isDone: false });

/** What the server does with a call that changes something, and what it answers. Null when it knows no such call. */
export function perform(truth: Truth, request: RequestSpec, nowMs: number): Outcome | null {
  const { method, path } = request;
  const order = /^\/processing-orders\/(\d+)\/$/.exec(path);
  if (order && method === 'PATCH') return setBags(truth, Number(order[1]), request.body);
  if (path === '/dispatch/deliveries/move_task/') return move(truth, request.body);
  if (path === '/tasks/shipping/simple_bulk/') return rank(truth, request.body);
  const dock = /^\/docks\/(\d+)\/assign\/$/.exec(path);
  return dock ? assign(truth, Number(dock[1]), nowMs) : null;
}

/** The reads that tell one entity; null when the path is no such read. */
export function readOne(truth: Truth, { method, path, query }: RequestSpec): Outcome | null {
  if (method !== 'GET') return null;
  const order = /^\/processing-orders\/(\d+)\/$/.exec(path);
  if (order) return found(truth.orders.get(Number(order[1])), wireOrder);
  const dock = /^\/docks\/(\d+)\/$/.exec(path);
  if (dock) return found(truth.docks.get(Number(dock[1])), (it) => wireDock(truth, it, 'tasks'));
  if (path !== '/dispatch/deliveries/') return null;
  const ids = (query?.ids ?? '').split(',').map(Number);
  return done(ids.flatMap((id) => truth.tasks.get(id) ?? []).map((task) => wireTask(truth, task)));
}

const found = <T>(row: T | undefined, wire: (row: T) => unknown): Outcome =>
  row === undefined ? refused(404, { detail: 'Introuvable' }) : done(wire(row));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' ? value : other);

function setBags(truth: Truth, id: number, body: unknown): Outcome {
  const order = truth.orders.get(id);
  if (!order || !isRecord(body)) return refused(404, { detail: 'Introuvable' });
  order.number_of_bags = numberOr(body.number_of_bags, order.number_of_bags);
  order.number_of_bags_isotherm = numberOr(body.number_of_bags_isotherm, order.number_of_bags_isotherm);
  order.number_of_bags_dry = order.number_of_bags - order.number_of_bags_isotherm;
  return done(wireOrder(order));
}

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
    if (!task || task.dock !== from || task.is_dispatch_disabled) return true;
    return sides.some((dock) => truth.docks.get(dock)?.locked_at !== null);
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
  if (entries.some(({ id }) => !truth.tasks.has(id))) return refused(404, { detail: 'Introuvable' });
  for (const { id, rank: given } of entries) setRank(truth, id, given);
  return done(entries.flatMap(({ id }) => truth.tasks.get(id) ?? []).map((task) => wireTask(truth, task)));
}

function setRank(truth: Truth, id: number, given: number | null): void {
  const task = truth.tasks.get(id);
  if (task) task.dock_rank = given;
}

function assign(truth: Truth, id: number, nowMs: number): Outcome {
  const dock = truth.docks.get(id);
  if (!dock) return refused(404, { detail: 'Introuvable' });
  const driver = truth.drivers.get(dock.target_driver ?? 0);
  const isFree = driver && !dock.defined_at && !dock.locked_at && driver.state === 'wait';
  if (!isFree) return refused(409, { error: 'Impossible', dock: wireDock(truth, dock, 'tasks') });
  if (driver.isDeclining) {
    return refused(200, { ...wireDock(truth, dock, 'tasks'), error_message: 'Le livreur a refusé' });
  }
  dock.locked_at = new Date(nowMs).toISOString();
  driver.state = 'delivery';
  return done(wireDock(truth, dock, 'tasks'));
}
