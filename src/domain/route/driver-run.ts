import type { Driver } from '../driver/driver.ts';
import { offersStart } from '../driver/presence.ts';
import { type Refusal, refuse } from '../result.ts';
import { etaAhead } from '../task/arrival.ts';
import { msOf } from '../time/instant.ts';
import { after, arrivalsOf, compareLateness, type LateStop, lateness, type PlannedDock, wayS } from './best-place.ts';
import { serviceS } from './travel.ts';

/** A round as it is planned, with where and when it ends. Instants in epoch ms. */
export interface PlannedRun extends PlannedDock {
  /** Where it ends; null when unknown. */
  readonly end: PlannedDock['center'];
  /** When it is back, as far as it is known ahead. */
  readonly returnMs: number | null;
  readonly stage: 'waiting' | 'given' | 'gone';
}

/** A round as one driver would drive it (OUR-084). */
export interface DriverRun {
  /** When he leaves with it; null when unknown. */
  readonly leavesMs: number | null;
  /** How much later that is than planned, ms; 0 where one of the two is unknown. */
  readonly delayMs: number;
  readonly backMs: number | null;
  readonly late: readonly LateStop[];
  /** Every slot is met by more than the estimate may be wrong. */
  readonly isSure: boolean;
  /** It is known when each of its stops is reached. */
  readonly isKnown: boolean;
}

/** A round driven by somebody who is free from an instant on; null when that is unknown. */
export function runOf(round: PlannedRun, freeMs: number | null): DriverRun {
  const planned = round.leavesMs;
  const leavesMs = freeMs === null ? null : Math.max(freeMs, planned ?? freeMs);
  if (leavesMs === null) return { leavesMs, delayMs: 0, backMs: null, late: [], isSure: false, isKnown: false };
  const delayMs = planned === null ? 0 : leavesMs - planned;
  const later = (ms: number | null) => (ms === null ? null : ms + delayMs);
  // Without a departure the hours of its stops rest on none either, nor does its return.
  const timed = planned === null ? { ...round, leavesMs, returnMs: null, stops: round.stops.map(withoutEta) } : round;
  const reached = arrivalsOf(timed).map(later);
  const all = round.stops.map((order, at) => ({ order, ms: reached[at] ?? null }));
  return { leavesMs, delayMs, backMs: later(backOf(timed)), ...lateness(all) };
}

const withoutEta = (stop: PlannedDock['stops'][number]) => ({ ...stop, etaMs: null });

/** When a round is back: as it is expected, else by the way from its last stop. */
function backOf(round: PlannedRun): number | null {
  if (round.returnMs !== null && round.leavesMs !== null) return round.returnMs;
  const last = round.stops.at(-1);
  if (!last) return null;
  const done = after(arrivalsOf(round).at(-1) ?? null, serviceS);
  return after(done, wayS(last.position, round.end));
}

type Asked = Pick<Driver, 'state' | 'eta' | 'planning_end'>;

const waiting = new Set(['wait', 'noplan']);

/**
 * When a driver can leave with a round: now, once he is here, or once he is back from what he has on the road and from
 * what he is to drive before it. Null when nobody knows.
 */
export function freeMs(
  driver: Asked,
  held: readonly PlannedRun[],
  round: Pick<PlannedRun, 'leavesMs'>,
  nowMs: number,
): number | null {
  const road = held.filter(({ stage }) => stage === 'gone');
  const isHere = waiting.has(driver.state ?? '') || held.some(({ stage }) => stage === 'given');
  return held
    .filter((it) => it.stage === 'given' || (it.stage === 'waiting' && isBefore(it, round)))
    .sort((a, b) => (a.leavesMs ?? 0) - (b.leavesMs ?? 0))
    .reduce<number | null>(
      (ms, before) => runOf(before, ms).backMs,
      isHere && road.length === 0 ? nowMs : hereMs(driver, road, nowMs),
    );
}

/** A round leaves before another; of two of which one is not known, none does. */
const isBefore = ({ leavesMs }: Pick<PlannedRun, 'leavesMs'>, { leavesMs: otherMs }: Pick<PlannedRun, 'leavesMs'>) =>
  leavesMs !== null && otherMs !== null && leavesMs <= otherMs;

/** The last return of his rounds; who has none on the road is expected by his own estimate. */
function hereMs({ eta }: Asked, road: readonly PlannedRun[], nowMs: number): number | null {
  if (road.length === 0) return etaAhead(eta, nowMs);
  const returns = road.flatMap(({ returnMs }) => returnMs ?? []);
  return returns.length < road.length ? etaAhead(eta, nowMs) : Math.max(...returns);
}

export type DriverRefusal = 'notPresent' | 'presenceOver' | 'endsBefore';

/**
 * Why a driver cannot take a round, as far as is known: he is not here when it leaves, his presence is over, or it ends
 * before he would be back (OUR-085). An estimate forbids nothing: he is listed last, and may be given it all the same.
 */
export function whyNotRun(
  driver: Asked,
  { leavesMs, backMs, delayMs }: DriverRun,
  nowMs: number,
): Refusal<DriverRefusal> | null {
  if (offersStart(driver) && (leavesMs === null || delayMs > 0)) return refuse('notPresent');
  const endMs = msOf(driver.planning_end);
  if (endMs === null) return null;
  if (endMs < nowMs) return refuse('presenceOver');
  return backMs !== null && endMs < backMs ? refuse('endsBefore') : null;
}

/** Fewest late first, then who leaves first. */
export const compareRuns = (a: DriverRun, b: DriverRun): number =>
  compareLateness(a, b) || (a.leavesMs ?? Number.MAX_SAFE_INTEGER) - (b.leavesMs ?? Number.MAX_SAFE_INTEGER);
