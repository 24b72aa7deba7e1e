import type { Random } from '../engine/random.ts';
import { addTask, place } from '../engine/server-changes.ts';
import type { Truth } from '../engine/server-rows.ts';

/** Somebody else's change on the server, to rows of the first three actions. */
export function colleague(truth: Truth, random: Random, nowMs: number, base: number): void {
  const task = random.pick([...truth.tasks.values()]);
  const dock = random.pick([...truth.docks.values()]);
  const driver = random.pick([...truth.drivers.values()]);
  const order = random.pick([...truth.orders.values()]);
  const edits: readonly (readonly [number, () => void])[] = [
    [4, () => task && place(truth, task.id, random.chance(0.4) ? null : (dock?.id ?? null), random.int(1, 3))],
    [
      4,
      () => {
        if (!order) return;
        order.number_of_bags_isotherm = random.int(0, 2);
        order.number_of_bags_dry = random.int(0, 2);
        order.number_of_bags = order.number_of_bags_dry + order.number_of_bags_isotherm;
      },
    ],
    [2, () => dock && Object.assign(dock, { locked_at: dock.locked_at ? null : new Date(nowMs).toISOString() })],
    [
      2,
      () =>
        dock && Object.assign(dock, { current_status: random.pick(['draft', 'defined', 'ready_to_load', 'loaded']) }),
    ],
    [1, () => dock && Object.assign(dock, { current_status: 'closed', closed_at: new Date(nowMs).toISOString() })],
    [1, () => dock && truth.docks.size > 2 && finish(truth, dock.id)],
    [2, () => driver && Object.assign(driver, { state: random.pick(['wait', 'noplan', 'returning', 'delivery']) })],
    [1, () => driver && Object.assign(driver, { isDeclining: !driver.isDeclining })],
    [2, () => task && Object.assign(task, { is_dispatch_disabled: !task.is_dispatch_disabled })],
    [2, () => task && Object.assign(task, { isLate: !task.isLate })],
    [2, () => task && Object.assign(task, { delivery_man_id: task.delivery_man_id ? null : (driver?.id ?? null) })],
    [2, () => task && Object.assign(task, { emergency_rank: random.pick([null, 1, 2]) })],
    [
      2,
      () =>
        order &&
        Object.assign(order, { max_shipping_time: new Date(nowMs + random.int(0, 6) * 600_000).toISOString() }),
    ],
    [1, () => truth.tasks.size < 8 && addTask(truth, base + 20 + truth.revision, random.int(1, 6), nowMs)],
    [1, () => task && truth.tasks.size > 4 && receive(truth, task.id)],
  ];
  random.weighted(edits)?.();
}

/** A row leaves every list: a round that is over, or a task that is delivered. */
export function leaves(truth: Truth, random: Random): void {
  const dock = random.pick([...truth.docks.values()]);
  const task = random.pick([...truth.tasks.values()]);
  if (dock && truth.docks.size > 2 && random.chance(0.5)) finish(truth, dock.id);
  else if (task && truth.tasks.size > 4) receive(truth, task.id);
}

/** A task is delivered: no list holds it any more. */
function receive(truth: Truth, taskId: number): void {
  const task = truth.tasks.get(taskId);
  place(truth, taskId, null, null);
  truth.tasks.delete(taskId);
  if (task) truth.orders.delete(task.order);
}

function finish(truth: Truth, dockId: number): void {
  for (const task of truth.docks.get(dockId)?.tasks ?? []) receive(truth, task);
  truth.docks.delete(dockId);
}
