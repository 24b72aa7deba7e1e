import type { LateState } from './state.ts';

/** The late column in words (DSP-255). */
export const lateStateLabels: Readonly<Record<LateState, string>> = {
  warn: 'Prévenir',
  check: 'Vérifier',
  treated: 'Traité',
  treatedAuto: 'Traité (auto)',
};
