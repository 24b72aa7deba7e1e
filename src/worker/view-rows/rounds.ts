import { type RoundRow, roundsColumns, roundsList } from '../../db/view-rows/drivers.ts';
import { type Dock, dockIdOf } from '../../domain/dock/dock.ts';
import { placementOf } from '../../domain/dock/placement.ts';
import { offersReturn } from '../../domain/driver/presence.ts';
import type { Task } from '../../domain/task/task.ts';
import type { ListDefinition } from '../list.ts';
import { isDispatched, listOfDocks } from './dispatch-source.ts';
import { tasksInRank } from './docks.ts';

/** Rounds on the road: docks that left with a driver and are not closed (DSP-627, DSP-630). */
export const rounds: ListDefinition<RoundRow> = {
  list: roundsList,
  room: 'dispatch',
  columns: roundsColumns,
  sortedBy: 1,
  ...listOfDocks,
  listed: (id, rows) => {
    const dock = rows.get('dock', id);
    const driver = dock?.driver ?? dock?.target_driver;
    if (!dock || !driver || !isOnTheRoad(dock) || !isDispatched('dock', id, rows)) return null;
    const tasks = tasksInRank(dock, rows);
    const lastStatus = rows.get('order', tasks.at(-1)?.linked_order)?.status;
    return {
      columns: [Date.parse(dock.gone_at ?? '')],
      row: { id, driver, running: tasks.flatMap(running), isReturnable: offersReturn(dock, lastStatus) },
    };
  },
};

const isOnTheRoad = (dock: Dock) =>
  Boolean(dock.gone_at) && !dock.closed_at && dock.current_status !== 'closed' && placementOf(dock) !== null;

const running = (task: Task) =>
  task.status === 'shipping' ? [{ taskId: task.id, orderId: task.linked_order, dockId: dockIdOf(task) }] : [];
