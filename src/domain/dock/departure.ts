import { departureLeadMs } from '../task/departure.ts';
import { earliest, msOf } from '../time/instant.ts';
import type { Dock } from './dock.ts';

const redUnderMs = 4 * 3_600_000; // CST-19

/**
 * The displayed departure of a dock, epoch ms: 10 minutes before its estimated one; without it the earliest displayed
 * departure of its tasks (DSP-381); null when unknown.
 */
export function dockDepartureMs(
  dock: Pick<Dock, 'departure'>,
  taskDeparturesMs: Iterable<number | null>,
): number | null {
  const estimatedMs = msOf(dock.departure);
  return estimatedMs === null ? earliest(taskDeparturesMs) : estimatedMs - departureLeadMs;
}

/** Whether a displayed departure is red: less than 4 hours away, overdue included (DSP-374). */
export const isDepartureRed = (departureMs: number | null, nowMs: number) =>
  departureMs !== null && departureMs - nowMs < redUnderMs;
