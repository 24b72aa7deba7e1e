import type { Task } from '../task/task.ts';
import type { Order } from './order.ts';

/** The flag of an order that is to be restocked (DSP-757, CST-49). */
export const restockFlag = 3;

type Flagged = Pick<Order, 'flagged_orders'>;

const isFlagged = ({ flagged_orders }: Flagged) =>
  flagged_orders?.some(({ flag_id }) => flag_id === restockFlag) ?? false;

/**
 * Whether an order waits to be redelivered or restocked: its client was absent, it waits to be restocked, or it is
 * flagged for that (DSP-750). Not once it is on the road again, delivered or restocked, flagged or not (DSP-751).
 */
export function isNotDelivered(task: Pick<Task, 'flagged_orders'>, order: Pick<Order, 'status'> & Flagged): boolean {
  switch (order.status) {
    case 'undeliveredclient':
    case 'waiting_restock':
      return true;
    case 'shipping':
    case 'received':
    case 'restock':
      return false;
    default:
      return isFlagged(task) || isFlagged(order);
  }
}

/** Whether an order is to be put back on its shelves: only the confirmation is missing (DSP-757). */
export const waitsForRestock = (task: Pick<Task, 'flagged_orders'>, order: Pick<Order, 'status'> & Flagged): boolean =>
  isNotDelivered(task, order) && (order.status === 'waiting_restock' || isFlagged(task) || isFlagged(order));

/** Back on its shelves, an order is in no list any more (DSP-759). */
export const isRestocked = ({ status }: Pick<Order, 'status'>) => status === 'restock';

/** The flags of an order or its task, with or without the flag for restock. */
export const flagsForRestock = ({ flagged_orders }: Flagged, isOn: boolean) => [
  ...(flagged_orders ?? []).filter(({ flag_id }) => flag_id !== restockFlag),
  ...(isOn ? [{ flag_id: restockFlag }] : []),
];
