import type { LateOrders } from '../../db/derived.ts';
import { lateOrdersName } from '../../db/derived.ts';
import { isLate, lateFromMs, needsReview } from '../../domain/late-order/late.ts';
import { slotEndMs } from '../../domain/task/slot.ts';
import { dispatchLoad } from '../../sync/api/dispatch-load.ts';
import { membership } from '../../sync/endpoint.ts';
import type { Derivation } from './derivations.ts';

const listed = membership(dispatchLoad.name, 'late_orders');

/** The late orders of the dispatch load, oldest slot first, and how many wait for a review (DSP-710 to DSP-714). */
export const lateOrders: Derivation<LateOrders> = {
  name: lateOrdersName,
  kinds: ['task', 'order'],
  derive: (rows, nowMs) => {
    const late: { id: number; endMs: number; review: boolean }[] = [];
    let nextAtMs: number | null = null;
    for (const { row: task, lists } of rows.of('task').values()) {
      if (!lists.includes(listed)) continue;
      const order = rows.get('order', task.linked_order);
      const endMs = slotEndMs(task, order);
      if (endMs === null || !order) continue;
      const fromMs = lateFromMs(endMs);
      if (isLate(endMs, order, nowMs))
        late.push({ id: task.id, endMs, review: needsReview(task.late_order ?? order.late_order) });
      else if (fromMs > nowMs) nextAtMs = Math.min(nextAtMs ?? fromMs, fromMs);
    }
    late.sort((a, b) => a.endMs - b.endMs || a.id - b.id);
    return { value: { ids: late.map((it) => it.id), toReview: late.filter((it) => it.review).length }, nextAtMs };
  },
};
