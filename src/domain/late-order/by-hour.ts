import { hourText, parisDay } from '../paris-time.ts';

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
 * Today's late orders by the hour their slot ended in, from the first hour with one to the current one, hours without
 * any included; an hour that the clocks repeat is one.
 */
export function lateByHour(ends: Iterable<LateEnd>, nowMs: number): readonly LateHour[] {
  const today = parisDay(nowMs);
  const hours = new Map<number, Counts>();
  for (const [sinceMs, counts] of byUtcHour(ends)) {
    if (parisDay(sinceMs) !== today) continue;
    const hour = hourOf(sinceMs);
    const { toTreat, treated } = hours.get(hour) ?? none;
    hours.set(hour, { toTreat: toTreat + counts.toTreat, treated: treated + counts.treated });
  }
  if (hours.size === 0) return [];
  const first = Math.min(...hours.keys());
  const last = Math.max(...hours.keys(), hourOf(nowMs));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at;
    return { hour, ...(hours.get(hour) ?? none) };
  });
}

/** Paris is whole hours from UTC: its clock is asked once for an hour, not for each of a thousand orders. */
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

const hourOf = (ms: number) => Number(hourText(ms).slice(0, 2));
