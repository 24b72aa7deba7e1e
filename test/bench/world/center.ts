import type { WireTask } from '../../../server/src/wire.ts';
import { makeRandom, type Random } from '../../../server/src/world/random.ts';
import { makeWorld } from '../../../server/src/world/world.ts';
import { isToDispatch } from '../../../src/domain/task/to-dispatch.ts';

/** The first center of a seeded world as the dispatch load tells it: orders stand in their tasks, docks name theirs. */
export interface BenchCenter {
  readonly id: number;
  /** The task whose client is named after the version, so that a page knows which one it shows: `v12`. */
  readonly sentinel: number;
  /** Changes 1 % of the deliveries, among them one in ten new and one in ten gone. */
  advance(version: number): void;
  /** An open JSON object: whoever sends it adds `version` and closes it. */
  compose(): string;
  /** The same, of what the last `advance` changed alone. */
  composeDelta(): string;
  readonly count: number;
}

const nowMs = Date.UTC(2026, 2, 10, 9);
const changedShare = 0.01;

export const sentinelName = (version: number) => `v${version}`;

export function makeBenchCenter(size: number, seed = 1): BenchCenter {
  const { id, tasks, rest, restOfDelta } = wireOf(size, seed);
  const touched = new Map<number, WireTask>();
  const texts = new Map([...tasks].map(([taskId, task]) => [taskId, JSON.stringify(task)]));
  const random = makeRandom(seed).fork('changes');
  const sentinel = [...tasks.values()].find((task) => isToDispatch(task, undefined))?.id;
  if (sentinel === undefined) throw new Error('Invariant: the world has something to dispatch');
  let nextId = Math.max(...tasks.keys(), ...[...tasks.values()].map((task) => task.linked_order.id)) + 1;

  const put = (task: WireTask) => {
    touched.set(task.id, task);
    tasks.set(task.id, task);
    texts.set(task.id, JSON.stringify(task));
  };
  const drop = (task: WireTask) => {
    touched.set(task.id, task);
    tasks.delete(task.id);
    texts.delete(task.id);
  };
  const change = (task: WireTask) => {
    const draw = random.next();
    if (draw < 0.1) put(copyOf(task, nextId++));
    else if (draw < 0.2 && task.dock == null) drop(task);
    else put(changed(task, random));
  };
  const name = (version: number) => {
    const task = tasks.get(sentinel);
    if (task) put({ ...task, emergency_rank: 1, client: { ...task.client, name: sentinelName(version) } });
  };
  name(0);

  return {
    id,
    sentinel,
    get count() {
      return tasks.size;
    },
    advance(version) {
      touched.clear();
      const ids = [...tasks.keys()].filter((taskId) => taskId !== sentinel);
      for (let left = Math.max(5, Math.round(size * changedShare)) - 1; left > 0; left--) {
        const task = tasks.get(random.pick(ids));
        if (task) change(task);
      }
      name(version);
    },
    compose: () => `{"deliveries":[${[...texts.values()].join(',')}],${rest}`,
    composeDelta: () => {
      const told = [...touched.keys()].flatMap((taskId) => texts.get(taskId) ?? []);
      return `{"deliveries":[${told.join(',')}],${restOfDelta([...touched.values()])}`;
    },
  };
}

function wireOf(size: number, seed: number) {
  const world = makeWorld({ seed, size, nowMs });
  const [center] = world.centers;
  if (!center) throw new Error('Invariant: the world has a center');
  const orders = new Map(world.orders.filter((order) => order.center_id === center.id).map((it) => [it.id, it]));
  const tasks = new Map<number, WireTask>();
  for (const task of world.tasks) {
    const order = orders.get(task.linked_order);
    if (order) tasks.set(task.id, { ...task, linked_order: order });
  }
  const rest = {
    docks: world.docks.filter((dock) => dock.center === center.id && dock.hidden !== true),
    drivers: world.drivers.filter((driver) => driver.center === center.id),
    late_orders: [],
    moving_tasks: [...tasks.values()].filter((task) => task.is_moving).map((task) => task.id),
    not_delivered: [],
    alerts: world.alerts.filter((alert) => alert.center_id === center.id && alert.type == null),
    metas: world.metas.find((metas) => metas.id === center.id) ?? null,
    extra_cost_demands: [],
  };
  const inner = (parts: object) => JSON.stringify(parts).slice(1, -1);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id);
  /** What the reference API tells beside the deliveries of a delta (docs/adr/0018). */
  const restOfDelta = (touched: readonly WireTask[]) => {
    const changed = new Set(ids(touched));
    const held = new Set(touched.map((task) => task.dock));
    const docks = rest.docks
      .filter((dock) => held.has(dock.id))
      .map(({ id, tasks: nested }) => ({ id, tasks: nested }));
    return inner({
      changed: { tasks: [...changed], orders: touched.map((task) => task.linked_order.id), docks: ids(docks) },
      docks,
      drivers: ids(rest.drivers),
      late_orders: [],
      moving_tasks: rest.moving_tasks.filter((taskId) => changed.has(taskId)),
      not_delivered: [],
      alerts: ids(rest.alerts),
      metas: null,
      extra_cost_demands: [],
    });
  };
  return { id: center.id, tasks, rest: inner(rest), restOfDelta };
}

const copyOf = (task: WireTask, id: number): WireTask =>
  ({ ...task, id, dock: null, dock_rank: null, linked_order: { ...task.linked_order, id } }) as WireTask;

/** What a minute of work changes: progress, the order's status, bags, now and then the slot. */
function changed(task: WireTask, random: Random): WireTask {
  const laterMs = random.chance(0.1) ? 30 * 60_000 : 0;
  const later = (at: string | null | undefined) => (at ? new Date(Date.parse(at) + laterMs).toISOString() : at);
  const { linked_order: order } = task;
  return {
    ...task,
    prep_progress: (task.prep_progress ?? 0) + 1,
    max_shipping_time: later(task.max_shipping_time),
    linked_order: {
      ...order,
      status: random.pick(['preparing', 'prepared', 'ready', 'shipping']),
      number_of_bags: random.int(1, 9),
      max_shipping_time: later(order.max_shipping_time),
    },
  };
}
