import { type DeliveryStatus, deliveryStatus } from '../../../../src/domain/order/task-status.ts';

/** The former status of a task whose order has a status without a mapping (DSP-320). */
const kept: Readonly<Record<string, DeliveryStatus>> = {
  undeliveredclient: 'shipping',
  waiting_restock: 'shipping',
  restock: 'shipping',
  redestock: 'todo',
  canceled: 'todo',
  'xd-to-check': 'todo',
};

/** The status of a task made together with its order. */
export const firstTaskStatus = (orderStatus: string): DeliveryStatus =>
  deliveryStatus(orderStatus) ?? kept[orderStatus] ?? 'waiting';

const outside = new Set(['undeliveredclient', 'waiting_restock', 'restock', 'shipping', 'received']);
const packed = new Set([...outside, 'prepared', 'redestock', 'xd-to-check', 'canceled', 'to-check']);
const untouched = new Set(['paid', 'now', 'later', 'unpaid', 'stand-by', 'important', 'blocked']);

const aside = new Set(['canceled', 'redestock', 'blocked']);

/** Whether a person took the order aside: nobody packs it, and its round leaves without it. */
export const isAside = (orderStatus: string) => aside.has(orderStatus);
/** Whether the order has left the center. */
export const hasLeft = (orderStatus: string) => outside.has(orderStatus);
/** Whether every product is in a bag. */
export const isPacked = (orderStatus: string) => packed.has(orderStatus);
/** Whether nobody has begun to pack the order. */
export const isUntouched = (orderStatus: string) => untouched.has(orderStatus);
