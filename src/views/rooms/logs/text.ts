import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

export const logsTexts = {
  loading: 'Chargement...',
  /** LOG-016, LOG-054. */
  before: 'PRECEDENT',
  after: 'SUIVANT',
  /** LOG-017. */
  addLog: 'AJOUTER UN LOG',
  addCost: 'AJOUTER UN SURCOÛT',
  /** LOG-018. */
  month: 'Voir le mois du chauffeur',
  allDrivers: 'Tous les chauffeurs',
  allMonths: 'Mois de tous les chauffeurs',
  export: 'Exporter (CSV)',
  noDriver: "Ce chauffeur n'existe pas",
  filters: 'Filtres',
  all: 'Tous',
  notChosen: '-',
  yes: 'Oui',
  table: (title: string) => sentence`Logs, ${title}`,
  driver: (id: number) => `Livreur ${id}`,
  titled: (name: string, period: string) => sentence`${name}, ${period}`,
  /** LOG-026. */
  none: 'Aucun log',
  allHidden: 'Aucun log avec ces filtres',
  hidden: (count: number) => `${count} ${plural(count, 'caché', 'cachés')} par les filtres`,
  clear: 'Retirer les filtres',
};

export const filterTexts = {
  pay: 'Paiement',
  vehicle: 'Véhicule',
  center: 'Centre',
  type: 'Type',
  outOfPlanning: 'Livraison hors planning',
} as const;

export const totalTexts = {
  title: 'Totaux du mois',
  time: 'Temps total',
  waiting: 'Attente',
  presence: 'Présence',
  extraCosts: 'Surcoûts',
  total: 'Total',
  /** LOG-160. */
  explain: (label: string, value: string) => sentence`${label} ${value} : de quoi c'est fait`,
  /** LOG-052. */
  unfinished: (count: number) =>
    `${count} ${plural(count, 'présence non terminée', 'présences non terminées')}, hors totaux`,
};

/** LOG-057. */
export const allMonthsTexts = {
  title: (month: string) => sentence`${month}, tous les chauffeurs`,
  byDay: 'Par jour',
  exportAll: (count: number) => `Exporter ${plural(count, 'le chauffeur', `les ${count}`)} (CSV)`,
  exportLogs: 'Exporter le détail (CSV)',
  detail: 'detail',
  anomaliesOf: (count: number, name: string) =>
    sentence`${count} ${plural(count, 'anomalie', 'anomalies')} ${de(name)}`,
  drivers: (count: number) => `${count} ${plural(count, 'chauffeur', 'chauffeurs')}`,
  /** LOG-205. */
  corrections: (count: number) => `${count} ${plural(count, 'correction', 'corrections')}`,
  unfinished: (count: number) => `${count} ${plural(count, 'présence sans fin', 'présences sans fin')}`,
};

export const allMonthsColumns = [
  { title: 'Chauffeur' },
  { title: 'Paiement' },
  { title: 'Temps', kind: 'number' },
  { title: 'Attente', kind: 'number' },
  { title: 'Présence €', kind: 'number' },
  { title: 'Surcoûts €', kind: 'number' },
  { title: 'Total €', kind: 'number' },
  { title: 'Anomalies', kind: 'number' },
  { title: 'État' },
] as const;
