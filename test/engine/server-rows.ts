/** Rows of the reference model, with the fields the traces are about; what goes over the wire is made from them. */
export interface TruthOrder {
  id: number;
  random_id: string;
  status: string;
  number_of_bags: number;
  number_of_bags_isotherm: number;
  number_of_bags_dry: number;
  max_shipping_time: string;
}

export interface TruthTask {
  id: number;
  order: number;
  status: string;
  dock: number | null;
  dock_rank: number | null;
  emergency_rank: number | null;
  is_dispatch_disabled: boolean;
  delivery_man_id: number | null;
  isLate: boolean;
}

export interface TruthDock {
  id: number;
  name: string;
  dock_type: string;
  current_status: string;
  /** Ids in the order they came, not by rank: list order means nothing. */
  tasks: number[];
  target_driver: number | null;
  locked_at: string | null;
  defined_at: string | null;
  closed_at: string | null;
  created_at: string;
}

export interface TruthDriver {
  id: number;
  name: string;
  state: string;
  /** The server declines a `GO` for this one with status 200. */
  isDeclining: boolean;
}

/** One center as the server has it. */
export interface Truth {
  revision: number;
  orders: Map<number, TruthOrder>;
  tasks: Map<number, TruthTask>;
  docks: Map<number, TruthDock>;
  drivers: Map<number, TruthDriver>;
}

export const wireOrder = (order: TruthOrder) => ({ ...order });

export function wireTask(truth: Truth, { order, isLate: _isLate, ...task }: TruthTask) {
  const linked = truth.orders.get(order);
  return { ...task, linked_order: linked ? wireOrder(linked) : { id: order } };
}

export const wireDock = (truth: Truth, dock: TruthDock, nested: 'tasks' | 'ids') => ({
  ...dock,
  tasks: nested === 'ids' ? [...dock.tasks] : dock.tasks.flatMap((id) => nestedTask(truth, id)),
});

const nestedTask = (truth: Truth, id: number) => {
  const task = truth.tasks.get(id);
  return task ? [wireTask(truth, task)] : [];
};

export const wireDriver = ({ isDeclining: _isDeclining, ...driver }: TruthDriver) => driver;

const slot = (startMs: number, n: number) => new Date(startMs + n * 1_800_000).toISOString();

/** A small center: orders to dispatch, docks of both driver types and one unconfigured, drivers ready and not. */
export function aTruth(base: number, nowMs: number): Truth {
  const truth: Truth = { revision: 1, orders: new Map(), tasks: new Map(), docks: new Map(), drivers: new Map() };
  for (let n = 1; n <= 6; n++) addTask(truth, base + n, n, nowMs);
  const types = ['DRIVER_HARD', 'DRIVER_SOFT', 'NOCONFIG'];
  types.forEach((dock_type, at) => {
    const id = base + 51 + at;
    truth.drivers.set(base + 71 + at, { id: base + 71 + at, name: `Driver ${at}`, state: 'wait', isDeclining: false });
    truth.docks.set(id, {
      id,
      name: `G${id}`,
      dock_type,
      current_status: at === 2 ? 'draft' : 'ready_to_load',
      tasks: [],
      target_driver: at === 2 ? null : base + 71 + at,
      locked_at: null,
      defined_at: null,
      closed_at: null,
      created_at: new Date(nowMs - 3_600_000).toISOString(),
    });
  });
  place(truth, base + 5, base + 51, 1);
  place(truth, base + 6, base + 51, 2);
  return truth;
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
