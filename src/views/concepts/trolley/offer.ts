import { locateTrolley, whyNotTrolleyOf } from '../../../domain/transit/commands/locate.ts';
import { orderOffer } from '../order/order-offer.ts';
import { trolleyTexts } from './text.ts';
import { trolleyWindow } from './window.ts';

export const trolleyOffer = orderOffer({
  name: 'trolley.locate',
  label: trolleyTexts.entry,
  window: trolleyWindow,
  refusal: { command: locateTrolley, whyNot: whyNotTrolleyOf },
  onSheet: 'crates',
});
