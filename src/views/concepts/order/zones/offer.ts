import { orderOffer } from '../order-offer.ts';
import { zoneTexts } from './text.ts';
import { zonesWindow } from './window.ts';

export const zonesOffer = orderOffer({
  name: 'order.zones',
  label: zoneTexts.list,
  window: zonesWindow,
  onSheet: null,
});
