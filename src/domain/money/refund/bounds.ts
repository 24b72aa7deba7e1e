import type { Bounds } from '../bounds.ts';
import { centsOfEuros } from '../cents.ts';
import { lineCreditBounds } from '../credit/bounds.ts';

interface Amounts {
  readonly refundable_amount?: number | null | undefined;
  readonly amount_recredit?: number | null | undefined;
}

/**
 * The refund of an order, cents: what may still go back to its means, less what was recredited (SUP-361). A recredit
 * below 0 opens nothing more.
 */
export function refundBounds({ refundable_amount, amount_recredit }: Amounts): Bounds {
  const refundable = centsOfEuros(refundable_amount);
  return { least: 0, most: Math.max(0, Math.min(refundable, refundable - centsOfEuros(amount_recredit))) };
}

/** The refund of one line, units: as many as may be credited; money that went back cannot be taken again (SUP-362). */
export const lineRefundBounds = (line: Parameters<typeof lineCreditBounds>[0]): Bounds => ({
  least: 0,
  most: lineCreditBounds(line).most,
});
