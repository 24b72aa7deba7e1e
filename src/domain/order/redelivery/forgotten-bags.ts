import { msOf } from '../../time/instant.ts';
import type { At } from '../../time/paris-time.ts';

const limitMs = 12 * 3_600_000; // CST-48

/**
 * Whether `Sacs oubliés` is offered: the slot's end lies less than 12 h away, before or after now (DSP-297, SUP-304).
 */
export function mayHaveForgottenBags(slotEnd: At, nowMs: number): boolean {
  const endMs = typeof slotEnd === 'number' ? slotEnd : msOf(slotEnd);
  return endMs !== null && Math.abs(endMs - nowMs) < limitMs;
}
