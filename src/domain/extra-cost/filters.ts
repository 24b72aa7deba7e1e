import * as z from 'zod/mini';

const text = z.optional(z.string());

/** Filters of the list of demands, as on the wire (LOG-130, LOG-132): ids, days and 1 or 0 as texts. */
export const DemandFilters = z.object({
  fromDate: text,
  toDate: text,
  driverId: text,
  isReviewed: text,
  reviewedById: text,
  fromReviewedAt: text,
  toReviewedAt: text,
  isValidated: text,
});
export type DemandFilters = Readonly<z.infer<typeof DemandFilters>>;
export type DemandFilter = keyof DemandFilters;

/** The filters in the order of the screen. */
export const demandFilters = [
  ...(['fromDate', 'toDate', 'driverId', 'isReviewed', 'reviewedById'] as const),
  ...(['fromReviewedAt', 'toReviewedAt', 'isValidated'] as const),
] satisfies readonly DemandFilter[];

const days = ['fromDate', 'toDate', 'fromReviewedAt', 'toReviewedAt'] as const;
const maxDayLength = 10; // LOG-133

/** A query: values by name. */
type Filled = Readonly<Record<string, string>>;

/** The filters with a value: only these are sent (LOG-132). */
export function filledFilters(filters: { readonly [F in DemandFilter]?: string | null | undefined }): Filled {
  return Object.fromEntries(
    demandFilters.flatMap((name) => {
      const value = filters[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Whether a day has too many characters: a year of five digits or more (LOG-133). */
export const isTooFar = (filters: DemandFilters) => days.some((day) => (filters[day]?.length ?? 0) > maxDayLength);
