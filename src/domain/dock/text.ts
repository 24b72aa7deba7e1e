import { labelled } from '../label.ts';

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
