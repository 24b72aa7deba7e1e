import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Id, maybe } from '../schema.ts';
import { OrderId } from './order.ts';

/** The last driver of an order; empty for an order nobody had. */
export const LastDriver = z.object({ id: maybe(Id), name: maybe(z.string()) });

/** The same, asked for where the order's row does not have it (DSP-764, API-041). */
export const lastDriverDetail = detail('order.lastDriver', {
  args: z.object({ orderId: OrderId }),
  value: LastDriver,
  throttleMs: 60_000,
  permission: 'flow',
  request: ({ orderId }) => get(`/processing-orders/${orderId}/get_last_driver/`),
});
