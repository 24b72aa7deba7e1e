import type { LoadingDock } from '../../../db/view-rows/loadings.ts';

const minuteMs = 60_000;
const soonMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;

type Departure = Pick<LoadingDock, 'departureMs'>;

/** Whether a round leaves within 15 minutes, or should have left. */
export const leavesSoon = (departureMs: number | null, nowMs: number): boolean =>
  departureMs !== null && departureMs <= nowMs + soonMs;

/** How many rounds are looked at first: those that leave within the hour, two at least. `docks` are by departure. */
export function nextDocks(docks: readonly Departure[], nowMs: number): number {
  const within = docks.filter(({ departureMs }) => departureMs !== null && departureMs <= nowMs + hourMs).length;
  return Math.min(docks.length, Math.max(within, 2));
}
