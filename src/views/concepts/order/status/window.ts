import { id, ids, step } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

/** The tasks of the orders that have one; null where none has. */
function statusOf(orders: readonly { readonly taskId: number | null }[]) {
  const taskIds = orders.flatMap(({ taskId }) => taskId ?? []);
  return taskIds.length > 0 ? { taskIds, to: null } : null;
}

/** `to` after a choice that needs a further step. */
export const statusWindow = consoleWindow(
  'status',
  { taskIds: ids('tasks'), to: step('to') },
  { needs: ['flow'], again: [again('orders.status', ({ orders }) => statusOf(orders))] },
);

/** The same for one order, whether on a board or not. */
export const orderStatusWindow = consoleWindow(
  'orderStatus',
  { orderId: id('order'), to: step('to') },
  {
    needs: ['flow'],
    begins: ['order', 'status'],
    again: [
      // A reason that was given can be corrected.
      again('order.status', ({ orderId, to, reason }) => ({ orderId, to: reason ? to : null })),
      again('order.destock', ({ orderId }) => ({ orderId, to: null })),
    ],
  },
);
