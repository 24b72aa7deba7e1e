/**
 * Rows of the reference model, with the fields the traces are about; what goes over the wire is made from them. Fields
 * that may be absent are those of the whole world: traces of the first three actions are told without them.
 */
export interface TruthOrder {
  id: number;
  random_id: string;
  status: string;
  number_of_bags: number;
  number_of_bags_isotherm: number;
  number_of_bags_dry: number;
  max_shipping_time: string;
  tags?: readonly string[];
  transit_area?: string | null;
  transit_area_type?: number | null;
  trolley_id?: number | null;
  flagged_orders?: readonly { readonly flag_id: number }[];
  late_order?: TruthLate | null;
  cross_docking?: number | null;
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  phone?: string | null;
  shipping_address?: object | null;
  crates?: readonly { readonly id: number; readonly code: string }[];
  number_of_crates?: number;
}

/** The late-order record of an order (ENT-09). */
export interface TruthLate {
  readonly credit: number | null;
  readonly recredit_shipping_fee: boolean | null;
  readonly sms_template_id: number | null;
  readonly needs_review: boolean;
  readonly sent_at: string | null;
  readonly reviewed_at?: string | null;
  readonly reviewed_by?: string | null;
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
  is_moving?: boolean;
  from_dock_id?: number | null;
  dock_target_id?: number | null;
  ordering?: number | null;
  group_uniq_id?: string | null;
  late_order?: TruthLate | null;
  flagged_orders?: readonly { readonly flag_id: number }[];
  external_shipping_jobs?: readonly TruthJob[];
  address?: object | null;
  isLate: boolean;
}

export interface TruthJob {
  readonly id: number;
  readonly status: string;
  readonly transport_type: string | null;
  readonly pickup_at: string | null;
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
  /** Repeats `current_status` for older readers (DSP-401). */
  status?: string;
  loaded_at?: string | null;
  load_info?: { readonly started_at: string; readonly user_name: string } | null;
  gone_at?: string | null;
  target_vehicle?: string | null;
  target_name?: string | null;
  accepted_by_driver?: boolean | null;
  driver_answer?: number | null;
  time_take_bags?: string | null;
  launchpad?: number | null;
  ending_center?: number | null;
  cross_docking_target_center?: number | null;
  extra_crates?: number | null;
  external_shipping_jobs?: readonly TruthJob[];
  /** A closed dock is listed no more (DSP-422). */
  hidden?: boolean;
}

export interface TruthDriver {
  id: number;
  name: string;
  state: string;
  vehicle?: string | null;
  activity?: string | null;
  launchpad?: number | null;
  is_back?: boolean;
  is_paid_by_race?: boolean;
  daily_refusals_limit_exceeded?: boolean;
  current_center_id?: number | null;
  queue_position?: number | null;
  current_presence_start?: string | null;
  processing?: boolean;
  /** The server declines a `GO` for this one with status 200. */
  isDeclining: boolean;
}

export interface TruthAlert {
  id: number;
  label: string;
  is_read: boolean;
}

export type Transitions = Readonly<Record<string, readonly string[]>>;

/** What the settings of a center say of changes of status, and those that can be changed. */
export interface TruthMetas {
  extra_delay: number;
  express_extra_delay: number;
  frichti_extra_delay: number;
  dqp_express_prio_enabled: boolean;
  dqp_courier_enabled: boolean;
  rain_bonuses: readonly { readonly id: number }[];
  rain_bonus_id: number;
  sites: readonly { readonly id: number }[];
  centers: readonly {
    readonly id: number;
    readonly crates_enabled: boolean;
    readonly is_shadow_groupment_enabled?: boolean;
  }[];
  trolleys: readonly { readonly id: number; readonly current_location: number; readonly logistics_center: number }[];
  trolley_locations: readonly { readonly id: number; readonly logistics_center: number }[];
  order_status_transitions: Transitions;
  repreparation_origin_statuses: readonly string[];
  repreparation_reasons: readonly { readonly id: number; readonly label: string; readonly needs_comment: boolean }[];
  blocking_exit_reasons: readonly { readonly id: number; readonly label: string; readonly needs_comment: boolean }[];
}

/** One center as the server has it. */
export interface Truth {
  revision: number;
  orders: Map<number, TruthOrder>;
  tasks: Map<number, TruthTask>;
  docks: Map<number, TruthDock>;
  drivers: Map<number, TruthDriver>;
  /** How many deposits each driver has; no row tells of them. */
  deposits: Map<number, number>;
  /** What became of the demands somebody decided on; no row tells of them either. */
  demands: Map<number, 'refused' | 'validated'>;
  alerts: Map<number, TruthAlert>;
  notifications: Map<number, TruthAlert>;
  metas: TruthMetas | null;
  /** Of the docks the server makes by itself. */
  nextDock: number;
  /** Of the tasks made for orders that are redelivered. */
  nextTask: number;
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

const emptyTruth = (base: number): Truth => ({
  revision: 1,
  orders: new Map(),
  tasks: new Map(),
  docks: new Map(),
  drivers: new Map(),
  deposits: new Map(),
  demands: new Map(),
  alerts: new Map(),
  notifications: new Map(),
  metas: null,
  nextDock: base + 151,
  nextTask: base + 301,
});

/** A small center: orders to dispatch, docks of both driver types and one unconfigured, drivers ready and not. */
export function aTruth(base: number, nowMs: number): Truth {
  const truth = emptyTruth(base);
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

const reason = (id: number, needs_comment: boolean) => ({ id, label: `Raison ${id}`, needs_comment });

const someMetas: Omit<TruthMetas, 'centers' | 'trolleys' | 'trolley_locations'> = {
  extra_delay: 0,
  express_extra_delay: 5,
  frichti_extra_delay: 5,
  dqp_express_prio_enabled: false,
  dqp_courier_enabled: true,
  rain_bonuses: [{ id: 2 }, { id: 4 }],
  rain_bonus_id: 2,
  sites: [{ id: 1013 }],
  order_status_transitions: {
    paid: ['prep', 'blocked', 'canceled'],
    prep: ['paid', 'prepared'],
    prepared: ['shipping', 'paid', 'blocked'],
    shipping: ['received', 'prepared'],
    received: ['shipping', 'prepared'],
    blocked: ['paid', 'canceled'],
    canceled: ['redestock', 'paid'],
    redestock: ['canceled'],
  },
  repreparation_origin_statuses: ['prep'],
  repreparation_reasons: [reason(5, false), reason(6, true)],
  blocking_exit_reasons: [reason(7, false)],
};

/** A center that knows crates by their codes, with two trolleys and two places for them. */
const placesOf = (center: number, base: number) => ({
  centers: [{ id: center, crates_enabled: true }],
  trolleys: [91, 92].map((n) => ({ id: base + n, current_location: base + 95, logistics_center: center })),
  trolley_locations: [95, 96].map((n) => ({ id: base + n, logistics_center: center })),
});

/** The same center with what every action of the console is about. */
export function aWholeTruth(center: number, base: number, nowMs: number): Truth {
  const truth = aTruth(base, nowMs);
  truth.metas = { ...someMetas, ...placesOf(center, base) };
  for (const dock of truth.docks.values()) {
    const driver = truth.drivers.get(dock.target_driver ?? 0);
    Object.assign(dock, { ...wholeDock, status: dock.current_status, target_name: driver?.name ?? null });
  }
  for (const [at, driver] of [...truth.drivers.values()].entries()) {
    Object.assign(driver, { ...wholeDriver, is_paid_by_race: at === 1, current_center_id: center });
  }
  for (const task of truth.tasks.values()) Object.assign(task, wholeTask);
  for (const order of truth.orders.values()) order.late_order = null;
  addStages(truth, base, nowMs);
  for (const n of [1, 2]) {
    truth.alerts.set(base + 30 + n, { id: base + 30 + n, label: `Alerte ${n}`, is_read: false });
    truth.notifications.set(base + 40 + n, { id: base + 40 + n, label: `Message ${n}`, is_read: false });
  }
  return truth;
}

/** Docks at other stages of their way: locked, being made, moving, loaded and empty; a driver on the road, one away. */
function addStages(truth: Truth, base: number, nowMs: number): void {
  const at = new Date(nowMs - 600_000).toISOString();
  const loaded = {
    current_status: 'loaded',
    loaded_at: at,
    defined_at: at,
    load_info: { started_at: at, user_name: 'Ana' },
  };
  const stages: readonly Partial<TruthDock>[] = [
    { dock_type: 'DRIVER_SOFT', current_status: 'loaded', locked_at: at, time_take_bags: at, target_driver: base + 74 },
    {},
    { current_status: 'moving' },
    { ...loaded, target_vehicle: 'CAR' },
    loaded,
  ];
  for (const [n, stage] of stages.entries()) {
    const dock = Object.assign(addDock(truth, nowMs - 3_600_000, null), stage);
    dock.status = dock.current_status;
    const task = base + 11 + n;
    addTask(truth, task, n + 1, nowMs);
    Object.assign(truth.tasks.get(task) ?? {}, {
      ...wholeTask,
      is_moving: n === 1,
      from_dock_id: n === 1 ? base + 51 : null,
    });
    if (n < 4) place(truth, task, dock.id, 1);
    // One more round for another center, and an order that goes there.
    dock.cross_docking_target_center = n === 2 ? 12 : null;
    const order = truth.orders.get(task + 1000);
    if (order && n === 4) order.cross_docking = 2;
  }
  const others: readonly Partial<TruthDriver>[] = [
    { state: 'run', is_paid_by_race: true },
    { state: 'plan', activity: 'Pause' },
  ];
  for (const [n, other] of others.entries()) {
    const id = base + 74 + n;
    const driver = { ...wholeDriver, id, name: `Driver ${n + 3}`, state: 'wait', isDeclining: false, ...other };
    truth.drivers.set(id, { ...driver, current_center_id: truth.drivers.get(base + 71)?.current_center_id ?? null });
  }
}

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

const wholeDock = {
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

const wholeDriver = {
  vehicle: 'CAR',
  activity: null,
  launchpad: 1,
  is_back: false,
  daily_refusals_limit_exceeded: false,
  queue_position: 1,
  current_presence_start: null,
  processing: false,
} satisfies Partial<TruthDriver>;

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
