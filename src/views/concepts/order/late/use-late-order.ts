import { useState } from 'react';
import { taskOfOrder, visibleRow } from '../../../../db/queries/rows.ts';
import type { LateOrder } from '../../../../domain/late-order/late-order.ts';
import { lateRecord } from '../../../../domain/late-order/list.ts';
import { isTreated } from '../../../../domain/late-order/review.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { Delivery } from '../../../../domain/task/arrival.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { lateTexts } from './text.ts';

/** A late order as the device knows it. */
export interface Late {
  readonly order: Order;
  readonly task: Task;
  readonly record: LateOrder | null;
}

/**
 * A late order with its task, as last seen: input about it outlives a poll that no longer lists it. Undefined until
 * read, null where the device does not know it.
 */
export function useLateOrder(orderId: number): Late | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const [last, remember] = useState<Late | null>(null);
  const current = useSeenQuery(async (): Promise<Late | null> => {
    const [order, task] = [await visibleRow(db, center, 'order', orderId), await taskOfOrder(db, center, orderId)];
    return order && task ? { order, task, record: lateRecord(task, order) } : null;
  }, [db, center, orderId]);
  if (current && current !== last) remember(current);
  return current ?? last ?? current;
}

/** Where its delivery stands. */
export const deliveryOf = ({ order, task }: Late): Delivery => ({
  date_received: task.date_received,
  eta: task.eta,
  status: task.status,
  orderStatus: order.status,
});

/** The order, the user and the time, for actions on lateness. */
export function useWho({ order, task }: Late) {
  const { user } = useSignedIn();
  const nowMs = useServerNow();
  const at = new Date(nowMs).toISOString();
  return { orderId: order.id, randomId: order.random_id, taskId: task.id, at, by: user.email };
}

/** Who has dealt with it; null while nobody has. */
export function treatedText(record: LateOrder | null): string | null {
  if (!record || !isTreated(record)) return null;
  const { reviewed_at, reviewed_by, sent_at } = record;
  if (!reviewed_at) return lateTexts.treatedAuto(hourText(sent_at));
  return lateTexts.treatedBy(reviewed_by ?? '?', hourText(reviewed_at));
}
