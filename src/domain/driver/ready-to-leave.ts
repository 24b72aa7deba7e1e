import { msOf } from '../instant.ts';
import type { Driver } from './driver.ts';

// CST-29
const lateByMs = 90 * 60_000;
const aheadMs = 15 * 60_000;

/** Whether a driver is back, or about to be: expected between 90 minutes ago and 15 minutes ahead, both included (DSP-559). */
export function isReadyToLeave(driver: Pick<Driver, 'eta'>, nowMs: number): boolean {
  const etaMs = msOf(driver.eta);
  return etaMs !== null && etaMs >= nowMs - lateByMs && etaMs <= nowMs + aheadMs;
}

/** When a driver expected at `etaMs` starts, and ceases, to count as ready to leave, epoch ms. */
export const readyWindow = (etaMs: number): readonly [startMs: number, endMs: number] => [
  etaMs - aheadMs,
  etaMs + lateByMs + 1,
];
