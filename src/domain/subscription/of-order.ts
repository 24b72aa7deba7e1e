import type { OrderSheet } from '../order/sheet/sheet.ts';
import { hasTag } from '../order/tags.ts';

type SubscribedOrder = Parameters<typeof hasTag>[0] & Partial<Pick<OrderSheet, 'subscription_id'>>;

/** The subscription that an order is of, by its id; null for none (SUP-570). */
export const subscriptionOf = (order: SubscribedOrder) =>
  (hasTag(order, 'subscription') && order.subscription_id) || null;
