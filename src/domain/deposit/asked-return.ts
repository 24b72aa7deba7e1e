import { wholeText } from '../typed/number.ts';
import type { DepositProduct } from './deposit.ts';

export interface AskedReturn {
  /** Only what is above 0 is sent (DSP-798). */
  readonly returned: Readonly<Record<string, number>>;
  /** The labels whose quantity is no whole number from 0 to what is owed (DSP-796, DSP-912). */
  readonly invalid: readonly string[];
}

/** A return as typed, a quantity a label; nothing typed is 0. */
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
