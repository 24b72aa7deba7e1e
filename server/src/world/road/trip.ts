import { minuteMs } from '../clock.ts';

/** Minutes from the center to the first client, and from one client to the next. */
export const firstLegMinutes = 14;
export const legMinutes = 9;

/** When the client at `rank` (from 1) of a round is reached. */
export const arrivalMs = (departureMs: number, rank: number) =>
  departureMs + (firstLegMinutes + (rank - 1) * legMinutes) * minuteMs;

/** When the driver of a round of `stops` clients is back. */
export const returnMs = (departureMs: number, stops: number) =>
  arrivalMs(departureMs, Math.max(1, stops)) + firstLegMinutes * minuteMs;
