import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import type { Order } from '../../../domain/order/order.ts';

/** What an order is called on screen: its public number, else its id. */
export const orderName = ({ id, random_id }: Pick<Order, 'id' | 'random_id'>) => random_id ?? String(id);

/** The same for a row of a list. */
export const orderNameOf = ({ randomId, orderId }: Pick<TaskRow, 'randomId' | 'orderId'>) =>
  randomId ?? String(orderId);
