import { orderOffer } from './order-offer.ts';
import { missingTexts } from './text.ts';
import { missingProductsWindow } from './window.ts';

export const missingProductsOffer = orderOffer({
  name: 'order.missingProducts',
  label: missingTexts.entry,
  window: missingProductsWindow,
  onSheet: null,
});
