import { id, ids, step } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

/** The tasks of the orders that have one; null where none has. */
function statusOf(orders: readonly { readonly taskId: number | null }[]) {
  const taskIds = orders.flatMap(({ taskId }) => taskId ?? []);
  return taskIds.length > 0 ? { taskIds, to: null } : null;
}

/** `to` once a status is chosen that something has to be said of. */
export const statusWindow = consoleWindow(
  'status',
  { taskIds: ids('tasks'), to: step('to') },
  { needs: ['flow'], again: [again('orders.status', ({ orders }) => statusOf(orders))] },
);

/** The same of one order, whether a board has it or not. */
export const orderStatusWindow = consoleWindow(
  'orderStatus',
  { orderId: id('order'), to: step('to') },
  {
    needs: ['flow'],
    begins: ['order', 'status'],
    again: [
      // Where a reason was given it is there to be corrected.
      again('order.status', ({ orderId, to, reason }) => ({ orderId, to: reason ? to : null })),
      again('order.destock', ({ orderId }) => ({ orderId, to: null })),
    ],
  },
);
