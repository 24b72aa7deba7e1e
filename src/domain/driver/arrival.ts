import { msOf } from '../time/instant.ts';
import type { Driver } from './driver.ts';

// CST-29, CST-30
const lateByMs = 90 * 60_000;
const aheadMs = 15 * 60_000;

type Expected = Pick<Driver, 'eta' | 'current_planning_start'>;

/**
 * When a driver is expected, epoch ms: his ETA, else the start of his planning session; null for no arrival (DSP-592).
 */
export const arrivalMs = (driver: Expected): number | null => msOf(driver.eta) ?? msOf(driver.current_planning_start);

/** Whether an arrival is soon: from 90 minutes ago to 15 minutes ahead, both included (DSP-585, DSP-586). */
export const isSoon = (atMs: number | null, nowMs: number): boolean =>
  atMs !== null && atMs >= nowMs - lateByMs && atMs <= nowMs + aheadMs;

/** Whether a driver is back, or about to be: his ETA is soon (DSP-559). */
export const isReadyToLeave = (driver: Pick<Driver, 'eta'>, nowMs: number): boolean => isSoon(msOf(driver.eta), nowMs);

/** The window around `atMs` in which an arrival counts as soon, epoch ms. */
export const soonWindow = (atMs: number): readonly [startMs: number, endMs: number] => [
  atMs - aheadMs,
  atMs + lateByMs + 1,
];
