import type { Provider } from './provider.ts';

// Whole kilograms: a weight is rounded before it is compared (PRP-590).
const slowAboveKg = 12; // CST-24
const offeredBelowKg = 33; // CST-23

/** The second provider carries less than 33 kg; an unknown weight does not prevent a call (DSP-667, PRP-595). */
export const carries = (provider: Provider, kg: number | null) =>
  provider === 'STUART' || kg === null || kg < offeredBelowKg;

/**
 * The notice for a weight before a call: `tooHeavy` in red where the second provider cannot carry it (DSP-668), `slow`
 * in orange where a high-capacity courier is sent (DSP-666, PRP-592). At exactly 33 kg the second provider is not
 * offered, without a notice (DSP-667).
 */
export function weightNotice(provider: Provider, kg: number | null): 'tooHeavy' | 'slow' | null {
  if (kg === null) return null;
  if (!carries(provider, kg)) return kg > offeredBelowKg ? 'tooHeavy' : null;
  return kg > slowAboveKg ? 'slow' : null;
}

/** The weight of several orders together; null when one of them is unknown. */
export const totalKg = (weights: readonly (number | null)[]): number | null =>
  weights.reduce<number | null>((sum, kg) => (sum === null || kg === null ? null : sum + kg), 0);
