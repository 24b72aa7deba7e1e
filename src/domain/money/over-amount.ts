import { centsOfEuros } from './cents.ts';

interface Given {
  readonly amount?: number | null | undefined;
  readonly amount_refund?: number | null | undefined;
  /** What is on its way counts as given. */
  readonly amount_refund_pending?: number | null | undefined;
  readonly amount_recredit?: number | null | undefined;
}

/** Whether refunds and credits of an order, and some more cents, are above its amount (SUP-205, SUP-349, SUP-364). */
export const isOverAmount = (
  { amount, amount_refund, amount_refund_pending, amount_recredit }: Given,
  moreCents = 0,
): boolean => {
  const given = [amount_refund, amount_refund_pending, amount_recredit].map(centsOfEuros);
  return given.reduce((sum, cents) => sum + cents, moreCents) > centsOfEuros(amount);
};
