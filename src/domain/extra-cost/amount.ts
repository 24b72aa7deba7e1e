import { centsIn, wholeText } from '../typed/number.ts';

/** In cents, and minutes (LOG-093, LOG-094). */
export const maxAmountCents = 2_000;
export const maxMinutes = 99;
/** Euros an hour of a driver without a rate of his own (LOG-098). */
const defaultHourlyRate = 12.75;

const largestTypedCents = 999_999;

/** Signed euros as typed, in cents; null for what is no amount, and for one of five digits or more. */
export function signedCentsOf(typed: string): number | null {
  const cents = centsIn(typed);
  return cents === null || Math.abs(cents) > largestTypedCents ? null : cents;
}

/** Whole minutes as typed; null for anything else. */
export function wholeMinutesOf(typed: string): number | null {
  const digits = wholeText(typed);
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/** What minutes cost at an hourly rate, in cents, half a cent rounded up; 0 or no rate is the usual one (LOG-097, LOG-098). */
export const centsOfMinutes = (hourlyRate: number | null | undefined, minutes: number) =>
  Math.round((Math.round((hourlyRate || defaultHourlyRate) * 100) * minutes) / 60);
