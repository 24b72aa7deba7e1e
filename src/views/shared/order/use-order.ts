import { marksOfRow, taskOfOrder, visibleRow } from '../../../db/queries/rows.ts';
import type { Mark } from '../../../db/schema.ts';
import { DockId } from '../../../domain/dock/dock.ts';
import type { Changed } from '../../../domain/order/commands/changed.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Task } from '../../../domain/task/task.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';

/** An order with its task, for a dialog. */
export interface OrderOfDialog {
  readonly order: Order;
  readonly task: Task | undefined;
  readonly marks: readonly Mark[];
}

/** One order as the user sees it; null once it is gone, undefined until read. */
export function useOrder(orderId: number): OrderOfDialog | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => {
    const order = await visibleRow(db, center, 'order', orderId);
    if (!order) return null;
    const task = await taskOfOrder(db, center, orderId);
    return { order, task, marks: await marksOfRow(db, center, 'order', orderId) };
  }, [db, center, orderId]);
}

/** What an action on the order says it saw. */
export const seenOf = ({ order, task }: OrderOfDialog): Changed => ({
  orderId: order.id,
  randomId: order.random_id ?? null,
  taskId: task?.id ?? null,
  dockId: DockId.safeParse(task?.dock).data ?? null,
  from: order.status ?? null,
});
