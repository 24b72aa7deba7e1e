import type { Dock } from '../../../src/domain/dock/dock.ts';
import { type Viewer, wireDriver } from '../wire.ts';
import type { LoadFilters } from './filters.ts';
import { isLate, isNotDelivered, listedDeliveries, listedDocks, passes } from './lists.ts';
import type { Delivery, Mirror } from './mirror.ts';
import type { Touched } from './touched.ts';

/** The parts of an answer by key, each already JSON. */
type Parts = Readonly<Record<string, string>>;

const array = (items: Iterable<string>) => `[${[...items].join(',')}]`;
const empty = '[]';

/** An open object, `{"a":…,"b":…`: whoever sends it adds `version` and closes it. */
const open = (parts: Parts) =>
  `{${Object.entries(parts)
    .map(([key, json]) => `"${key}":${json}`)
    .join(',')}`;

/** What an answer is made of. */
interface Told {
  readonly mirror: Mirror;
  readonly viewer: Viewer;
  /** Null tells everything; else of the rows named here all that everything would say of them (a delta). */
  readonly touched: Touched | null;
}

/** The dispatch load (API-007), open. */
export function composeLoad(told: Told, filters: LoadFilters, nowMs: number): string {
  const { mirror, touched } = told;
  const listed = listedDeliveries(mirror, touched?.deliveries);
  const deliveries = listed.filter((delivery) => passes(delivery, filters, mirror));
  const once = new Once(deliveries, touched);
  return open({
    ...composeChanged(told),
    deliveries: array(deliveries.map((delivery) => delivery.json)),
    docks: composeDocks(listedDocks(mirror, filters.dockStatuses), told, once),
    ...(filters.drivers ? { drivers: composeDrivers(told, filters.driverQueue) } : {}),
    late_orders: once.list(listed.filter((delivery) => isLate(delivery, nowMs))),
    moving_tasks: once.list(listed.filter(({ task }) => task.is_moving === true)),
    not_delivered: once.list(listed.filter(isNotDelivered)),
    alerts: composeAlerts(told, false),
    metas: composeMetas(told),
  });
}

/** The board's state (API-001), open. Lists of the preparation area are empty: this world has no packing. */
export function composeState(told: Told): string {
  const { mirror, touched } = told;
  const deliveries = listedDeliveries(mirror, touched?.deliveries);
  const canceled = [...(touched?.deliveries ?? mirror.deliveries.values())].filter(
    ({ order }) => order.status === 'canceled',
  );
  const once = new Once(deliveries, touched);
  return open({
    ...composeChanged(told),
    docks: composeDocks(listedDocks(mirror, null), told, once),
    deliveries: array(deliveries.map((delivery) => delivery.json)),
    drivers: composeDrivers(told, true),
    packings: empty,
    alerts: composeAlerts(told, false),
    metas: composeMetas(told),
    nexts: empty,
    pseudo_zones: JSON.stringify(mirror.metas?.pseudo_zones ?? []),
    recurring_incomings: empty,
    recurringtask_instances: empty,
    incoming_plannings_sessions: empty,
    packerstatiph: empty,
    packerstatsordermoving: empty,
    packerstatsbeforepicking: empty,
    shipmentstats: empty,
    transit_areas: JSON.stringify(mirror.transitAreas),
    canceled_deliveries: array(canceled.map((delivery) => delivery.json)),
    alert_notifications: composeAlerts(told, true),
  });
}

/** Tells each task in full once an answer: a task under `deliveries` stands elsewhere by its id alone. */
class Once {
  private readonly told: ReadonlySet<Delivery>;

  constructor(
    deliveries: readonly Delivery[],
    private readonly touched: Touched | null,
  ) {
    this.told = new Set(deliveries);
  }

  list(deliveries: readonly Delivery[]): string {
    return array(deliveries.map((delivery) => (this.isInFull(delivery) ? delivery.json : String(delivery.task.id))));
  }

  /** In a delta an untouched one is as it was. */
  private isInFull(delivery: Delivery): boolean {
    return !this.told.has(delivery) && this.touched?.deliveries.has(delivery) !== false;
  }
}

/** The rows a delta is about, by kind: of them it says all that the whole answer would, of others nothing. */
function composeChanged({ touched }: Told): Parts {
  if (!touched) return {};
  const deliveries = [...touched.deliveries];
  return {
    changed: JSON.stringify({
      tasks: deliveries.map(({ task }) => task.id),
      orders: deliveries.map(({ order }) => order.id),
      docks: [...touched.docks, ...touched.holding],
    }),
  };
}

/** A dock always carries all its tasks, by rank then id (DSP-384). */
function composeDocks(listed: readonly Dock[], { mirror, touched }: Told, once: Once): string {
  const docks = listed.filter(({ id }) => !touched || touched.docks.has(id) || touched.holding.has(id));
  const byDock = new Map<number, Delivery[]>(docks.map((dock) => [dock.id, []]));
  for (const delivery of mirror.deliveries.values()) byDock.get(delivery.task.dock ?? 0)?.push(delivery);
  return array(
    docks.map((dock) => {
      const tasks = once.list((byDock.get(dock.id) ?? []).sort(byRank));
      // Of one that only holds what is touched, the rest is as it was.
      return touched?.docks.has(dock.id) === false ? composeDock({ id: dock.id }, tasks) : composeDock(dock, tasks);
    }),
  );
}

const composeDock = (dock: Pick<Dock, 'id'>, tasks: string) => `${JSON.stringify(dock).slice(0, -1)},"tasks":${tasks}}`;

const byRank = ({ task: a }: Delivery, { task: b }: Delivery) =>
  (a.dock_rank ?? Number.MAX_SAFE_INTEGER) - (b.dock_rank ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;

// A delta tells these lists whole too, since they are short and rows may leave them without a trace: what is as it was
// stands in them by its id alone.

function composeDrivers({ mirror, viewer, touched }: Told, withQueue: boolean): string {
  const drivers = [...mirror.drivers.values()].map((driver) => {
    if (touched?.drivers.has(driver.id) === false) return String(driver.id);
    const { queue_position, ...rest } = wireDriver(driver, viewer);
    return JSON.stringify(withQueue ? { ...rest, queue_position } : rest);
  });
  return array(drivers);
}

const composeAlerts = ({ mirror, touched }: Told, withType: boolean) =>
  array(
    [...mirror.alerts.values()]
      .filter((alert) => (alert.type != null) === withType)
      .map((alert) => (touched?.alerts.has(alert.id) === false ? String(alert.id) : JSON.stringify(alert))),
  );

/** In a delta null says that they are as they were. */
const composeMetas = ({ mirror, touched }: Told) =>
  JSON.stringify(touched?.metas === false ? null : (mirror.metas ?? null));
