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

/**
 * Today's late orders by the hour their slot ended in, from the first hour with one to the current one, hours without
 * any included; an hour that the clocks repeat is one.
 */
export function lateByHour(ends: Iterable<LateEnd>, nowMs: number): readonly LateHour[] {
  const today = parisDay(nowMs);
  const hours = new Map<number, { toTreat: number; treated: number }>();
  for (const { slotEndMs, isReviewed } of ends) {
    if (Number.isNaN(slotEndMs) || parisDay(slotEndMs) !== today) continue;
    const counts = hours.get(hourOf(slotEndMs)) ?? { toTreat: 0, treated: 0 };
    counts[isReviewed ? 'treated' : 'toTreat'] += 1;
    hours.set(hourOf(slotEndMs), counts);
  }
  if (hours.size === 0) return [];
  const first = Math.min(...hours.keys());
  const last = Math.max(...hours.keys(), hourOf(nowMs));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at;
    return { hour, ...(hours.get(hour) ?? { toTreat: 0, treated: 0 }) };
  });
}

const hourOf = (ms: number) => Number(hourText(ms).slice(0, 2));
