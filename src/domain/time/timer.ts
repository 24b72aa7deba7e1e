/** Browsers hold the wait of a timer in 31 bits, some 24 days: a timer that is set for longer runs at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A wait that was computed from a clock, as a timer can take it. A device's clock may be set weeks back or ahead: without
 * the bound a timer that sets itself again would run without a pause. A wait that is no number is the longest.
 */
export const timerMs = (waitMs: number): number =>
  Number.isNaN(waitMs) ? longestTimerMs : Math.min(Math.max(0, waitMs), longestTimerMs);
