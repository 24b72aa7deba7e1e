import { sentence } from '../words/isolate.ts';
import { labelled } from '../words/label.ts';
import type { Acceptance } from './acceptance.ts';
import type { DepartureChoice } from './departure-filter.ts';
import { mismatchText } from './mismatch.ts';

/** `G` and the id modulo 10000, without leading zeros (DSP-370, CST-40). */
export const dockCode = (id: number) => `G${id % 10_000}`;

/** The status of a dock in words (DSP-372). */
export const dockStatusLabel = labelled({
  draft: 'Brouillon',
  moving: 'Validée',
  defined: 'Mise en chariot',
  ready_to_load: 'Prête à charger',
  loaded: 'Chargé',
  closed: 'Fermée',
});

/** Why nothing is done with a round any more. */
export const overRefusals = {
  gone: "La tournée n'existe plus",
  closed: 'La tournée est déjà fermée',
};

export const editRefusals = {
  ...overRefusals,
  dockLocked: 'Tournée verrouillée',
  dockTooOld: (days: string | undefined) => sentence`ce dock est trop vieux: ${days ?? ''} jours`,
  driverReturning: 'le livreur est en retour, impossible de modifier ce dock',
};

/** Why a dock cannot change its state (section 11 of dispatch.md). */
export const lifecycleRefusals = {
  notDraft: "La tournée n'est plus un brouillon",
  courierDock: "Une tournée de coursier n'est pas validée",
  empty: 'La tournée est vide',
  notMoving: "La tournée n'est pas validée",
  defined: 'Tournée déjà mise en chariot',
  waitingTask: "Une commande de la tournée n'est pas finalisée",
  notLoaded: "La tournée n'est pas chargée",
  notEmpty: "La tournée n'est pas vide",
  hardDock: 'Tournée fixe : impossible',
  notReadyYet: "La tournée n'est ni validée ni mise en chariot",
  notUnlockable: 'La tournée ne peut plus être reprise au livreur',
  refusalsLimit: 'Le livreur a dépassé sa limite de refus du jour',
  sameDock: 'Même tournée',
  notDriverDock: 'Les deux tournées doivent être des tournées de livreur',
  notDeletable: 'Seul un brouillon vide peut être supprimé',
  noDriver: "Le livreur n'existe plus",
  changedMeanwhile: 'La tournée a changé entre-temps',
  taskMoving: 'Commande en cours de déplacement',
};

/** Why an action on a dock for another center is refused (DSP-451, DSP-452, DSP-461). */
export const crossDockRefusals = {
  notCrossDock: "Ce n'est pas une tournée de cross-dock",
  alreadyLoaded: 'Tournée déjà chargée',
  failed: 'Erreur, chargement non validé',
};

/** Why a dock cannot be dropped on another (DSP-520 to DSP-526). */
export const dockDropRefusals = {
  incompatible: mismatchText,
  notDefined: "La tournée n'est pas mise en chariot",
  stillMoving: 'La tournée est encore en préparation',
};

/** The answer of a driver paid by race (DSP-427 to DSP-429). */
export const acceptanceLabels: Readonly<Record<Acceptance, string>> = {
  pending: "En attente d'acceptation",
  refused: 'Refusée',
  noAnswer: 'Sans réponse',
  accepted: 'Acceptée',
};

/** A choice of the departure filter (DSP-074). */
export const departureChoiceLabel = (hours: DepartureChoice) => (hours === null ? 'Toutes les tournées' : `${hours}h`);
