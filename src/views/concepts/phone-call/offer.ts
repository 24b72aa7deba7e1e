import { orderOffer } from '../order/order-offer.ts';
import { phoneCallTexts } from './text.ts';
import { planCallWindow } from './window.ts';

/** A call to make about an order, where the server keeps calls (OUR-221). */
export const callOffer = orderOffer({
  name: 'order.phoneCall',
  label: phoneCallTexts.entry,
  window: { ...planCallWindow, at: ({ orderId }) => planCallWindow.at({ orderId, customerId: null }) },
  onSheet: 'everybody',
  isOffered: (_subject, { hasCalls }) => hasCalls,
});
