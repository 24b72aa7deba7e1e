import { marksOfRow, taskOfOrder, visibleRow } from '../../../db/queries/rows.ts';
import type { Mark } from '../../../db/schema.ts';
import { DockId } from '../../../domain/dock/dock.ts';
import type { Changed } from '../../../domain/order/commands/changed.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Task } from '../../../domain/task/task.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** An order with its task, for a dialog. */
export interface OrderOfDialog {
  readonly order: Order;
  readonly task: Task | undefined;
  readonly marks: readonly Mark[];
  /** Its client's, from its task or its sheet; null without both. */
  readonly clientId: number | null;
  /** When it was delivered, from its task or its sheet; null before. */
  readonly receivedAt: string | null;
}

/** One order as the user sees it; null once it is gone, undefined until read. */
export function useOrder(orderId: number): OrderOfDialog | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => {
    const order = await visibleRow(db, center, 'order', orderId);
    if (!order) return null;
    const [task, sheet, marks] = await Promise.all([
      taskOfOrder(db, center, orderId),
      visibleRow(db, center, 'orderSheet', orderId),
      marksOfRow(db, center, 'order', orderId),
    ]);
    const clientId = task?.client?.id ?? sheet?.user?.id ?? null;
    const receivedAt = task?.date_received ?? sheet?.shipping_task?.date_received ?? null;
    return { order, task, marks, clientId, receivedAt };
  }, [db, center, orderId]);
}

/** The order as the user sees it, for an action that has to send its basis. */
export const seenOf = ({ order, task }: OrderOfDialog): Changed => ({
  orderId: order.id,
  randomId: order.random_id ?? null,
  taskId: task?.id ?? null,
  dockId: DockId.safeParse(task?.dock).data ?? null,
  from: order.status ?? null,
});
