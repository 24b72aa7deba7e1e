/**
 * Euros of the wire in whole cents, rounded half away from zero by their decimal digits: `1.005` is 101, as it is
 * written, whatever its binary form. Absent is 0.
 */
export function centsOfEuros(euros: number | null | undefined): number {
  if (!euros || !Number.isFinite(euros)) return 0;
  const [whole = '0', decimals = ''] = decimalText(Math.abs(euros)).split('.');
  const digits = decimals.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return euros < 0 && cents > 0 ? -cents : cents;
}

/** Cents in euros of the wire. */
export const eurosOf = (cents: number) => cents / 100;

/** Decimal digits of an amount, without an exponent: amounts below a millionth become 0. */
export const decimalText = (value: number) => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
};
