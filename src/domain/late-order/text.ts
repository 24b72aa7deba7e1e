import type { LateState } from './state.ts';

/** The late column in words (DSP-255). */
export const lateStateLabels: Readonly<Record<LateState, string>> = {
  warn: 'Prévenir',
  check: 'Vérifier',
  treated: 'Traité',
  treatedAuto: 'Traité (auto)',
};

/** Minutes since the end of a slot: `+47 min`. */
export const latenessText = (minutes: number) => `+${minutes} min`;

/** Why an action on a lateness is refused. */
export const lateRefusals = {
  gone: "La commande n'existe plus",
  treated: 'Ce retard a déjà été traité',
  recorded: 'Ce retard attend une vérification : ouvrez-la',
  noPhone: "Ce client n'a pas donné de numéro : aucun SMS ne peut partir",
  noRecord: "Cette commande n'a pas de dossier de retard",
};
