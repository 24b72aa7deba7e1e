import { type TaskRow, toDispatchColumns, toDispatchList } from '../../db/view-rows/dispatch.ts';
import { isRestocked } from '../../domain/order/not-delivered.ts';
import { postalCodeColumn } from '../../domain/postal-code/postal-code.ts';
import { leavesAtMs } from '../../domain/task/departure.ts';
import { sortKeys } from '../../domain/task/sort.ts';
import { isToDispatch } from '../../domain/task/to-dispatch.ts';
import type { ListDefinition } from '../list.ts';
import { centerOf, isDispatched, listOfTasks } from './dispatch-source.ts';
import { orderOf } from './searchable.ts';
import { taskRow } from './task-row.ts';

/** `Commandes à dispatcher`, before the user's own filters (DSP-202, DSP-216, DSP-227). */
export const toDispatch: ListDefinition<TaskRow> = {
  list: toDispatchList,
  room: 'dispatch',
  columns: toDispatchColumns,
  sortedBy: 4,
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
    const leavesAt = leavesAtMs(task, order) ?? Number.NaN;
    const waiting = task.status === 'waiting' ? 1 : 0;
    const postalCode = postalCodeColumn(row.postalCode);
    const [canteen, witness] = [row.canteenId ?? Number.NaN, row.isWitness ? 1 : 0];
    const own = [exchange, emergency, departure, slotEnd, waiting, leavesAt, postalCode, canteen, witness];
    return { columns: [...own, ...mapColumns(row)], row };
  },
};

/** Columns for the map: order, position, and from when it is late; -∞ where the server marks it as late already. */
const mapColumns = ({ orderId, position, timing, lateFromMs }: TaskRow) => [
  orderId,
  position?.latitude ?? Number.NaN,
  position?.longitude ?? Number.NaN,
  timing === 'late' ? 0 : (lateFromMs ?? Number.NaN),
];
