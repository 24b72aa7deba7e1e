import { recreditFee, whyNotFee } from '../../../../domain/money/commands/correct.ts';
import { orderOffer } from '../order-offer.ts';
import { creditTexts as texts } from './text.ts';
import { creditProductsWindow, creditWindow, recreditFeeWindow } from './window.ts';

/** SUP-301: whatever the status of the order. */
export const creditOffer = orderOffer({
  name: 'credit.order',
  label: texts.entry,
  window: creditWindow,
  reason: ({ moneyWaits }) => moneyWaits ?? null,
});

export const creditProductsOffer = orderOffer({
  name: 'credit.products',
  label: texts.productsEntry,
  window: creditProductsWindow,
  reason: ({ moneyWaits }) => moneyWaits ?? null,
});

/** SUP-347. */
export const recreditFeeOffer = orderOffer({
  name: 'credit.shippingFee',
  label: texts.feeEntry,
  window: recreditFeeWindow,
  reason: ({ moneyWaits }) => moneyWaits ?? null,
  refusal: { command: recreditFee, whyNot: whyNotFee },
});
