import {
  setDeliveryAddress,
  setDeliveryName,
  setDeliveryPhone,
  whyNotDeliveryAddress,
  whyNotDeliveryData,
} from '../../../../domain/order/commands/delivery.ts';
import { orderOffer } from '../order-offer.ts';
import { addressTexts, deliveryTexts } from './text.ts';
import { deliveryAddressWindow, deliveryNameWindow, deliveryPhoneWindow } from './window.ts';

export const addressOffer = orderOffer({
  name: 'order.address',
  label: { board: addressTexts.entry, sheet: addressTexts.change },
  window: deliveryAddressWindow,
  refusal: { command: setDeliveryAddress, whyNot: whyNotDeliveryAddress },
});

export const nameOffer = orderOffer({
  name: 'order.deliveryName',
  label: { board: deliveryTexts.nameEntry, sheet: deliveryTexts.changeName },
  window: deliveryNameWindow,
  refusal: { command: setDeliveryName, whyNot: whyNotDeliveryData },
});

export const phoneOffer = orderOffer({
  name: 'order.deliveryPhone',
  label: { board: deliveryTexts.phoneEntry, sheet: deliveryTexts.changePhone },
  window: deliveryPhoneWindow,
  refusal: { command: setDeliveryPhone, whyNot: whyNotDeliveryData },
});
