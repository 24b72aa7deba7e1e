import { marksOfRow, taskOfOrder, visibleRow } from '../../../../db/queries/rows.ts';
import type { Mark } from '../../../../db/schema.ts';
import type { Dock } from '../../../../domain/dock/dock.ts';
import { completed } from '../../../../domain/order/completed.ts';
import { orderDetail } from '../../../../domain/order/detail.ts';
import { type Order, OrderId } from '../../../../domain/order/order.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';

export interface OrderInfo {
  /** Undefined while nothing is known of it. */
  readonly order: Order | undefined;
  readonly task: Task | undefined;
  /** Where the task lies. */
  readonly dock: Dock | undefined;
  readonly marks: readonly Mark[];
  /** When the server last sent it, by its clock; null before. */
  readonly toldAtMs: number | null;
  readonly error: string | null;
}

/**
 * All known facts of an order: at once those of the lists, with the user's own actions, then the server's detail; asked
 * again when the lists' row changes (DSP-165, DSP-225). Undefined until read.
 */
export function useOrderInfo(orderId: number): OrderInfo | undefined {
  const { clockOffsetMs } = useSignedIn();
  const rows = useRows(orderId);
  const id = OrderId.safeParse(orderId);
  const told = useDetail(orderDetail, id.success && rows ? { orderId: id.data } : null, { again: rows?.version });
  if (!rows || !told) return undefined;
  return {
    ...rows,
    order: completed(rows.order, told.value),
    toldAtMs: told.answeredAtMs && told.answeredAtMs + clockOffsetMs,
    error: told.error,
  };
}

function useRows(orderId: number) {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => {
    const order = await visibleRow(db, center, 'order', orderId);
    const task = await taskOfOrder(db, center, orderId);
    const dock = task?.dock ? await visibleRow(db, center, 'dock', task.dock) : undefined;
    const ofOrder = await marksOfRow(db, center, 'order', orderId);
    const ofTask = task ? await marksOfRow(db, center, 'task', task.id) : [];
    return { order, task, dock, marks: [...ofTask, ...ofOrder], version: JSON.stringify([order, task]) };
  }, [db, center, orderId]);
}
