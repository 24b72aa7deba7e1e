import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';

/** LOG-020. */
export const logColumns = ['Chauffeur', '', 'Type', 'Paiement', 'Durée', 'Attente', '€', 'Planning', 'Shift'] as const;

/** LOG-024. */
export const lineColumns = ['Tournée', 'De', 'À', 'Commentaire', 'Minutes', '€'] as const;

export const logTexts = {
  loading: 'Chargement...',
  detail: 'Détail',
  detailOf: (name: string) => sentence`Détail ${de(name)}`,
  types: { shift: 'Shift', cost: 'Surcoût' },
  performance: (amount: string) => sentence`Performance : ${amount}`,
  unfinished: 'en cours',
  notEnded: 'Fin non pointée, hors total',
  outOfPlanning: 'Livraison hors planning',
  monthOf: 'Voir le mois du chauffeur',
  /** LOG-030, LOG-031. */
  alerts: {
    race: { warning: 'Performance au-dessus de 200 €', danger: 'Performance au-dessus de 300 €' },
    time: { warning: 'Présence au-dessus de 13 h', danger: 'Présence au-dessus de 16 h' },
  },
  edited: 'corrigé',
  editedFrom: (punched: string) => sentence`Corrigé à la main, pointé ${punched}`,
  editedBy: (name: string, at: string, punched: string) =>
    sentence`Corrigé à la main par ${name} le ${at}, pointé ${punched}`,
  waiting: 'en attente',
  waitingMeaning: 'Correction enregistrée sur cet appareil, pas encore confirmée par le serveur',
  addWaits: (label: string) => sentence`${label}, en attente du serveur`,
  expand: 'Tout déplier',
  collapse: 'Tout replier',
  remove: 'Supprimer',
  removeOf: (name: string) => sentence`Supprimer le surcoût ${de(name)}`,
  removeTitle: 'Supprimer le surcoût',
  /** LOG-027. */
  sureToRemove: 'Êtes vous sûr de vouloir supprimer ce surcoût ?',
};
