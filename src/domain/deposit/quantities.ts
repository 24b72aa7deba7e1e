import type { DepositProduct, DepositSummary, DriverDeposit, ProductDeposits } from './deposit.ts';

type Quantities = Omit<DepositSummary, 'id' | 'name'>;

/** DSP-782. */
export const receivedQuantity = ({ quantity_received, quantity_received_canceled }: Quantities) =>
  (quantity_received ?? 0) - (quantity_received_canceled ?? 0);

/** DSP-783. */
export const returnedQuantity = ({ quantity_returned }: Quantities) => quantity_returned ?? 0;
export const correctedQuantity = ({ quantity_returned_canceled }: Quantities) => quantity_returned_canceled ?? 0;

/** The quantity that the driver has; the server's own count wins (DSP-784). */
export const possessedQuantity = (summary: Quantities) =>
  summary.nb_deposit ?? receivedQuantity(summary) - returnedQuantity(summary) + correctedQuantity(summary);

/** By default only drivers who have deposits (DSP-785, DSP-786). */
export const listedSummaries = (summaries: readonly DepositSummary[], withAll: boolean) =>
  withAll ? summaries : summaries.filter((summary) => possessedQuantity(summary) > 0);

/** The server counts from the client's side, where the quantity may be negative (DSP-789). */
export const handedOverQuantity = ({ quantity_received }: Pick<ProductDeposits, 'quantity_received'>) =>
  Math.abs(quantity_received ?? 0);

/** DSP-790. */
export const notReturnedQuantity = (product: Pick<ProductDeposits, 'quantity_received' | 'quantity_returned'>) =>
  handedOverQuantity(product) - (product.quantity_returned ?? 0);

/**
 * A driver's debts by label: each product of his deposits with a debt, once, in order of appearance (DSP-793, DSP-796).
 */
export function owedProducts(deposits: readonly Pick<DriverDeposit, 'product'>[]): readonly DepositProduct[] {
  const byLabel = new Map<string, DepositProduct>();
  for (const { product } of deposits) {
    if ((product.quantity_debt ?? 0) > 0 && !byLabel.has(product.deposit_label))
      byLabel.set(product.deposit_label, product);
  }
  return [...byLabel.values()];
}

export const owedQuantity = (products: readonly DepositProduct[]) =>
  products.reduce((sum, { quantity_debt }) => sum + (quantity_debt ?? 0), 0);
