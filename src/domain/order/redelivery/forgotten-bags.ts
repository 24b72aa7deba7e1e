import { msOf } from '../../time/instant.ts';
import type { At } from '../../time/paris-time.ts';

const limitMs = 12 * 3_600_000; // CST-48

/** Whether `Sacs oubliés` is offered: the slot ends less than 12 h ago or ahead (DSP-297, SUP-304). */
export function mayHaveForgottenBags(slotEnd: At, nowMs: number): boolean {
  const endMs = typeof slotEnd === 'number' ? slotEnd : msOf(slotEnd);
  return endMs !== null && Math.abs(endMs - nowMs) < limitMs;
}
