import { canPrepareAgain } from '../../../../domain/order/redelivery/repreparation.ts';
import { orderOffer } from '../order-offer.ts';
import { repreparationTexts } from './text.ts';
import { prepareAgainWindow } from './window.ts';

/** SUP-302. */
export const prepareAgainOffer = orderOffer({
  name: 'order.prepareAgain',
  label: repreparationTexts.entry,
  window: prepareAgainWindow,
  isOffered: ({ order }) => canPrepareAgain(order?.status),
});
