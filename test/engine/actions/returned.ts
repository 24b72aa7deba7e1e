import { addTask, place } from '../server-changes.ts';
import { type Truth, type TruthOrder, wireOrder } from '../server-rows.ts';
import { setStatus } from './orders.ts';
import { conflictOfOrders, done, notFound, type Outcome } from './outcome.ts';

const tasksOf = (truth: Truth, { id }: TruthOrder) => [...truth.tasks.values()].filter((task) => task.order === id);

/** Flag 3 is restock, whatever flag was sent (DSP-754, DSP-757). */
function isFlagged(truth: Truth, order: TruthOrder): boolean {
  const rows = [order, ...tasksOf(truth, order)];
  return rows.some(({ flagged_orders = [] }) => flagged_orders.some(({ flag_id }) => flag_id === 3));
}

function isBack(truth: Truth, order: TruthOrder): boolean {
  if (order.status === 'undeliveredclient' || order.status === 'waiting_restock') return true;
  return !['shipping', 'received', 'restock'].includes(order.status) && isFlagged(truth, order);
}

const awaitsRestock = (truth: Truth, order: TruthOrder) =>
  isBack(truth, order) && (order.status === 'waiting_restock' || isFlagged(truth, order));

function flag(truth: Truth, order: TruthOrder, isOn: boolean): void {
  for (const row of [order, ...tasksOf(truth, order)]) {
    const others = (row.flagged_orders ?? []).filter(({ flag_id }) => flag_id !== 3);
    row.flagged_orders = isOn ? [...others, { flag_id: 3 }] : others;
  }
}

function takeOut(truth: Truth, order: TruthOrder): void {
  for (const task of tasksOf(truth, order)) {
    if (task.dock === null) continue;
    place(truth, task.id, null, null);
    task.ordering = null;
  }
}

/** Actions on an order that came back (section 20 of dispatch.md); null for any other call. */
export function returned(truth: Truth, order: TruthOrder, service: string): boolean | null {
  const isMoving = tasksOf(truth, order).some((task) => task.is_moving);
  const may = isBack(truth, order) && !isMoving;
  switch (service) {
    case 'to_restock/':
      if (!may || awaitsRestock(truth, order)) return false;
      setStatus(truth, order, 'waiting_restock');
      flag(truth, order, true);
      return true;
    case 'validate_restock/':
      if (!may || !awaitsRestock(truth, order)) return false;
      setStatus(truth, order, 'restock');
      flag(truth, order, false);
      takeOut(truth, order);
      return true;
    case 'was_delivered/':
      if (may) setStatus(truth, order, 'received');
      return may;
    case 'reset_for_redelivery/':
      if (!may) return false;
      setStatus(truth, order, 'prepared');
      flag(truth, order, false);
      takeOut(truth, order);
      return true;
    default:
      return null;
  }
}

/** A new order with its task for bags that go out again (DSP-755). */
export function redeliver(truth: Truth, body: Readonly<Record<string, unknown>>, nowMs: number): Outcome {
  const order = truth.orders.get(Number(body.order_id_to_redeliver));
  if (!order) return notFound;
  const isOut = order.status === 'shipping' || order.status === 'received';
  const isMoving = tasksOf(truth, order).some((task) => task.is_moving);
  if (isMoving || !(isOut || isBack(truth, order))) return conflictOfOrders([order]);
  const id = truth.nextTask++;
  addTask(truth, id, 1, nowMs);
  const made = truth.orders.get(id + 1000);
  if (!made) return notFound;
  made.tags = [isOut ? 'missing_bags' : 'redelivering'];
  if (!isOut) setStatus(truth, order, 'received');
  return done(wireOrder(made));
}
