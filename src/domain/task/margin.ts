import { minutesBetween } from '../time/minutes.ts';
import { arrivalOf, type Delivery } from './arrival.ts';

const tightMinutes = 10;

/** The expected time of a stop, compared with its slot. */
export interface Margin {
  readonly expectedMs: number;
  /** Minutes left until the end of the slot; negative when late. Null where the slot has no end. */
  readonly minutes: number | null;
  /** Late; less than 10 minutes left; or neither. */
  readonly level: 'late' | 'tight' | 'none';
}

/**
 * By its arrival and the end of its slot, epoch ms (DSP-384); null for a stop without either. A stop whose estimate is
 * over cannot come before now.
 */
export function marginOf(stop: Delivery, slotEndMs: number | null, nowMs: number): Margin | null {
  const arrival = arrivalOf(stop, nowMs);
  if (arrival === null) return null;
  const expectedMs = arrival.atMs;
  if (slotEndMs === null) return { expectedMs, minutes: null, level: 'none' };
  const earliestMs = arrival.kind === 'missed' ? nowMs : expectedMs;
  const minutes = minutesBetween(earliestMs, slotEndMs);
  return { expectedMs, minutes, level: minutes < 0 ? 'late' : minutes < tightMinutes ? 'tight' : 'none' };
}

/** The load of a round, as far as that of its stops is known. */
export function totalsOf(stops: readonly { readonly bags: number | null; readonly weightKg: number | null }[]) {
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    stops: stops.length,
    bags: sum(stops.map(({ bags }) => bags)),
    kg: Math.round(sum(stops.map(({ weightKg }) => weightKg)) * 10) / 10,
  };
}
