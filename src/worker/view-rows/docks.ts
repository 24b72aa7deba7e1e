import { type DockCard, dockStatuses, docksColumns, docksList, placements } from '../../db/view-rows/dispatch.ts';
import type { Visible } from '../../db/visible.ts';
import { canAssign } from '../../domain/dock/assign.ts';
import { dockDepartureMs } from '../../domain/dock/departure.ts';
import type { Dock } from '../../domain/dock/dock.ts';
import { placementOf } from '../../domain/dock/placement.ts';
import { splitAtMs } from '../../domain/dock/tomorrow.ts';
import type { Driver } from '../../domain/driver/driver.ts';
import { basket, hasBasket, noBasket } from '../../domain/launchpad.ts';
import type { Task } from '../../domain/task/task.ts';
import { isolated } from '../../domain/words/isolate.ts';
import type { ListDefinition } from '../list.ts';
import { isDispatched, listOfDocks } from './dispatch-source.ts';
import { roundOf } from './searchable.ts';
import { taskRow } from './task-row.ts';

/** Every dock of the round lists, with its tasks in rank order (DSP-212, DSP-384, DSP-402). */
export const docks: ListDefinition<DockCard> = {
  list: docksList,
  room: 'dispatch',
  columns: docksColumns,
  sortedBy: 1,
  searchable: roundOf,
  ...listOfDocks,
  listed: (id, rows) => {
    const dock = rows.get('dock', id);
    const placement = dock && isDispatched('dock', id, rows) ? placementOf(dock) : null;
    if (!dock || !placement) return null;
    const row = dockCard(dock, rows);
    const splitAt =
      splitAtMs(
        row.departureMs,
        row.tasks.map((task) => task.slotStartMs),
      ) ?? Number.NaN;
    const departure = row.departureMs ?? Number.POSITIVE_INFINITY;
    const status = (dockStatuses as readonly string[]).indexOf(dock.current_status ?? '');
    const [gone, launchpad] = [dock.gone_at ? 1 : 0, hasBasket(dock) ? basket : noBasket];
    const own = [departure, placements.indexOf(placement), splitAt, gone, status, launchpad];
    return { columns: [...own, row.tasks.length, row.target_driver ?? Number.NaN], row };
  },
};

function dockCard(dock: Dock, rows: Visible): DockCard {
  const driver = rows.get('driver', dock.target_driver);
  const tasks = tasksInRank(dock, rows).flatMap(({ id }) => taskRow(id, rows) ?? []);
  return {
    ...dockFields(dock),
    driverName: shownName(dock.driver_name ?? driver?.name),
    driverState: driver?.state,
    isPaidByRace: driver?.is_paid_by_race === true,
    isRefusalLimitExceeded: driver?.daily_refusals_limit_exceeded === true,
    departureMs: dockDepartureMs(
      dock,
      tasks.map((task) => task.departureMs),
    ),
    assignRefusal: canAssign(dock, driver)?.code ?? null,
    jobs: dock.external_shipping_jobs ?? [],
    tasks,
    marks: [...rows.marks('dock', dock.id), ...driverMarks(driver, rows)],
  };
}

const shownName = (name: string | null | undefined) => (name == null ? null : isolated(name));

const driverMarks = (driver: Driver | undefined, rows: Visible) => (driver ? rows.marks('driver', driver.id) : []);

/** DSP-384: by rank, then id; a task without a rank comes last. */
export function tasksInRank(dock: Dock, rows: Visible): Task[] {
  const tasks = (dock.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
  const rank = (task: Task) => task.dock_rank ?? Number.POSITIVE_INFINITY;
  return tasks.sort((a, b) => (rank(a) === rank(b) ? a.id - b.id : rank(a) - rank(b)));
}

const dockFields = (dock: Dock) => ({
  id: dock.id,
  name: dock.name,
  dock_type: dock.dock_type,
  current_status: dock.current_status,
  created_at: dock.created_at,
  defined_at: dock.defined_at,
  loaded_at: dock.loaded_at,
  locked_at: dock.locked_at,
  gone_at: dock.gone_at,
  closed_at: dock.closed_at,
  target_driver: dock.target_driver,
  target_vehicle: dock.target_vehicle,
  target_name: dock.target_name,
  return_time: dock.return_time,
  load_info: dock.load_info,
  launchpad: dock.launchpad,
  ending_center: dock.ending_center,
  cross_docking_target_center: dock.cross_docking_target_center,
  extra_crates: dock.extra_crates,
  ending_center_has_disabled_driver_self_return: dock.ending_center_has_disabled_driver_self_return,
  has_failed_last_estimate: dock.has_failed_last_estimate,
  accepted_by_driver: dock.accepted_by_driver,
  driver_answer: dock.driver_answer,
  time_take_bags: dock.time_take_bags,
  num_tasks_before_waiting: dock.num_tasks_before_waiting,
  driver_gain_real: dock.driver_gain_real,
  eta: dock.eta,
  scheduled_round: dock.scheduled_round,
});
