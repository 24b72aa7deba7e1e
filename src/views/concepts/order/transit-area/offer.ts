import { orderOffer } from '../order-offer.ts';
import { orderTexts } from '../text.ts';
import { transitAreaWindow } from './window.ts';

export const transitAreaOffer = orderOffer({
  name: 'order.transitArea',
  label: { board: orderTexts.transitArea, sheet: orderTexts.zone },
  window: transitAreaWindow,
  onSheet: 'crates',
});
