import { addDock, addTask, place, wholeDock, wholeTask } from './server-changes.ts';
import type { Truth, TruthDock, TruthDriver, TruthMetas } from './server-rows.ts';

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

const someMetas: Omit<TruthMetas, 'centers' | 'trolleys' | 'trolley_locations'> = {
  extra_delay: 0,
  express_extra_delay: 5,
  frichti_extra_delay: 5,
  dqp_express_prio_enabled: false,
  dqp_courier_enabled: true,
  rain_bonuses: [{ id: 2 }, { id: 4 }],
  rain_bonus_id: 2,
  sites: { 1013: {} },
  order_statuses: {
    ALLOWED_TRANSITIONS: {
      paid: ['prep', 'blocked', 'canceled'],
      prep: ['paid', 'prepared'],
      prepared: ['shipping', 'paid', 'blocked'],
      shipping: ['received', 'prepared'],
      received: ['shipping', 'prepared'],
      blocked: ['paid', 'canceled'],
      canceled: ['redestock', 'paid'],
      redestock: ['canceled'],
    },
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prep'],
  },
  repreparation_reasons: { ID_TO_LABEL: { 5: 'Raison 5', 6: 'Raison 6' }, MANDATORY_COMMENT: [6] },
  blocking_exit_reasons: { AVAILABLE: [7], ID_TO_LABEL: { 7: 'Raison 7' }, MANDATORY_COMMENT: [] },
};

/** A center that knows crates by their codes, with two trolleys and two places for them. */
const placesOf = (center: number, base: number) => ({
  centers: [{ id: center, crates_enabled: true }],
  trolleys: [91, 92].map((n) => ({ id: base + n, current_location: base + 95, logistics_center: center })),
  trolley_locations: [95, 96].map((n) => ({ id: base + n, logistics_center: center })),
});

/** The same center with the rows of every action of the console. */
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
