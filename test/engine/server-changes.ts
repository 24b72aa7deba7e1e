import type { Truth, TruthDock, TruthTask } from './server-rows.ts';

const slot = (startMs: number, n: number) => new Date(startMs + n * 1_800_000).toISOString();

export const wholeTask = {
  is_moving: false,
  from_dock_id: null,
  dock_target_id: null,
  ordering: null,
  group_uniq_id: null,
  late_order: null,
  flagged_orders: [],
  external_shipping_jobs: [],
} satisfies Partial<TruthTask>;

export const wholeDock = {
  loaded_at: null,
  load_info: null,
  gone_at: null,
  target_vehicle: null,
  accepted_by_driver: null,
  driver_answer: null,
  time_take_bags: null,
  launchpad: null,
  ending_center: null,
  cross_docking_target_center: null,
  extra_crates: null,
  external_shipping_jobs: [],
  hidden: false,
} satisfies Partial<TruthDock>;

/** An empty draft the server makes beside another. */
export function addDock(truth: Truth, nowMs: number, vehicle: string | null): TruthDock {
  const id = truth.nextDock++;
  const dock: TruthDock = {
    ...wholeDock,
    id,
    name: `G${id}`,
    dock_type: 'NOCONFIG',
    current_status: 'draft',
    status: 'draft',
    tasks: [],
    target_driver: null,
    target_name: null,
    target_vehicle: vehicle,
    locked_at: null,
    defined_at: null,
    closed_at: null,
    created_at: new Date(nowMs).toISOString(),
  };
  truth.docks.set(id, dock);
  return dock;
}

export function addTask(truth: Truth, id: number, n: number, nowMs: number): void {
  const order = id + 1000;
  truth.orders.set(order, {
    id: order,
    random_id: `R${order}`,
    status: 'prepared',
    number_of_bags: 2,
    number_of_bags_isotherm: 1,
    number_of_bags_dry: 1,
    max_shipping_time: slot(nowMs, n),
  });
  truth.tasks.set(id, {
    id,
    order,
    status: 'todo',
    dock: null,
    dock_rank: null,
    emergency_rank: null,
    is_dispatch_disabled: false,
    delivery_man_id: null,
    isLate: false,
  });
}

/** Puts a task into a dock, or back on the list. */
export function place(truth: Truth, taskId: number, dockId: number | null, rank: number | null): void {
  const task = truth.tasks.get(taskId);
  if (!task) return;
  for (const dock of truth.docks.values()) dock.tasks = dock.tasks.filter((id) => id !== taskId);
  task.dock = dockId;
  task.dock_rank = dockId === null ? null : rank;
  if (dockId !== null) truth.docks.get(dockId)?.tasks.push(taskId);
}
