import { centsOfEuros } from '../money/cents.ts';
import { centsIn, wholeText } from '../typed/number.ts';

/** In cents, and minutes (LOG-093, LOG-094). */
export const maxAmountCents = 2_000;
export const maxMinutes = 99;

/** An amount to be taken from a driver that is asked about before it is sent: below -20 euros (LOG-093). */
export const isLargeDeduction = (cents: number) => cents < -maxAmountCents;

/** Euros an hour of a driver without a rate of his own (LOG-098). */
export const usualHourlyRate = 12.75;

const largestTypedCents = 999_999;

/** Typed euros with a sign, in cents; null for anything but an amount, and for five digits or more. */
export function signedCentsOf(typed: string): number | null {
  const cents = centsIn(typed);
  return cents === null || Math.abs(cents) > largestTypedCents ? null : cents;
}

/** Typed whole minutes; null for anything else. */
export function wholeMinutesOf(typed: string): number | null {
  const digits = wholeText(typed);
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/**
 * The cost of minutes at an hourly rate, in cents, half a cent rounded up; no rate, or 0, means the usual one (LOG-097,
 * LOG-098).
 */
export const centsOfMinutes = (hourlyRate: number | null | undefined, minutes: number) =>
  Math.round((centsOfEuros(hourlyRate || usualHourlyRate) * minutes) / 60);
