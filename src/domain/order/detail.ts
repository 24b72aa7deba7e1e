import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Order, OrderId } from './order.ts';

/** One order in full, for the panel that shows it; again after 3 s at the earliest (DSP-165, API-048, CST-08). */
export const orderDetail = detail('order.detail', {
  args: z.object({ orderId: OrderId }),
  value: Order,
  throttleMs: 3_000,
  permission: null,
  request: ({ orderId }) => get(`/processing-orders/${orderId}/`),
});
