import { lateList } from '../../db/view-rows/deliveries.ts';
import { isListedLate, lateRecord } from '../../domain/late-order/list.ts';
import { lateState, lateStates } from '../../domain/late-order/state.ts';
import { postalCodeColumn } from '../../domain/postal-code/postal-code.ts';
import { slotEndMs } from '../../domain/task/slot.ts';
import { isStaffOrder } from '../../domain/task/staff-order.ts';
import type { DefinitionOf } from '../list.ts';
import { centerOf, listOfTasks, mayBeLate } from './dispatch-source.ts';
import { orderOf } from './searchable.ts';
import { deliveryRow } from './task-row.ts';

/** `Commandes en retard`: those that may be late, each once its time has come (DSP-712). */
export const late: DefinitionOf<typeof lateList> = {
  list: lateList,
  room: 'dispatch',
  columns: { slotEnd: 'sorts', state: 'filters', postalCode: 'filters' },
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
    const slotEnd = endMs ?? Number.NaN;
    const postalCode = postalCodeColumn(row.postalCode);
    return { columns: { slotEnd, state: lateStates.indexOf(state), postalCode }, row };
  },
};
