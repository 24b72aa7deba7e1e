import type { Dock } from './dock.ts';

const hourMs = 3_600_000;

/** The choices of the departure filter, in hours; null for all rounds (DSP-074, CST-11). */
export const departureChoices = [null, 3, 5, 7] as const;
export type DepartureChoice = (typeof departureChoices)[number];

/**
 * Whether the filter keeps a dock: it leaves within this many hours, inclusive. Overdue and unknown departures stay,
 * and docks already gone are never filtered out (DSP-075).
 */
export const leavesWithin = (
  choice: DepartureChoice,
  dock: Pick<Dock, 'gone_at'>,
  departureMs: number | null,
  nowMs: number,
) => choice === null || !!dock.gone_at || departureMs === null || departureMs <= nowMs + choice * hourMs;
