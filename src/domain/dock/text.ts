import { labelled } from '../label.ts';
import type { Acceptance } from './acceptance.ts';
import type { DepartureChoice } from './departure-filter.ts';

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

export const editRefusals = {
  dockLocked: 'Tournée verrouillée',
  dockTooOld: (days: string | undefined) => `ce dock est trop vieux: ${days} jours`,
  driverReturning: 'le livreur est en retour, impossible de modifier ce dock',
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
