import { endpointNames } from '../../../db/queries/sync.ts';
import { besidePackingList, type FloorRow } from '../../../db/view-rows/preparation.ts';
import { awaitsPickup } from '../../../domain/preparation/board.ts';
import { keyOf } from '../../../domain/rows.ts';
import { membership } from '../../../sync/polling/endpoint.ts';
import type { DefinitionOf } from '../../list.ts';
import { floorOrder, orderFields } from './floor-row.ts';

const deliveries = membership(endpointNames.tasksState, 'deliveries');

/** Stand-by orders, and those that wait for the direct courier (PRP-123, PRP-129), by their deliveries. */
export const besidePacking: DefinitionOf<typeof besidePackingList> = {
  list: besidePackingList,
  room: 'home',
  columns: { slotStart: 'sorts', isPickup: 'filters', order: 'filters' },
  searchable: (row) => [floorOrder(row)],
  touched: async (changed, rows) => [...changed('task'), ...(await rows.referring('tasksOfOrder', changed('order')))],
  load: (ids, rows) => rows.load(ids.map((id) => keyOf('task', id))),
  listed: (id, rows) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    if (!task || !rows.lists('task', id).includes(deliveries)) return null;
    const isPickup = awaitsPickup(task, order);
    if (!isPickup && order?.status !== 'stand-by') return null;
    const row: FloorRow = {
      id,
      orderId: task.linked_order,
      status: task.status ?? null,
      sinceMs: null,
      day: null,
      rank: 0,
      progress: task.prep_progress ?? null,
      total: task.prep_total ?? null,
      isLocked: false,
      packer: null,
      ...orderFields(order),
      marks: [...rows.marks('task', id), ...rows.marks('order', task.linked_order)],
    };
    const slotStart = row.slotStartMs ?? Number.POSITIVE_INFINITY;
    return { columns: { slotStart, isPickup: isPickup ? 1 : 0, order: row.orderId }, row };
  },
};
