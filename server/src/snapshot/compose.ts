import type { Dock } from '../../../src/domain/dock/dock.ts';
import { type Viewer, wireDriver } from '../wire.ts';
import type { LoadFilters } from './filters.ts';
import { isLate, isNotDelivered, listedDeliveries, listedDocks, passes } from './lists.ts';
import type { Delivery, Mirror } from './mirror.ts';

/** The parts of an answer by key, each already JSON. */
type Parts = Readonly<Record<string, string>>;

const array = (items: Iterable<string>) => `[${[...items].join(',')}]`;
const empty = '[]';

/** An open object, `{"a":…,"b":…`: whoever sends it adds `version` and closes it. */
const open = (parts: Parts) =>
  `{${Object.entries(parts)
    .map(([key, json]) => `"${key}":${json}`)
    .join(',')}`;

/** The dispatch load (API-007), open. */
export function composeLoad(mirror: Mirror, filters: LoadFilters, viewer: Viewer, nowMs: number): string {
  const listed = listedDeliveries(mirror);
  const deliveries = listed.filter((delivery) => passes(delivery, filters, mirror));
  const once = new Once(deliveries);
  return open({
    deliveries: array(deliveries.map((delivery) => delivery.json)),
    docks: composeDocks(listedDocks(mirror, filters.dockStatuses), mirror, once),
    ...(filters.drivers ? { drivers: composeDrivers(mirror, viewer, filters.driverQueue) } : {}),
    late_orders: once.list(listed.filter((delivery) => isLate(delivery, nowMs))),
    moving_tasks: once.list(listed.filter(({ task }) => task.is_moving === true)),
    not_delivered: once.list(listed.filter(isNotDelivered)),
    alerts: composeAlerts(mirror, false),
    metas: JSON.stringify(mirror.metas ?? null),
  });
}

/** The board's state (API-001), open. Lists of the preparation area are empty: this world has no packing. */
export function composeState(mirror: Mirror, viewer: Viewer): string {
  const deliveries = listedDeliveries(mirror);
  const canceled = [...mirror.deliveries.values()].filter(({ order }) => order.status === 'canceled');
  return open({
    docks: composeDocks(listedDocks(mirror, null), mirror, new Once(deliveries)),
    deliveries: array(deliveries.map((delivery) => delivery.json)),
    drivers: composeDrivers(mirror, viewer, true),
    packings: empty,
    alerts: composeAlerts(mirror, false),
    metas: JSON.stringify(mirror.metas ?? null),
    nexts: empty,
    pseudo_zones: empty,
    recurring_incomings: empty,
    recurringtask_instances: empty,
    incoming_plannings_sessions: empty,
    packerstatiph: empty,
    packerstatsordermoving: empty,
    packerstatsbeforepicking: empty,
    shipmentstats: empty,
    transit_areas: JSON.stringify(mirror.transitAreas),
    canceled_deliveries: array(canceled.map((delivery) => delivery.json)),
    alert_notifications: composeAlerts(mirror, true),
  });
}

/** Tells each task in full once an answer: a task under `deliveries` stands elsewhere by its id alone. */
class Once {
  private readonly told: ReadonlySet<Delivery>;

  constructor(deliveries: readonly Delivery[]) {
    this.told = new Set(deliveries);
  }

  list(deliveries: readonly Delivery[]): string {
    return array(deliveries.map((delivery) => (this.told.has(delivery) ? String(delivery.task.id) : delivery.json)));
  }
}

/** A dock always carries all its tasks, by rank then id (DSP-384). */
function composeDocks(docks: readonly Dock[], mirror: Mirror, once: Once): string {
  const byDock = new Map<number, Delivery[]>(docks.map((dock) => [dock.id, []]));
  for (const delivery of mirror.deliveries.values()) byDock.get(delivery.task.dock ?? 0)?.push(delivery);
  return array(docks.map((dock) => composeDock(dock, once.list((byDock.get(dock.id) ?? []).sort(byRank)))));
}

const composeDock = (dock: Dock, tasks: string) => `${JSON.stringify(dock).slice(0, -1)},"tasks":${tasks}}`;

const byRank = ({ task: a }: Delivery, { task: b }: Delivery) =>
  (a.dock_rank ?? Number.MAX_SAFE_INTEGER) - (b.dock_rank ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;

function composeDrivers(mirror: Mirror, viewer: Viewer, withQueue: boolean): string {
  const drivers = [...mirror.drivers.values()].map((driver) => {
    const { queue_position, ...rest } = wireDriver(driver, viewer);
    return JSON.stringify(withQueue ? { ...rest, queue_position } : rest);
  });
  return array(drivers);
}

const composeAlerts = (mirror: Mirror, withType: boolean) =>
  array(
    [...mirror.alerts.values()]
      .filter((alert) => (alert.type != null) === withType)
      .map((alert) => JSON.stringify(alert)),
  );
