import { msOf } from '../instant.ts';
import type { Order } from '../order/order.ts';
import type { Task } from './task.ts';

/** When the delivery slot starts, epoch ms, as the task says, else its order. */
export const slotStartMs = (task: Pick<Task, 'shipping_time'>, order?: Pick<Order, 'shipping_time'>) =>
  msOf(task.shipping_time ?? order?.shipping_time);

/** When the delivery slot ends, epoch ms, as the task says, else its order. */
export const slotEndMs = (task: Pick<Task, 'max_shipping_time'>, order?: Pick<Order, 'max_shipping_time'>) =>
  msOf(task.max_shipping_time ?? order?.max_shipping_time);
