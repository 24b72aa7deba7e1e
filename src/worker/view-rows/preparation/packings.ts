import { type FloorRow, packingsColumns, packingsList } from '../../../db/view-rows/preparation.ts';
import { dayText, placeOf, placeStates } from '../../../domain/preparation/board.ts';
import { keyOf } from '../../../domain/rows.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import type { ListDefinition } from '../../list.ts';
import { floorOrder, orderFields } from './floor-row.ts';

/**
 * Every packing of the board that is not finished. Its section depends on the day and is decided by the view (PRP-110
 * to PRP-129).
 */
export const packings: ListDefinition<FloorRow> = {
  list: packingsList,
  room: 'home',
  columns: packingsColumns,
  sortedBy: 3,
  searchable: (row) => [floorOrder(row)],
  touched: async (changed, rows) => [
    ...changed('packing'),
    ...(await rows.referring('packingsOfOrder', changed('order'))),
  ],
  load: (ids, rows) => rows.load(ids.map((id) => keyOf('packing', id))),
  listed: (id, rows) => {
    const packing = rows.get('packing', id);
    if (!packing) return null;
    const order = rows.get('order', packing.linked_order);
    const { state, day, rank } = placeOf(packing, order);
    if (state === 'none') return null;
    const row: FloorRow = {
      id,
      orderId: packing.linked_order,
      status: packing.status ?? null,
      sinceMs: msOf(packing.status_since),
      day: Number.isNaN(day) ? null : dayText(day),
      rank,
      progress: packing.prep_progress ?? null,
      total: packing.prep_total ?? null,
      isLocked: packing.isLock === true,
      packer: packing.packer?.name ? isolated(packing.packer.name) : null,
      ...orderFields(order),
      marks: [...rows.marks('packing', id), ...rows.marks('order', packing.linked_order)],
    };
    const last = Number.POSITIVE_INFINITY;
    const sort = [rank > 0 ? rank : last, row.slotStartMs ?? last, row.slotEndMs ?? last];
    return { columns: [...sort, placeStates.indexOf(state), day, rank, row.total ?? 0, row.orderId], row };
  },
};
