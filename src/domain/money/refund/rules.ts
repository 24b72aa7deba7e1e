import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { type Refusal, refuse } from '../../result.ts';
import { centsOfEuros } from '../cents.ts';
import { euroText } from '../money.ts';
import type { RefundCode } from '../text.ts';
import { refundBounds } from './bounds.ts';
import { meansKind, splitRefund, unconnectedEdenred, wholeOfMeal } from './split.ts';

/** What went back of an order, or is on its way: it says which refunds somebody saw (SUP-361). */
export const givenBackCents = ({
  amount_refund,
  amount_refund_pending,
}: Pick<OrderSheet, 'amount_refund' | 'amount_refund_pending'>): number =>
  centsOfEuros(amount_refund) + centsOfEuros(amount_refund_pending);

type Paid = Pick<OrderSheet, 'amount' | 'amount_refund' | 'payment_method'>;

/** Whether an order was refunded whole: then nothing offers a refund any more (SUP-309). */
export const isRefundedWhole = ({ amount, amount_refund }: Paid): boolean =>
  centsOfEuros(amount_refund) >= centsOfEuros(amount);

/** Why no refund of an order is possible, whatever it is of: it was not paid by card (SUP-310). */
export const whyNotRefunded = ({ payment_method }: Pick<Paid, 'payment_method'>): Refusal<RefundCode> | null =>
  meansKind(payment_method) === 'card' ? null : refuse('notByCard');

type Sums = Pick<OrderSheet, 'refundable_amount' | 'amount_recredit' | 'payment_details'>;

/**
 * Why some cents of an order cannot be refunded: nothing, more than is left, a meal voucher's account that is not
 * connected, means that do not cover them, or a part of a meal voucher that goes back whole (SUP-361, SUP-369, SUP-371,
 * OUR-179).
 */
export function whyNotCents(cents: number, order: Sums): Refusal<RefundCode> | null {
  if (cents <= 0) return refuse('nothing');
  const details = order.payment_details ?? [];
  if (unconnectedEdenred(details)) return refuse('edenred');
  if (cents > refundBounds(order).most) return refuse('refundBounds');
  const { parts, remainderCents } = splitRefund(cents, details);
  if (remainderCents > 0) return refuse('remainder');
  const wholeCents = wholeOfMeal(parts);
  return wholeCents === null ? null : refuse('wholeMeal', euroText(wholeCents / 100));
}
