import type { Dock } from './dock.ts';
import { isCourierType, isDriverType, isUnconfigured } from './dock-type.ts';

/** Why a dock does not accept something dropped on it, though neither is locked (DSP-504, DSP-520 to DSP-524). */
export type Mismatch = keyof typeof mismatchTexts;

type Target = Pick<Dock, 'dock_type' | 'defined_at'>;
type Source = Pick<Dock, 'dock_type'> | null;

/** The reason for a target that accepts nothing from this source; a `null` source is the to-dispatch list. */
export function mismatchOf(from: Source, to: Target): Mismatch {
  if (isUnconfigured(to)) return to.defined_at ? 'defined' : 'sourceDefined';
  if (isCourierType(to)) return 'courier';
  if (to.dock_type === 'FIRST') return 'first';
  if (!isDriverType(to)) return 'unknown';
  return from === null ? 'driverFromList' : 'driverFromRound';
}

export const mismatchTexts = {
  defined: 'Tournée déjà mise en chariot',
  sourceDefined: 'La tournée à déplacer est déjà mise en chariot',
  courier: 'Tournée de coursier',
  first: 'Tournée de type FIRST, qui ne reçoit rien',
  driverFromList: "Tournée déjà donnée à un livreur : rien n'y entre depuis la liste",
  driverFromRound: "Tournée de livreur : rien n'y entre depuis cette tournée",
  unknown: 'Tournées incompatibles',
} as const;

export const isMismatch = (detail: string): detail is Mismatch => detail in mismatchTexts;

/** The reason in words; `detail` comes from our own refusal, or is another server's text. */
export function mismatchText(detail: string | undefined): string {
  if (detail === undefined) return mismatchTexts.unknown;
  return isMismatch(detail) ? mismatchTexts[detail] : detail;
}
