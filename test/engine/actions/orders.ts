import type { RequestSpec } from '../../../src/domain/command.ts';
import { isRead } from '../calls.ts';
import { place } from '../server-changes.ts';
import { type Truth, type TruthOrder, type TruthReasons, wireOrder } from '../server-rows.ts';
import { conflictOfOrders, done, isRecord, notFound, numberOr, numbersIn, type Outcome } from './outcome.ts';
import { redeliver, returned } from './returned.ts';

type Body = Readonly<Record<string, unknown>>;

function setBags(order: TruthOrder, body: Body): Outcome {
  order.number_of_bags = numberOr(body.number_of_bags, order.number_of_bags);
  order.number_of_bags_isotherm = numberOr(body.number_of_bags_isotherm, order.number_of_bags_isotherm);
  order.number_of_bags_dry = order.number_of_bags - order.number_of_bags_isotherm;
  return done(wireOrder(order));
}

/** DSP-837. */
function putDown(order: TruthOrder, body: Body): Outcome {
  order.transit_area_type = numberOr(body.transit_area_type, null);
  order.transit_area = typeof body.transit_area_name === 'string' ? body.transit_area_name : null;
  order.transit_area_current = order.transit_area;
  order.trolley_id = numberOr(body.trolley_id, null);
  order.additional_trolley_id = numberOr(body.additional_trolley_id, null);
  return done(wireOrder(order));
}

/** The status of a delivery task by that of its order (DSP-313 to DSP-316). */
const taskStatus: Readonly<Record<string, string>> = {
  ...{ paid: 'waiting', now: 'waiting', later: 'waiting', prep: 'waiting' },
  ...{ 'to-check': 'waiting', 'waiting-products': 'waiting' },
  ...{ prepared: 'todo', shipping: 'shipping', received: 'received' },
};

/** Off the road an order loses its dock (DSP-321). */
const offTheRoad: ReadonlySet<string> = new Set([
  ...['prepared', 'paid', 'prep', 'canceled', 'restock'],
  ...['waiting-products', 'to-check', 'now', 'later'],
]);

export function setStatus(truth: Truth, order: TruthOrder, status: string): void {
  const wasOnTheRoad = order.status === 'shipping' || order.status === 'received';
  order.status = status;
  for (const task of truth.tasks.values()) {
    if (task.order !== order.id) continue;
    task.status = taskStatus[status] ?? task.status;
    if (wasOnTheRoad && offTheRoad.has(status) && task.dock !== null) {
      place(truth, task.id, null, null);
      task.ordering = null;
    }
  }
}

/** DSP-323 to DSP-327: the table allows it, a reason is one of the center's, with its comment. */
function mayGet(truth: Truth, order: TruthOrder, status: string, body: Body): boolean {
  const { metas } = truth;
  const isMoving = [...truth.tasks.values()].some((task) => task.order === order.id && task.is_moving);
  if (isMoving || !metas?.order_statuses.ALLOWED_TRANSITIONS[order.status]?.includes(status)) return false;
  const isGiven = ({ ID_TO_LABEL, MANDATORY_COMMENT }: TruthReasons, id: unknown, comment: unknown) =>
    typeof id === 'number' &&
    id in ID_TO_LABEL &&
    (!MANDATORY_COMMENT.includes(id) || String(comment ?? '').trim().length >= 10);
  if (order.status === 'blocked')
    return isGiven(metas.blocking_exit_reasons, body.blocking_exit_reason_id, body.blocking_exit_comment);
  const { ORIGIN_STATUSES_FOR_REPREPARATION_REASON: origins } = metas.order_statuses;
  if (status !== 'paid' || !origins.includes(order.status)) return true;
  return isGiven(metas.repreparation_reasons, body.repreparation_reason_id, body.repreparation_reason_comment);
}

function changeStatus(truth: Truth, orders: readonly TruthOrder[], status: string, body: Body): boolean {
  if (!orders.every((order) => mayGet(truth, order, status, body))) return false;
  for (const order of orders) setStatus(truth, order, status);
  return true;
}

function bulk(truth: Truth, body: Body): Outcome {
  const ids = numbersIn(body.orders_ids);
  const orders = ids.flatMap((id) => truth.orders.get(id) ?? []);
  if (orders.length < ids.length) return notFound;
  const isDone = changeStatus(truth, orders, String(body.status), {});
  return isDone ? done(orders.map(wireOrder)) : conflictOfOrders(orders);
}

/** Calls about orders (section 9 of dispatch.md); null for any other call. */
export function actOnOrders(truth: Truth, request: RequestSpec, nowMs: number): Outcome | null {
  const { path, body } = request;
  const said = isRecord(body) ? body : {};
  if (path === '/processing-orders/bulk_change_status/') return bulk(truth, said);
  if (path === '/redeliver-orders/') return redeliver(truth, said, nowMs);
  const [, id, service = ''] = /^\/(?:processing-)?orders\/(\d+)\/(.*)$/.exec(path) ?? [];
  if (id === undefined || isRead(request)) return null;
  const order = truth.orders.get(Number(id));
  if (!order) return notFound;
  if (service === '') return setBags(order, said);
  if (service === 'change_transit_area/') return putDown(order, said);
  const back = returned(truth, order, service);
  if (back !== null) return back ? done(wireOrder(order)) : conflictOfOrders([order]);
  const status = service === 'destock/' ? 'redestock' : String(said.status);
  return changeStatus(truth, [order], status, said) ? done(wireOrder(order)) : conflictOfOrders([order]);
}
