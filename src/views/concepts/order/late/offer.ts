import { isLate } from '../../../../domain/late-order/late.ts';
import { lateRecord } from '../../../../domain/late-order/list.ts';
import { slotEndMs } from '../../../../domain/task/slot.ts';
import { type OrderHere, type OrderSubject, orderOffer } from '../order-offer.ts';
import { lateTexts } from './text.ts';
import { lateWindow } from './window.ts';

/** What a client is told of his lateness, in its window (DSP-715, DSP-730). */
export const lateOffer = orderOffer({
  name: 'order.late',
  label: lateTexts.entry,
  window: lateWindow,
  reason: whyNotLate,
});

/** An order that is in time, and has no record of a lateness (DSP-710, DSP-716). */
function whyNotLate({ order, task }: OrderSubject, { nowMs }: OrderHere): string | null {
  if (!order) return lateTexts.gone;
  const endMs = slotEndMs(task ?? {}, order);
  return isLate(endMs, order, nowMs) || lateRecord(task ?? {}, order) ? null : lateTexts.notLate;
}
