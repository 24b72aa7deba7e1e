import { isLate } from '../../../src/domain/late-order/late.ts';
import { slotEndMs } from '../../../src/domain/task/slot.ts';
import { makeLateOrder, type Review } from '../world/orders/late-orders.ts';
import { latenessFlags } from '../world/orders/lateness.ts';
import type { Day, Stop } from './day.ts';

/** Orders that no longer go anywhere. */
const ended = new Set(['received', 'undeliveredclient', 'waiting_restock', 'restock', 'canceled']);

/** Time passes: orders become late, and some late ones get a record. An existing record is left to people. */
export function latenessAppears(day: Day): void {
  for (const task of day.all('task')) {
    if (task.status === 'received') continue;
    const order = day.get('order', task.linked_order);
    if (!order || ended.has(order.status ?? '')) continue;
    day.set('task', task.id, latenessFlags(task, day.nowMs));
    if (!task.late_order && !order.late_order && isLate(slotEndMs(task), order, day.nowMs))
      record(day, { task, order });
  }
}

function record(day: Day, { task, order }: Stop): void {
  if (!day.once(15)) return;
  const state = day.random.weighted<Review>([
    ['toReview', 6],
    ['sentAlone', 3],
    ['quiet', 1],
  ]);
  const late_order = makeLateOrder(state, day.nowMs, { task, random: day.random });
  day.set('order', order.id, { late_order });
  day.set('task', task.id, { late_order });
}
