import { whyNotRefundFee } from '../../../../domain/money/commands/correct.ts';
import { refundFee, refundOrder, refundProduct, refundProducts } from '../../../../domain/money/commands/refund.ts';
import { isRefundedWhole, whyNotRefunded } from '../../../../domain/money/refund/rules.ts';
import { type OrderSubject, orderOffer } from '../order-offer.ts';
import { refundTexts as texts } from './text.ts';
import { refundFeeWindow, refundProductsWindow, refundProductWindow, refundWindow } from './window.ts';

/** Listed until the whole amount was refunded (SUP-309), and shut for what was not paid by card (SUP-310). */
const ofRefund = {
  isOffered: ({ order }: OrderSubject) => order === undefined || !isRefundedWhole(order),
  reason: ({ moneyWaits }: OrderSubject) => moneyWaits ?? null,
};

export const refundOffer = orderOffer({
  ...{ name: 'refund.order', label: texts.entry, window: refundWindow },
  ...ofRefund,
  refusal: { command: refundOrder, whyNot: whyNotRefunded },
});

export const refundProductOffer = orderOffer({
  ...{ name: 'refund.product', label: texts.productEntry, window: refundProductWindow },
  ...ofRefund,
  refusal: { command: refundProduct, whyNot: whyNotRefunded },
});

export const refundProductsOffer = orderOffer({
  ...{ name: 'refund.products', label: texts.productsEntry, window: refundProductsWindow },
  ...ofRefund,
  refusal: { command: refundProducts, whyNot: whyNotRefunded },
});

/** SUP-375: its own guard beside that of cards. */
export const refundFeeOffer = orderOffer({
  ...{ name: 'refund.shippingFee', label: texts.feeEntry, window: refundFeeWindow },
  reason: ofRefund.reason,
  refusal: { command: refundFee, whyNot: (order) => whyNotRefunded(order) ?? whyNotRefundFee(order) },
});
