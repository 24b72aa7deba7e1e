import { setProductStatus, whyNotProductStatus } from '../../../../domain/order/commands/product-status.ts';
import { orderOffer } from '../order-offer.ts';
import { productStatusTexts } from './text.ts';
import { productStatusWindow } from './window.ts';

export const productStatusOffer = orderOffer({
  name: 'order.productStatus',
  label: productStatusTexts.entry,
  window: productStatusWindow,
  refusal: { command: setProductStatus, whyNot: whyNotProductStatus },
});
