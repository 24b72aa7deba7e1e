import * as z from 'zod/mini';
import { texts } from '../text.ts';

// What a column holds, and what makes sense in it. A value beyond is refused with 400: the database would refuse it too,
// too late for an answer that says why.

/** The largest number of an `integer` column. */
const maxInteger = 2_147_483_647;
/** The largest number of a `smallint` column. */
const maxSmallint = 32_767;

/** An id that the database itself gave, from a `serial` column. */
export const SerialId = z.int().check(z.positive(), z.maximum(maxInteger));

/** A place in a round: from 1. */
export const Place = z.int().check(z.minimum(1), z.maximum(maxSmallint));

/** A code that is a number. */
export const NumberCode = z.int().check(z.minimum(-maxSmallint), z.maximum(maxSmallint));

/** The number of an event: providers count theirs. */
export const EventNumber = z.int().check(z.positive(), z.maximum(maxInteger));

/** Orders are delivered and days worked in these years, both included: the clock of who says another is wrong. */
const [firstYear, lastYear] = [2000, 2099] as const;

const isInTime = (written: unknown) => {
  const year = typeof written === 'string' ? new Date(written).getUTCFullYear() : Number.NaN;
  return year >= firstYear && year <= lastYear;
};
const inTime = z.refine(isInTime, { params: { detail: texts.betweenYears(firstYear, lastYear) } });

/** An instant of the product's time. */
export const SentInstant = z.iso.datetime({ offset: true, local: false }).check(inTime);

/** A day of the product's time. */
export const SentDay = z.iso.date().check(inTime);
