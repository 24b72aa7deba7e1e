import { type TaskRow, toDispatchList } from '../../db/view-rows/dispatch.ts';
import { isRestocked } from '../../domain/order/not-delivered.ts';
import { postalCodeColumn } from '../../domain/postal-code/postal-code.ts';
import { leavesAtMs } from '../../domain/task/departure.ts';
import { sortKeys } from '../../domain/task/sort.ts';
import { isToDispatch } from '../../domain/task/to-dispatch.ts';
import type { DefinitionOf } from '../list.ts';
import { centerOf, isDispatched, listOfTasks } from './dispatch-source.ts';
import { orderOf } from './searchable.ts';
import { taskRow } from './task-row.ts';

/** `Commandes à dispatcher`, before the user's own filters (DSP-202, DSP-216, DSP-227). */
export const toDispatch: DefinitionOf<typeof toDispatchList> = {
  list: toDispatchList,
  room: 'dispatch',
  columns: {
    exchange: 'sorts',
    emergency: 'sorts',
    departure: 'sorts',
    slotEnd: 'sorts',
    waiting: 'filters',
    leavesAt: 'filters',
    postalCode: 'filters',
    canteen: 'filters',
    witness: 'filters',
    order: 'filters',
    latitude: 'filters',
    longitude: 'filters',
    lateFrom: 'filters',
  },
  searchable: (row) => [orderOf(row)],
  ...listOfTasks,
  listed: (id, rows) => {
    const task = rows.get('task', id);
    const row =
      task && isDispatched('task', id, rows) && isToDispatch(task, centerOf(rows)) ? taskRow(id, rows) : undefined;
    if (!task || !row) return null;
    const order = rows.get('order', task.linked_order);
    if (order && isRestocked(order)) return null;
    const [exchange, emergency, departure, slotEnd] = sortKeys(task, order);
    const columns = {
      ...{ exchange, emergency, departure, slotEnd },
      waiting: task.status === 'waiting' ? 1 : 0,
      leavesAt: leavesAtMs(task, order) ?? Number.NaN,
      postalCode: postalCodeColumn(row.postalCode),
      canteen: row.canteenId ?? Number.NaN,
      witness: row.isWitness ? 1 : 0,
      ...mapColumns(row),
    };
    return { columns, row };
  },
};

/** What the map shows of an order: which, where, and from when it is late; from ever where the server says it will be. */
const mapColumns = ({ orderId, position, timing, lateFromMs }: TaskRow) => ({
  order: orderId,
  latitude: position?.latitude ?? Number.NaN,
  longitude: position?.longitude ?? Number.NaN,
  lateFrom: timing === 'late' ? 0 : (lateFromMs ?? Number.NaN),
});
