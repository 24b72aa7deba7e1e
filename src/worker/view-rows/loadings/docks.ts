import { type LoadingDock, loadingDocksList } from '../../../db/view-rows/loadings.ts';
import { dockDepartureMs } from '../../../domain/dock/departure.ts';
import { isLoaded } from '../../../domain/dock/lifecycle.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import type { DefinitionOf } from '../../list.ts';
import { isOnBoard, keysOf } from './board-source.ts';

/** The rounds for other centers that have not left (PRP-311). */
export const loadingDocks: DefinitionOf<typeof loadingDocksList> = {
  list: loadingDocksList,
  room: 'loadings',
  columns: { departure: 'sorts' },
  touched: async (changed, rows) => {
    const tasks = [...changed('task'), ...(await rows.referring('tasksOfOrder', changed('order')))];
    const [ofTasks, ofDrivers] = [
      rows.referring('docksOfTask', tasks),
      rows.referring('docksOfDriver', changed('driver')),
    ];
    return [...changed('dock'), ...(await ofTasks), ...(await ofDrivers)];
  },
  load: async (ids, rows) => {
    await rows.load(keysOf('dock', ids));
    await rows.load(
      keysOf(
        'task',
        ids.flatMap((id) => rows.get('dock', id)?.tasks ?? []),
      ),
    );
  },
  listed: (id, rows) => {
    const dock = rows.get('dock', id);
    const targetCenter = dock?.cross_docking_target_center;
    if (!dock || !targetCenter || dock.gone_at || dock.hidden || dock.closed_at) return null;
    if (!isOnBoard('dock', id, rows)) return null;
    const tasks = (dock.tasks ?? []).flatMap((task) => rows.get('task', task) ?? []);
    const orders = tasks.flatMap((task) => rows.get('order', task.linked_order) ?? []);
    const driverName = dock.driver_name ?? rows.get('driver', dock.target_driver)?.name ?? null;
    const departureMs = dockDepartureMs(dock, []);
    const row: LoadingDock = {
      id,
      targetCenter,
      driverName: driverName === null ? null : isolated(driverName),
      departureMs,
      isLoaded: isLoaded(dock),
      orders: orders.length,
      crates: orders.reduce((sum, order) => sum + (order.number_of_crates ?? order.crates?.length ?? 0), 0),
      marks: rows.marks('dock', id),
    };
    return { columns: { departure: departureMs ?? Number.POSITIVE_INFINITY }, row };
  },
};
