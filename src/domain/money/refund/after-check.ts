import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { centsOfEuros } from '../cents.ts';
import type { CheckStatus } from './check.ts';
import { isOpenPart, type RefundPart } from './refund.ts';
import { meansKind } from './split.ts';

/** What an order has given back, what is on its way, and what may still go back, cents. */
export interface RefundSums {
  readonly refundedCents: number;
  readonly pendingCents: number;
  readonly refundableCents: number;
}

/** The money of an order, with its means and its refunds where they are at hand. */
export type CheckedMoney = Pick<OrderSheet, 'amount_refund' | 'amount_refund_pending' | 'refundable_amount'> &
  Partial<Pick<OrderSheet, 'payment_details' | 'refunds'>>;

export const sumsBeforeCheck = (order: CheckedMoney): RefundSums => ({
  refundedCents: centsOfEuros(order.amount_refund),
  pendingCents: centsOfEuros(order.amount_refund_pending),
  refundableCents: centsOfEuros(order.refundable_amount),
});

/**
 * The sums of an order once one of its parts is settled by what somebody saw: cents change place, and none is lost but
 * of a payment that is refundable no more. A payment at Paygreen takes no refund while a part of it stays unknown
 * (SUP-377): its rest goes and comes with that.
 */
export function sumsAfterCheck(order: CheckedMoney, part: RefundPart, seen: CheckStatus): RefundSums {
  const before = sumsBeforeCheck(order);
  const cents = centsOfEuros(part.amount);
  const to = seen === 'unknown' ? (part.status ?? '') : seen;
  const isShut = isDisputed(order, part);
  const after = moved(moved(before, part.status ?? '', -cents, isShut), to, cents, isShut);
  const ownCents = after.refundableCents - before.refundableCents;
  return { ...after, refundableCents: after.refundableCents + restCents(order, part, seen, ownCents) };
}

function moved(sums: RefundSums, status: string, cents: number, isShut: boolean): RefundSums {
  if (status === 'refunded') return { ...sums, refundedCents: sums.refundedCents + cents };
  if (status === 'refused' && isShut) return sums;
  if (status === 'refused') return { ...sums, refundableCents: sums.refundableCents + cents };
  return { ...sums, pendingCents: sums.pendingCents + cents };
}

/** Of a payment that its customer disputes nothing is refundable, whatever did not go back of it (SUP-381). */
function isDisputed({ payment_details }: CheckedMoney, { type }: RefundPart): boolean {
  const its = payment_details?.filter((means) => means.type === type) ?? [];
  return its.length > 0 && its.every(({ disputed_at }) => typeof disputed_at === 'string');
}

const isAtPaygreen = ({ type }: Pick<RefundPart, 'type'>) => meansKind(type) === 'paygreen';
const isHeld = ({ status, checks }: RefundPart) => status === 'unknown' && !!checks?.length;

/** Cents of a payment at Paygreen that can be refunded by a check of one of its parts, beside those of the part. */
function restCents({ payment_details, refunds }: CheckedMoney, part: RefundPart, seen: CheckStatus, ownCents: number) {
  const all = payment_details?.filter(isAtPaygreen) ?? [];
  const open = all.filter((it) => it.is_refundable === true);
  // Nothing says to which of several a part belongs.
  const [means, ...others] = open.length > 0 ? open : all;
  if (!means || others.length > 0 || !isAtPaygreen(part)) return 0;
  const parts = refunds?.flatMap((refund) => refund.parts ?? []).filter(isAtPaygreen) ?? [];
  const openCents = parts.filter(isOpenPart).reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);
  const leftCents = centsOfEuros(means.amount) - centsOfEuros(means.refunded_amount) - openCents;
  const staysUnknown = seen === 'unknown' && part.status === 'unknown';
  const isHeldAfter = staysUnknown || parts.some((it) => it.id !== part.id && isHeld(it));
  return (isHeldAfter ? 0 : leftCents + ownCents) - (parts.some(isHeld) ? 0 : leftCents) - ownCents;
}
