const staleAfterMs = 60_000; // CST-07

/**
 * Whether the sync warning shows: the last successful sync is 60 s old or more (DSP-080). Before the first one the age
 * counts from the start of the page, `sinceMs` in both cases.
 */
export const isStale = (sinceMs: number, nowMs: number) => nowMs - sinceMs >= staleAfterMs;
