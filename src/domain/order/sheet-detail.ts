import * as z from 'zod/mini';
import { get } from '../command.ts';
import { CustomerId } from '../customer/customer.ts';
import { detail } from '../detail.ts';
import { Order, OrderId } from './order.ts';
import { OrderSheet, OrderSummary } from './sheet.ts';

/** How long what tells of a person stays on the device after the last look at it. */
export const personKeptMs = 30 * 60_000;

/** All that an order's sheet tells, with what boards tell too. */
export const OrderInFull = z.extend(Order, OrderSheet.shape);
export type OrderInFull = Readonly<z.infer<typeof OrderInFull>>;

const parts = {
  ...{ products: '1', payment_details: '1', parent_order: '1', child_orders: '1', cross_docking_orders: '1' },
  ...{ order_stat_driver: '1', driver_logs: '1', crates: '1' },
};

/** An order in full, of whatever center and day (SUP-003, API-S01). */
export const orderInFull = detail('support.order', {
  args: z.object({ orderId: OrderId }),
  value: OrderInFull,
  throttleMs: 3_000,
  permission: null,
  keptMs: personKeptMs,
  request: ({ orderId }) => get(`/processing-orders/${orderId}/`, { query: parts }),
});

/** The orders of a customer, in every center (SUP-080, API-S02). */
export const ordersOfCustomer = detail('support.orders', {
  args: z.object({ userId: CustomerId }),
  value: z.array(OrderSummary),
  throttleMs: 3_000,
  permission: null,
  keptMs: personKeptMs,
  request: ({ userId }) => get('/processing-orders/', { query: { user_id: String(userId) } }),
});
