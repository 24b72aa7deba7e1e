import * as z from 'zod/mini';

/** What a driver is paid an hour from a day on, until the next one (LOG-038). */
export const DatedRate = z.object({ since: z.iso.date(), hourly: z.number() });
type DatedRate = Readonly<z.infer<typeof DatedRate>>;

/** A driver with what is known of his pay; all in euros an hour. */
export interface Paid {
  /** The present one. */
  readonly hourly_rate?: number | null | undefined;
  readonly hourly_rates?: readonly DatedRate[] | null | undefined;
  /** That of his presence on one day, as frozen there. */
  readonly ofDay?: { readonly day: string; readonly hourly: number | null } | null | undefined;
}

/**
 * What a driver is paid an hour on a day: the last rate that began by then, else that of his presence of the day, else
 * the present one; null for the usual one (LOG-097, LOG-098).
 */
export function hourlyRateOn({ hourly_rate, hourly_rates, ofDay }: Paid, day: string): number | null {
  const last = (hourly_rates ?? [])
    .filter(({ since }) => since <= day)
    .reduce<DatedRate | null>((latest, rate) => (latest && latest.since > rate.since ? latest : rate), null);
  return last?.hourly ?? (ofDay?.day === day ? ofDay.hourly : null) ?? hourly_rate ?? null;
}
