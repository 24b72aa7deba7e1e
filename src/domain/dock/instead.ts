import { isMismatch, type Mismatch } from './mismatch.ts';

const mismatchInsteads: Readonly<Record<Mismatch, string>> = {
  defined: 'Annulez sa mise en chariot (Undefine), ou choisissez une tournée en création.',
  sourceDefined: 'Annulez sa mise en chariot (Undefine), ou déplacez ses commandes une à une.',
  courier: 'Pour confier la commande à un coursier, utilisez Appel.',
  first: 'Choisissez une tournée en création.',
  driverFromList: 'Utilisez Dispatch, ou une tournée en création que vous donnerez au même livreur.',
  driverFromRound: 'Chargez la tournée entière, puis déplacez-la sur celle du livreur.',
  unknown: 'Choisissez une tournée en création.',
};

const insteads: ReadonlyMap<string, string> = new Map([
  ['dockLocked', 'ANNULER la reprend à son livreur ; elle se modifie ensuite.'],
  ['dockTooOld', 'Fermez ce dock, et mettez ses commandes dans une nouvelle tournée.'],
  ['driverReturning', "Attendez qu'il soit rentré, ou choisissez une autre tournée."],
  ['transitArea', "Changez d'abord sa zone de transit (Modifier)."],
  ['notDefined', 'Mettez-la en chariot, puis chargez-la.'],
  ['stillMoving', 'Terminez sa préparation et chargez-la.'],
]);

/** A suggestion in place of a refused action; null where there is none. */
export function insteadOf({ code, detail = '' }: { readonly code: string; readonly detail?: string | undefined }) {
  if (code === 'incompatible') return mismatchInsteads[isMismatch(detail) ? detail : 'unknown'];
  return insteads.get(code) ?? null;
}
