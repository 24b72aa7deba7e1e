import type { Dock } from './dock.ts';
import { isCourierType, isDriverType, isUnconfigured } from './dock-type.ts';

/** Why a dock does not take what is brought to it, though neither is locked (DSP-504, DSP-520 to DSP-524). */
export type Mismatch = keyof typeof mismatchTexts;

type Target = Pick<Dock, 'dock_type' | 'defined_at'>;
type Source = Pick<Dock, 'dock_type'> | null;

/** Of a target that takes nothing from this source; `null` is the to-dispatch list. */
export function mismatchOf(from: Source, to: Target): Mismatch {
  if (isUnconfigured(to)) return to.defined_at ? 'defined' : 'sourceDefined';
  if (isCourierType(to)) return 'courier';
  if (to.dock_type === 'FIRST') return 'first';
  if (!isDriverType(to)) return 'unknown';
  return from === null ? 'driverFromList' : 'driverFromRound';
}

interface MismatchText {
  readonly reason: string;
  /** What can be done instead. */
  readonly instead: string;
}

export const mismatchTexts = {
  defined: {
    reason: 'Tournée déjà mise en chariot',
    instead: 'Annulez sa mise en chariot (Undefine), ou choisissez une tournée en création.',
  },
  sourceDefined: {
    reason: 'La tournée à déplacer est déjà mise en chariot',
    instead: 'Annulez sa mise en chariot (Undefine), ou déplacez ses commandes une à une.',
  },
  courier: {
    reason: 'Tournée de coursier',
    instead: 'Pour confier la commande à un coursier, utilisez Appel.',
  },
  first: {
    reason: 'Tournée de type FIRST, qui ne reçoit rien',
    instead: 'Choisissez une tournée en création.',
  },
  driverFromList: {
    reason: "Tournée déjà donnée à un livreur : rien n'y entre depuis la liste",
    instead: 'Utilisez Dispatch, ou une tournée en création que vous donnerez au même livreur.',
  },
  driverFromRound: {
    reason: "Tournée de livreur : rien n'y entre depuis cette tournée",
    instead: 'Chargez la tournée entière, puis déplacez-la sur celle du livreur.',
  },
  unknown: { reason: 'Tournées incompatibles', instead: 'Choisissez une tournée en création.' },
} as const satisfies Readonly<Record<string, MismatchText>>;

const isMismatch = (detail: string): detail is Mismatch => detail in mismatchTexts;

/** The reason in words; `detail` is that of a refusal of ours, or the words of another server. */
export function mismatchText(detail: string | undefined): string {
  if (detail === undefined) return mismatchTexts.unknown.reason;
  return isMismatch(detail) ? mismatchTexts[detail].reason : detail;
}

/** What can be done instead of something refused; null where there is nothing to say. */
export function insteadOf({ code, detail = '' }: { readonly code: string; readonly detail?: string | undefined }) {
  if (code === 'incompatible') return mismatchTexts[isMismatch(detail) ? detail : 'unknown'].instead;
  return insteads.get(code) ?? null;
}

const insteads: ReadonlyMap<string, string> = new Map([
  ['dockLocked', 'ANNULER la reprend à son livreur ; elle se modifie ensuite.'],
  ['dockTooOld', 'Fermez ce dock, et mettez ses commandes dans une nouvelle tournée.'],
  ['driverReturning', "Attendez qu'il soit rentré, ou choisissez une autre tournée."],
  ['transitArea', "Changez d'abord sa zone de transit (Modifier)."],
  ['notDefined', 'Mettez-la en chariot, puis chargez-la.'],
  ['stillMoving', 'Terminez sa préparation et chargez-la.'],
]);
