import { visibleRow } from '../../../db/queries/rows.ts';
import type { QuaiDb } from '../../../db/schema.ts';
import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import { isolated } from '../../../domain/isolate.ts';
import { tagBadges } from '../../../domain/order/tags.ts';
import { clientName } from '../../../domain/task/client.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';

/** What a change of status reads of an order; `id` is its task's. A row of any list is one. */
export type OrderInStatus = Pick<
  TaskRow,
  'id' | 'dock' | 'orderId' | 'randomId' | 'orderStatus' | 'crossDocking' | 'tags' | 'clientName'
>;

/** The orders of these tasks as the user sees them, wherever they lie; those that left are left out. Undefined until read. */
export function useOrdersInStatus(taskIds: readonly number[]): readonly OrderInStatus[] | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
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
  return {
    id: task.id,
    dock: task.dock,
    orderId: task.linked_order,
    randomId: order?.random_id ?? null,
    orderStatus: order?.status ?? null,
    crossDocking: order?.cross_docking ?? null,
    tags: order ? tagBadges(order) : [],
    clientName: isolated(clientName(task.client)),
  };
}
