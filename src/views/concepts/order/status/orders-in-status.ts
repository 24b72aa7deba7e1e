import { visibleRow } from '../../../../db/queries/rows.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { tagBadges } from '../../../../domain/order/tags.ts';
import { clientName } from '../../../../domain/task/client.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { isolated, joined } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** An order for a change of status. A row of any list fits. */
export interface OrderInStatus
  extends Pick<TaskRow, 'dock' | 'orderId' | 'randomId' | 'orderStatus' | 'crossDocking' | 'tags' | 'clientName'> {
  /** Its task's id; null if unknown here. */
  readonly id: TaskRow['id'] | null;
  /** When it was delivered, where this device knows it. */
  readonly receivedAt?: string | null;
}

/** The orders of these tasks as the user sees them, in any list; without those that left. Undefined until read. */
export function useOrdersInStatus(taskIds: readonly number[]): readonly OrderInStatus[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const wanted = taskIds.join(',');
  return useSeenQuery(async () => {
    const orders = await Promise.all(wanted.split(',').map((id) => orderOfTask(db, center, Number(id))));
    return orders.flatMap((order) => order ?? []);
  }, [db, center, wanted]);
}

async function orderOfTask(db: QuaiDb, center: number, taskId: number): Promise<OrderInStatus | null> {
  const task = await visibleRow(db, center, 'task', taskId);
  if (!task) return null;
  const order = await visibleRow(db, center, 'order', task.linked_order);
  return inStatus(order ?? { id: task.linked_order }, task, task.date_received ?? null);
}

/** One order, whether a board has it or not. */
export const inStatus = (order: Order, task: Task | undefined, receivedAt: string | null): OrderInStatus => ({
  id: task?.id ?? null,
  dock: task?.dock ?? null,
  orderId: order.id,
  randomId: order.random_id ?? null,
  orderStatus: order.status ?? null,
  crossDocking: order.cross_docking ?? null,
  tags: tagBadges(order),
  clientName: isolated(clientName(task?.client) || joined(' ', [order.firstname, order.lastname])),
  receivedAt,
});
