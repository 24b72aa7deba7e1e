import { type DeliveryRow, lateColumns, lateList } from '../../db/view-rows/deliveries.ts';
import { isListedLate, lateRecord } from '../../domain/late-order/list.ts';
import { lateState, lateStates } from '../../domain/late-order/state.ts';
import { postalCodeColumn } from '../../domain/postal-code/postal-code.ts';
import { slotEndMs } from '../../domain/task/slot.ts';
import { isStaffOrder } from '../../domain/task/staff-order.ts';
import type { ListDefinition } from '../list.ts';
import { centerOf, listOfTasks, mayBeLate } from './dispatch-source.ts';
import { orderOf } from './searchable.ts';
import { deliveryRow } from './task-row.ts';

/** `Commandes en retard`: orders that may become late; the list shows each from its time on (DSP-712). */
export const late: ListDefinition<DeliveryRow> = {
  list: lateList,
  room: 'dispatch',
  columns: lateColumns,
  sortedBy: 1,
  searchable: (row) => [orderOf(row)],
  ...listOfTasks,
  listed: (id, rows) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    if (!task || !order || !mayBeLate(id, rows)) return null;
    const endMs = slotEndMs(task, order);
    if (!isListedLate(task, order, endMs, Number.POSITIVE_INFINITY) || isStaffOrder(task, centerOf(rows))) return null;
    const state = lateState(lateRecord(task, order));
    const row = deliveryRow(id, rows, state);
    if (!row) return null;
    return { columns: [endMs ?? Number.NaN, lateStates.indexOf(state), postalCodeColumn(row.postalCode)], row };
  },
};
