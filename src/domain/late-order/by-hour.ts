import { dayHour, hourText, parisWallClock } from '../time/paris-time.ts';

export interface LateEnd {
  readonly slotEndMs: number;
  readonly isReviewed: boolean;
}

/** The late orders whose slot ended within one hour of the Paris clock. */
export interface LateHour {
  readonly hour: number;
  readonly toTreat: number;
  readonly treated: number;
}

type Counts = Omit<LateHour, 'hour'>;

const hourMs = 3_600_000;
const none: Counts = { toTreat: 0, treated: 0 };

/**
 * Late orders by the hour in which their slot ended, from the first hour that has one to the current one, empty hours
 * included; an hour that the clocks repeat is one. The day begins at 04:00: late orders of the evening are still there
 * past midnight.
 */
export function lateByHour(ends: Iterable<LateEnd>, nowMs: number): readonly LateHour[] {
  const dayFrom = dayFromMs(nowMs);
  const steps = new Map<number, Counts>();
  for (const [sinceMs, counts] of byUtcHour(ends)) {
    if (sinceMs < dayFrom) continue;
    const step = stepOf(sinceMs);
    const { toTreat, treated } = steps.get(step) ?? none;
    steps.set(step, { toTreat: toTreat + counts.toTreat, treated: treated + counts.treated });
  }
  if (steps.size === 0) return [];
  const first = Math.min(...steps.keys());
  const last = Math.max(...steps.keys(), stepOf(nowMs));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const step = first + at;
    return { hour: (step + dayHour) % 24, ...(steps.get(step) ?? none) };
  });
}

/** Start of the day of an instant. */
function dayFromMs(nowMs: number): number {
  const today = parisWallClock(0, dayHour, nowMs);
  return today <= nowMs ? today : parisWallClock(-1, dayHour, nowMs);
}

/**
 * Orders are first counted by UTC hour, since Paris is whole hours from UTC: the Paris clock is needed once an hour,
 * not once for each of a thousand orders.
 */
function byUtcHour(ends: Iterable<LateEnd>): ReadonlyMap<number, Counts> {
  const hours = new Map<number, { toTreat: number; treated: number }>();
  for (const { slotEndMs, isReviewed } of ends) {
    if (Number.isNaN(slotEndMs)) continue;
    const sinceMs = slotEndMs - (slotEndMs % hourMs);
    const counts = hours.get(sinceMs) ?? { ...none };
    counts[isReviewed ? 'treated' : 'toTreat'] += 1;
    hours.set(sinceMs, counts);
  }
  return hours;
}

/** Hours on the clock since the start of the day. */
const stepOf = (ms: number) => (Number(hourText(ms).slice(0, 2)) - dayHour + 24) % 24;
