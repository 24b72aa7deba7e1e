import { msOf } from './time/instant.ts';

type At = string | null | undefined;

/** Rows by the instant each is of (ISO 8601), the latest first; those without one last. The API promises no order. */
export const newestFirst = <Row>(rows: readonly Row[], at: (row: Row) => At): Row[] =>
  rows.toSorted((one, other) => (msOf(at(other)) ?? 0) - (msOf(at(one)) ?? 0));
