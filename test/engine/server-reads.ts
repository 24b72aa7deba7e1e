import { type Truth, type TruthDock, type TruthTask, wireDock, wireDriver, wireTask } from './server-rows.ts';

const among = /^with_.*_among_deliveries_to_dispatch$/;

/** The lists of a filter of the dispatch load, written without the engine. */
export function lists(query: URLSearchParams) {
  const isOff = (name: string) => query.get(name) === '0';
  const statuses = query.get('with_dock_current_statuses')?.split(',');
  const listsToDispatch = ![...query.keys()].some((name) => among.test(name) && isOff(name));
  const withDriven = !isOff('with_driver_among_dispatched_deliveries');
  const withUnloaded = !isOff('with_not_loaded_dock_among_dispatched_deliveries');
  return {
    dock: (dock: Pick<TruthDock, 'current_status'>) => !statuses || statuses.includes(dock.current_status),
    delivery: (task: Pick<TruthTask, 'dock' | 'delivery_man_id'>) =>
      task.dock === null ? listsToDispatch : withUnloaded && (withDriven || task.delivery_man_id === null),
    drivers: !isOff('with_drivers'),
  };
}

export function dispatchLoad(truth: Truth, query: URLSearchParams) {
  const listed = lists(query);
  const tasks = [...truth.tasks.values()];
  return {
    deliveries: tasks.filter(listed.delivery).map((task) => wireTask(truth, task)),
    docks: openDocks(truth)
      .filter(listed.dock)
      .map((dock) => wireDock(truth, dock, 'tasks')),
    drivers: listed.drivers ? [...truth.drivers.values()].map(wireDriver) : [],
    late_orders: tasks.filter((task) => task.isLate).map((task) => wireTask(truth, task)),
    moving_tasks: tasks.filter((task) => task.is_moving).map((task) => wireTask(truth, task)),
    alerts: [...truth.alerts.values()].map((alert) => ({ ...alert })),
    ...metasOf(truth),
  };
}

export const tasksState = (truth: Truth) => ({
  deliveries: [...truth.tasks.values()].map((task) => wireTask(truth, task)),
  canceled_deliveries: [],
  docks: openDocks(truth).map((dock) => wireDock(truth, dock, 'ids')),
  drivers: [...truth.drivers.values()].map(wireDriver),
  alerts: [...truth.alerts.values()].map((alert) => ({ ...alert })),
  alert_notifications: [...truth.notifications.values()].map((alert) => ({ ...alert })),
  ...metasOf(truth),
});

/** Closed docks are in no list. */
export const openDocks = ({ docks }: Truth) => [...docks.values()].filter((dock) => !dock.hidden);

const metasOf = ({ metas }: Truth) => (metas ? { metas: { ...metas } } : {});
