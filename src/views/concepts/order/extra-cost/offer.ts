import { orderOffer } from '../order-offer.ts';
import { costOfOrderTexts } from './text.ts';
import { extraCostWindow } from './window.ts';

export const extraCostOffer = orderOffer({
  name: 'extraCost.add',
  label: costOfOrderTexts.entry,
  window: extraCostWindow,
});
