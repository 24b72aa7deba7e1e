import { msOf } from '../time/instant.ts';
import type { Driver } from './driver.ts';

const soonMs = 30 * 60_000; // CST-27

/**
 * The colour of a driver's end of presence: red when past, orange at most 30 minutes away, blue for an early start, in
 * this order (DSP-553, DSP-554, DSP-556); null for none.
 */
export function presenceEndColour(
  driver: Pick<Driver, 'planning_end' | 'early_start'>,
  nowMs: number,
): 'red' | 'orange' | 'blue' | null {
  const endMs = msOf(driver.planning_end);
  if (endMs === null) return null;
  if (endMs < nowMs) return 'red';
  if (endMs - nowMs <= soonMs) return 'orange';
  return driver.early_start ? 'blue' : null;
}
