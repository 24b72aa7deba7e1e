import * as z from 'zod/mini';
import { lineOf } from '../typed/line.ts';
import { centsIn } from '../typed/number.ts';

/** A credit in cents: 0 or more (DSP-723), below a million euros. */
export const CreditCents = z.int().check(z.gte(0), z.lt(100_000_000));

/** Typed euros in cents; empty is 0, anything but such an amount is null (DSP-723). */
export function creditCentsOf(typed: string): number | null {
  const cents = lineOf(typed) === '' ? 0 : centsIn(typed);
  return cents !== null && CreditCents.safeParse(cents).success ? cents : null;
}

/** `5,00`: two decimals, a decimal comma, no sign (DSP-728). */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
