import { setSlot, whyNotSlot } from '../../../../domain/order/commands/slot.ts';
import { orderOffer } from '../order-offer.ts';
import { slotTexts } from './text.ts';
import { slotWindow } from './window.ts';

export const slotOffer = orderOffer({
  name: 'order.slot',
  label: slotTexts.submit,
  window: slotWindow,
  refusal: { command: setSlot, whyNot: whyNotSlot },
});
