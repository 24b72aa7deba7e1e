import * as z from 'zod/mini';

/** A credit in cents: 0 or more (DSP-723), below a million euros. */
export const CreditCents = z.int().check(z.gte(0), z.lt(100_000_000));

/** Euros as a person types them, with a decimal comma or a point; nothing typed is 0, null is no such amount (DSP-723). */
export function creditCentsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? centsOf(Number(text)) : null;
}

/** Euros as the API tells them. */
export const centsOf = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100);
export const eurosOf = (cents: number) => cents / 100;

/** `5,00`: two decimals, a decimal comma, no sign (DSP-728). */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
