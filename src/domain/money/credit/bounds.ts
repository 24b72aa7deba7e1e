import type { Bounds } from '../bounds.ts';
import { centsOfEuros } from '../cents.ts';

type Euros = number | null | undefined;

/**
 * The credit of an order, cents: at most its amount, and no more is taken back than its customer has (SUP-335, SUP-336).
 * Earlier credits do not count: a warning says it (SUP-364).
 */
export const orderCreditBounds = ({
  amount,
  credits,
}: {
  readonly amount: Euros;
  readonly credits: Euros;
}): Bounds => ({
  // `0 -` since the negative of 0 would be -0.
  least: 0 - Math.max(0, centsOfEuros(credits)),
  most: Math.max(0, centsOfEuros(amount)),
});

interface Line {
  readonly quantity?: number | null | undefined;
  readonly quantity_recredit?: number | null | undefined;
  readonly quantity_refund?: number | null | undefined;
}

/**
 * The credit of one line, units: at most those neither credited nor refunded, and no more is taken back than was credited
 * (SUP-337, SUP-338).
 */
export function lineCreditBounds({ quantity, quantity_recredit, quantity_refund }: Line): Bounds {
  const credited = quantity_recredit ?? 0;
  return {
    least: 0 - Math.max(0, credited),
    most: Math.max(0, (quantity ?? 0) - credited - (quantity_refund ?? 0)),
  };
}
