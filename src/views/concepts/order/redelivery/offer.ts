import { isNotDelivered } from '../../../../domain/order/not-delivered.ts';
import { mayHaveForgottenBags } from '../../../../domain/order/redelivery/forgotten-bags.ts';
import { redeliveryTag } from '../../../../domain/order/redelivery/redelivery.ts';
import { canPrepareAgain } from '../../../../domain/order/redelivery/repreparation.ts';
import { orderOffer } from '../order-offer.ts';
import { redeliveryTexts } from './text.ts';
import { redeliverWindow, returnedWindow } from './window.ts';

/**
 * Undelivered bags go out as an order of their own (DSP-297, DSP-298, SUP-303, SUP-304): on a board disabled for an
 * order that is not out yet, and absent from its sheet.
 */
export const forgottenBagsOffer = orderOffer({
  name: 'order.forgottenBags',
  label: redeliveryTexts.forgotten,
  window: redeliverWindow,
  isOffered: ({ order, row }, { place, nowMs }) =>
    place === 'sheet'
      ? canPrepareAgain(order?.status) && mayHaveForgottenBags(order?.max_shipping_time ?? null, nowMs)
      : row !== undefined && mayHaveForgottenBags(row.slotEndMs, nowMs),
  reason: ({ row }, { place }) =>
    place === 'sheet' || redeliveryTag({}, { status: row?.orderStatus }) === 'missing_bags'
      ? null
      : redeliveryTexts.onlyOut,
});

/** An order that comes back. */
export const returnedOffer = orderOffer({
  name: 'order.returned',
  label: redeliveryTexts.returned,
  window: returnedWindow,
  isOffered: ({ order, task }) => order !== undefined && isNotDelivered(task ?? {}, order),
});
