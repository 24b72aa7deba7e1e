import { type DeliveryStatus, deliveryStatus } from '../../../../src/domain/order/task-status.ts';

/** What a task was before its order got a status without mapping (DSP-320). */
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

/** A person took the order aside: nobody packs it, and its round leaves without it. */
export const isAside = (orderStatus: string) => aside.has(orderStatus);
/** The order has left the center. */
export const hasLeft = (orderStatus: string) => outside.has(orderStatus);
/** Every product is in its bag. */
export const isPacked = (orderStatus: string) => packed.has(orderStatus);
/** Nobody has begun to pack the order. */
export const isUntouched = (orderStatus: string) => untouched.has(orderStatus);
