import { orderOffer } from '../order-offer.ts';
import { labelTexts } from './text.ts';
import { orderLabelsWindow } from './window.ts';

export const labelsOffer = orderOffer({
  name: 'order.labels',
  label: labelTexts.entry,
  window: orderLabelsWindow,
  onSheet: null,
});
