/** In cents, and minutes (LOG-093, LOG-094). */
export const maxAmountCents = 2_000;
export const maxMinutes = 99;
/** Euros an hour of a driver without a rate of his own (LOG-098). */
const defaultHourlyRate = 12.75;

/** Signed euros as typed, with a comma or a point, in cents; null for what is no amount. */
export function signedCentsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Whole minutes as typed; null for anything else. */
export const wholeMinutesOf = (typed: string): number | null => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null);

/** What minutes cost at an hourly rate, in cents, half a cent rounded up; 0 or no rate is the usual one (LOG-097, LOG-098). */
export const centsOfMinutes = (hourlyRate: number | null | undefined, minutes: number) =>
  Math.round((Math.round((hourlyRate || defaultHourlyRate) * 100) * minutes) / 60);
