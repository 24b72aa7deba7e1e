import { centsOfEuros } from './cents.ts';

interface Given {
  readonly amount?: number | null | undefined;
  readonly amount_refund?: number | null | undefined;
  readonly amount_recredit?: number | null | undefined;
}

/** Whether refunds and credits of an order, and some more cents, are above its amount (SUP-205, SUP-349, SUP-364). */
export const isOverAmount = ({ amount, amount_refund, amount_recredit }: Given, moreCents = 0): boolean =>
  centsOfEuros(amount_refund) + centsOfEuros(amount_recredit) + moreCents > centsOfEuros(amount);
