import type { RequestSpec } from '../../src/domain/command.ts';
import { actOnCenters, assignCrossDock } from './actions/center.ts';
import { actOnCouriers } from './actions/couriers.ts';
import { actOnDeposits } from './actions/deposits.ts';
import { dispatchDirectly } from './actions/dispatch.ts';
import { actOnDocks } from './actions/docks.ts';
import { actOnDrivers } from './actions/drivers.ts';
import { actOnExtraCosts } from './actions/extra-costs.ts';
import { actOnLateOrders } from './actions/late-orders.ts';
import { actOnOrderData, actOnPlaces, addressOf } from './actions/order-data.ts';
import { actOnOrders } from './actions/orders.ts';
import { done, notFound, type Outcome } from './actions/outcome.ts';
import { actOnSettings } from './actions/settings.ts';
import { actOnTasks } from './actions/tasks.ts';
import { type Truth, wireDock, wireDriver, wireOrder, wireTask } from './server-rows.ts';

/** Does a call that changes something, and answers it. Null for any other call. */
export function perform(truth: Truth, request: RequestSpec, nowMs: number): Outcome | null {
  return (
    dispatchDirectly(truth, request, nowMs) ??
    actOnLateOrders(truth, request, nowMs) ??
    actOnCenters(truth, request, nowMs) ??
    assignCrossDock(truth, request, nowMs) ??
    actOnOrderData(truth, request) ??
    actOnOrders(truth, request, nowMs) ??
    actOnTasks(truth, request) ??
    actOnCouriers(truth, request, nowMs) ??
    actOnDocks(truth, request, nowMs) ??
    actOnDrivers(truth, request) ??
    actOnDeposits(truth, request) ??
    actOnExtraCosts(truth, request) ??
    actOnSettings(truth, request) ??
    actOnPlaces(truth, request) ??
    readAlert(truth, request)
  );
}

/** An alert or a message has been read (DSP-224). */
function readAlert(truth: Truth, { method, path }: RequestSpec): Outcome | null {
  const [, id] = /^\/alerts\/(\d+)\/$/.exec(path) ?? [];
  if (id === undefined || method !== 'PATCH') return null;
  const alert = truth.alerts.get(Number(id)) ?? truth.notifications.get(Number(id));
  if (!alert) return notFound;
  alert.is_read = true;
  return done({ ...alert });
}

/** Reads of one entity or some; null for any other path. */
export function readOne(truth: Truth, { method, path, query }: RequestSpec): Outcome | null {
  if (method !== 'GET') return null;
  const order = /^\/processing-orders\/(\d+)\/$/.exec(path);
  if (order) return found(truth.orders.get(Number(order[1])), wireOrder);
  const dock = /^\/docks\/(\d+)\/$/.exec(path);
  if (dock) return found(truth.docks.get(Number(dock[1])), (it) => wireDock(truth, it, 'tasks'));
  if (path === '/drivers/') return done([...truth.drivers.values()].map(wireDriver));
  if (path === '/admin-addresses/') return done([77, 78].map(addressOf));
  if (path !== '/dispatch/deliveries/' && path !== '/tasks/shipping/') return null;
  const ids = (query?.ids ?? '').split(',').map(Number);
  return done(ids.flatMap((id) => truth.tasks.get(id) ?? []).map((task) => wireTask(truth, task)));
}

const found = <T>(row: T | undefined, wire: (row: T) => unknown): Outcome =>
  row === undefined ? notFound : done(wire(row));
