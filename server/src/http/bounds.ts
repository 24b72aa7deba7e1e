import * as z from 'zod/mini';
import { texts } from '../text.ts';

// Limits of columns, and of sensible values. A value beyond them is refused with 400: the database would refuse it too,
// but too late for an answer that gives the reason.

/** The largest number of an `integer` column. */
const maxInteger = 2_147_483_647;
/** The largest number of a `smallint` column. */
const maxSmallint = 32_767;

/** An id from a `serial` column of the database. */
export const SerialId = z.int().check(z.positive(), z.maximum(maxInteger));

/** The latest of some ids that a caller has seen, 0 where he saw none. */
export const SeenId = z.int().check(z.minimum(0), z.maximum(maxInteger));

/** A place in a round, from 1. */
export const Place = z.int().check(z.minimum(1), z.maximum(maxSmallint));

/** A code that is a number. */
export const NumberCode = z.int().check(z.minimum(-maxSmallint), z.maximum(maxSmallint));

/** Number of an event: providers count theirs. */
export const EventNumber = z.int().check(z.positive(), z.maximum(maxInteger));

/** Years of all orders and working days, both included: another year comes from a wrong clock. */
const [firstYear, lastYear] = [2000, 2099] as const;

const isInTime = (written: unknown) => {
  const year = typeof written === 'string' ? new Date(written).getUTCFullYear() : Number.NaN;
  return year >= firstYear && year <= lastYear;
};
const inTime = z.refine(isInTime, { params: { detail: texts.betweenYears(firstYear, lastYear) } });

/** An instant within these years. */
export const SentInstant = z.iso.datetime({ offset: true, local: false }).check(inTime);

/** A day within these years. */
export const SentDay = z.iso.date().check(inTime);
