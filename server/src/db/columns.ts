import { bigint, customType } from 'drizzle-orm/pg-core';

/** An instant: `timestamptz` in the database, ISO 8601 in UTC everywhere else (DSP-011). */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Ids are large and have gaps; all stay below 2^53. */
export const id = () => bigint({ mode: 'number' });
