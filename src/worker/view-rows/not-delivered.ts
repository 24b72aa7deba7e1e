import { notDeliveredList } from '../../db/view-rows/deliveries.ts';
import { isNotDelivered } from '../../domain/order/not-delivered.ts';
import { postalCodeColumn } from '../../domain/postal-code/postal-code.ts';
import { isStaffOrder } from '../../domain/task/staff-order.ts';
import type { DefinitionOf } from '../list.ts';
import { centerOf, isDispatched, listOfTasks } from './dispatch-source.ts';
import { orderOf } from './searchable.ts';
import { deliveryRow } from './task-row.ts';

/** `Commandes à relivrer ou à restocker` (DSP-750, DSP-751). */
export const notDelivered: DefinitionOf<typeof notDeliveredList> = {
  list: notDeliveredList,
  room: 'dispatch',
  columns: { slotEnd: 'sorts', postalCode: 'filters' },
  searchable: (row) => [orderOf(row)],
  ...listOfTasks,
  listed: (id, rows) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    if (!task || !order || !isDispatched('task', id, rows)) return null;
    if (!isNotDelivered(task, order) || isStaffOrder(task, centerOf(rows))) return null;
    const row = deliveryRow(id, rows, null);
    if (!row) return null;
    const slotEnd = row.slotEndMs ?? Number.POSITIVE_INFINITY;
    return { columns: { slotEnd, postalCode: postalCodeColumn(row.postalCode) }, row };
  },
};
