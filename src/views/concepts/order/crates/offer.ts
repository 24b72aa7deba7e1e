import { hasCrateCodes } from '../../../../domain/center/features.ts';
import { orderOffer } from '../order-offer.ts';
import { crateTexts } from './text.ts';
import { cratesWindow } from './window.ts';

/** Users without the right only see codes (SUP-486). */
export const cratesOffer = orderOffer({
  name: 'order.crates',
  label: crateTexts.entry,
  window: cratesWindow,
  isOffered: (_order, { metas }) => hasCrateCodes(metas),
  onSheet: 'everybody',
});
