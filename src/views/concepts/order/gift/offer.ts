import { setGiftMessage, whyNotGiftMessage } from '../../../../domain/order/commands/gift-message.ts';
import { orderOffer } from '../order-offer.ts';
import { giftTexts } from './text.ts';
import { giftWindow } from './window.ts';

export const giftOffer = orderOffer({
  name: 'order.giftMessage',
  label: giftTexts.entry,
  window: giftWindow,
  refusal: { command: setGiftMessage, whyNot: whyNotGiftMessage },
});
