import { visibleRow } from '../../../../db/queries/rows.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

interface CanteenOrder {
  readonly task: Task;
  readonly order: Order;
}

interface Canteen {
  readonly name: string | null;
  readonly cutOff: string | null;
  /** The witness first, then by id; those known on this device. */
  readonly orders: readonly CanteenOrder[];
  /** How many are not on this device. */
  readonly missing: number;
}

/** The canteen of an order, in any list; null once the order is gone, undefined until read. */
export function useCanteenOrders(orderId: number): Canteen | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async (): Promise<Canteen | null> => {
    const own = await visibleRow(db, center, 'order', orderId);
    if (!own) return null;
    const taskIds = own.canteen_tasks ?? [];
    const tasks = await Promise.all(taskIds.map((id) => visibleRow(db, center, 'task', id)));
    const orders = await Promise.all(tasks.map((task) => task && visibleRow(db, center, 'order', task.linked_order)));
    const onDevice = tasks.flatMap((task, at) => {
      const order = orders[at];
      return task && order ? [{ task, order }] : [];
    });
    return {
      name: own.canteen_name ?? null,
      cutOff: own.canteen_cutoff ?? null,
      orders: onDevice.sort((a, b) => witnessFirst(a, b) || a.order.id - b.order.id),
      missing: taskIds.length - onDevice.length,
    };
  }, [db, center, orderId]);
}

const witnessFirst = (a: CanteenOrder, b: CanteenOrder) =>
  Number(b.order.canteen_witness === true) - Number(a.order.canteen_witness === true);
