import { wholeText } from '../typed/number.ts';
import type { DepositProduct } from './deposit.ts';

export interface AskedReturn {
  /** Only quantities above 0 are sent (DSP-798). */
  readonly returned: Readonly<Record<string, number>>;
  /** The labels whose quantity is not a whole number from 0 to the quantity owed (DSP-796, DSP-912). */
  readonly invalid: readonly string[];
}

/** A typed return, with a quantity for each label; an empty quantity is 0. */
export function askedReturn(
  typed: Readonly<Record<string, string>>,
  owed: readonly Pick<DepositProduct, 'deposit_label' | 'quantity_debt'>[],
): AskedReturn {
  const returned: Record<string, number> = {};
  const invalid: string[] = [];
  for (const { deposit_label: label, quantity_debt: debt } of owed) {
    const text = wholeText(typed[label] ?? '');
    const quantity = /^\d{0,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(quantity <= (debt ?? 0))) invalid.push(label);
    else if (quantity > 0) returned[label] = quantity;
  }
  return { returned, invalid };
}
