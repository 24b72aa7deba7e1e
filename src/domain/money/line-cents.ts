import { decimalText } from './cents.ts';

/**
 * The amount of some units at a price in euros, cents, rounded half away from zero once for the whole line (SUP-340).
 * It is counted on the price's decimal digits: 3 at 0,125 € are 0,375 €, hence 38.
 */
export function lineCents(quantity: number, priceEuros: number): number {
  const [whole = '0', decimals = ''] = decimalText(Math.abs(priceEuros)).split('.');
  const units = Math.abs(quantity) * Number(whole + decimals);
  const scale = 10 ** decimals.length;
  // Twice the exact cents, so that a half is a whole number.
  const rounded = Math.floor((units * 200 + scale) / (2 * scale));
  return quantity < 0 !== priceEuros < 0 && rounded > 0 ? -rounded : rounded;
}
