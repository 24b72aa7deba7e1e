import type { Paid } from '../../extra-cost/rate.ts';
import { centsOfEuros } from '../../money/cents.ts';

/**
 * Since which day a rate of that day holds, by the dated rates of the driver; null where they do not tell, or tell
 * another rate: it was frozen before they changed (LOG-038, LOG-162).
 */
export function rateSince(day: string, hourly: number | null | undefined, { hourly_rates }: Paid): string | null {
  if (hourly == null) return null;
  const begun = (hourly_rates ?? []).filter(({ since }) => since <= day);
  const last = begun.toSorted((one, other) => one.since.localeCompare(other.since)).at(-1);
  return last && centsOfEuros(last.hourly) === centsOfEuros(hourly) ? last.since : null;
}
