import { canceledStatus } from '../../../../domain/subscription/commands/cancel.ts';
import { subscriptionOf } from '../../../../domain/subscription/of-order.ts';
import { orderOffer } from '../order-offer.ts';
import { subscriptionTexts } from './text.ts';
import { cancelSubscriptionWindow } from './window.ts';

/** For an order of a subscription (SUP-570). A second cancel would be the first one again: it is shut here alone. */
export const cancelSubscriptionOffer = orderOffer({
  name: 'subscription.cancel',
  label: subscriptionTexts.cancel,
  isDanger: true,
  window: cancelSubscriptionWindow,
  isOffered: ({ order }) => order !== undefined && subscriptionOf(order) !== null,
  reason: ({ order }) => (order?.subscription_status === canceledStatus ? subscriptionTexts.already : null),
});
