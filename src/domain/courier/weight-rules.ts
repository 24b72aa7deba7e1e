import type { Provider } from './provider.ts';

// Of whole kilograms: a weight is rounded before it is compared (PRP-590).
const slowAboveKg = 12; // CST-24
const offeredBelowKg = 33; // CST-23

/** The second provider carries less than 33 kg; a weight nobody knows does not stop a call (DSP-667, PRP-595). */
export const carries = (provider: Provider, kg: number | null) =>
  provider === 'STUART' || kg === null || kg < offeredBelowKg;

/**
 * What a weight has to say before a call: `tooHeavy` in red where the second provider cannot carry it (DSP-668), `slow`
 * in orange where a high-capacity courier is sent (DSP-666, PRP-592). At exactly 33 kg the second is not offered, and
 * nothing is said of it (DSP-667).
 */
export function weightNotice(provider: Provider, kg: number | null): 'tooHeavy' | 'slow' | null {
  if (kg === null) return null;
  if (!carries(provider, kg)) return kg > offeredBelowKg ? 'tooHeavy' : null;
  return kg > slowAboveKg ? 'slow' : null;
}

/** The weight of several orders together; null when one of them is not known. */
export const totalKg = (weights: readonly (number | null)[]): number | null =>
  weights.reduce<number | null>((sum, kg) => (sum === null || kg === null ? null : sum + kg), 0);
