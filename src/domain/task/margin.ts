import { msOf } from '../time/instant.ts';

const minuteMs = 60_000;
const tightMinutes = 10;

/** The expected time of a stop, compared with its slot. */
export interface Margin {
  readonly expectedMs: number;
  /** Whole minutes left until the end of the slot; negative when late. Null where the slot has no end. */
  readonly minutes: number | null;
  /** Late; less than 10 minutes left; or neither. */
  readonly level: 'late' | 'tight' | 'none';
}

/** By the estimate of the server and the end of the slot, epoch ms (DSP-384); null for a stop without an estimate. */
export function marginOf(eta: string | null | undefined, slotEndMs: number | null): Margin | null {
  const expectedMs = msOf(eta);
  if (expectedMs === null) return null;
  if (slotEndMs === null) return { expectedMs, minutes: null, level: 'none' };
  const minutes = Math.floor((slotEndMs - expectedMs) / minuteMs);
  return { expectedMs, minutes, level: minutes < 0 ? 'late' : minutes < tightMinutes ? 'tight' : 'none' };
}

/** Whole minutes since a slot ended; null while it has not. */
export function minutesLate(slotEndMs: number | null, nowMs: number): number | null {
  if (slotEndMs === null || slotEndMs > nowMs - minuteMs) return null;
  return Math.floor((nowMs - slotEndMs) / minuteMs);
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
