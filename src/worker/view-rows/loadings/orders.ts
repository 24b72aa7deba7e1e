import { type LoadingRow, loadingOrdersList } from '../../../db/view-rows/loadings.ts';
import { clientNameOf } from '../../../domain/order/client-name.ts';
import { didNotCome, isToCheck } from '../../../domain/task/cross-dock.ts';
import { slotEndMs, slotStartMs } from '../../../domain/task/slot.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import type { DefinitionOf } from '../../list.ts';
import { isOnBoard, keysOf } from './board-source.ts';

/** Orders that wait to be checked, and those their center says did not come (PRP-315, PRP-316). */
export const loadingOrders: DefinitionOf<typeof loadingOrdersList> = {
  list: loadingOrdersList,
  room: 'loadings',
  columns: { slotStart: 'sorts', isNotReceived: 'filters' },
  touched: async (changed, rows) => {
    const docks = changed('dock');
    await rows.load(keysOf('dock', docks));
    return [
      ...changed('task'),
      ...(await rows.referring('tasksOfOrder', changed('order'))),
      // The rows of its tasks contain where a dock goes and when it left.
      ...docks.flatMap((id) => rows.get('dock', id)?.tasks ?? []),
    ];
  },
  load: async (ids, rows) => {
    await rows.load(keysOf('task', ids));
    await rows.load(
      keysOf(
        'dock',
        ids.map((id) => rows.get('task', id)?.dock),
      ),
    );
  },
  listed: (id, rows) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    if (!task || !order || !isOnBoard('task', id, rows)) return null;
    const isMissing = didNotCome(task, order);
    if (!isMissing && !isToCheck(order)) return null;
    const dock = rows.get('dock', task.dock);
    const row: LoadingRow = {
      id,
      orderId: order.id,
      randomId: order.random_id ?? null,
      name: isolated(clientNameOf(order)),
      bags: order.number_of_bags ?? null,
      crates: order.crates,
      number_of_crates: order.number_of_crates,
      slotStartMs: slotStartMs(order),
      slotEndMs: slotEndMs(order),
      dockId: task.dock ?? null,
      targetCenter: dock?.cross_docking_target_center ?? null,
      goneMs: msOf(dock?.gone_at),
      isMoving: task.is_moving === true,
      marks: [...rows.marks('task', id), ...rows.marks('order', order.id)],
    };
    const slotStart = row.slotStartMs ?? Number.POSITIVE_INFINITY;
    return { columns: { slotStart, isNotReceived: isMissing ? 1 : 0 }, row };
  },
};
