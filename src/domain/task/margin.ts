import { msOf } from '../time/instant.ts';

const minuteMs = 60_000;
const tightMinutes = 10;

/** When a stop is expected, against what was promised. */
export interface Margin {
  readonly expectedMs: number;
  /** Whole minutes left of the slot then; below 0 it is late by so many. Null where no end was promised. */
  readonly minutes: number | null;
  /** Late; less than 10 minutes left; or neither. */
  readonly level: 'late' | 'tight' | 'none';
}

/** By the estimate of the server and the end of the slot, epoch ms (DSP-384); null for a stop nobody has estimated. */
export function marginOf(eta: string | null | undefined, slotEndMs: number | null): Margin | null {
  const expectedMs = msOf(eta);
  if (expectedMs === null) return null;
  if (slotEndMs === null) return { expectedMs, minutes: null, level: 'none' };
  const minutes = Math.floor((slotEndMs - expectedMs) / minuteMs);
  return { expectedMs, minutes, level: minutes < 0 ? 'late' : minutes < tightMinutes ? 'tight' : 'none' };
}

/** Whole minutes since a slot ended, epoch ms; null while it has not. */
export function minutesLate(slotEndMs: number | null, nowMs: number): number | null {
  if (slotEndMs === null || slotEndMs > nowMs - minuteMs) return null;
  return Math.floor((nowMs - slotEndMs) / minuteMs);
}

/** What a round carries, as far as it is known of its stops. */
export function totalsOf(stops: readonly { readonly bags: number | null; readonly weightKg: number | null }[]) {
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    stops: stops.length,
    bags: sum(stops.map(({ bags }) => bags)),
    kg: Math.round(sum(stops.map(({ weightKg }) => weightKg)) * 10) / 10,
  };
}
