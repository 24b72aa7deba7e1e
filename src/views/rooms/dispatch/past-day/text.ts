import type { CauseChoice } from '../../../../domain/past-day/causes.ts';
import type { DemandState } from '../../../../domain/past-day/day.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { labelled } from '../../../../domain/words/label.ts';
import { plural } from '../../../../domain/words/plural.ts';

const orders = (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`;

/** The late orders of a day that is over (OUR-236 to OUR-239). */
export const pastDayTexts = {
  title: (day: string) => sentence`Retards du ${day}`,
  before: 'PRECEDENT',
  after: 'SUIVANT',
  noAfter: "Hier est le dernier jour : celui d'aujourd'hui est sur le tableau",
  board: 'Tableau',
  loading: 'Chargement...',
  none: 'Aucune commande livrée en retard ce jour-là',
  notKept: (day: string) => sentence`Les tournées ne sont gardées que depuis le ${day} : ce jour n'est plus entier`,
  unread: "Des commandes de ce jour n'ont pas pu être lues : la liste est incomplète.",
  totals: 'Totaux du jour',
  late: 'En retard',
  ofDelivered: (count: number) => `sur ${count} ${plural(count, 'livrée', 'livrées')}`,
  rounds: 'Tournées en retard',
  ofRounds: (count: number) => `sur ${count}`,
  undelivered: 'Non livrées',
  unknownHour: 'Livrées, heure inconnue',
  called: 'Clients appelés',
  told: 'Prévenus par SMS',
  ofLate: (count: number) => `sur ${count} en retard`,
  credited: 'Créditées',
  causes: 'Causes',
  choices: {
    leftLate: 'Départ tardif',
    preparation: 'Préparation tardive',
    driver: 'Livreur',
    none: 'Sans cause connue',
  } satisfies Readonly<Record<CauseChoice, string>>,
  choice: (label: string, count: number) => sentence`${label} (${count})`,
  twice: 'Une commande qui a plusieurs causes compte dans chacune.',
  filtered: (shown: number, all: number) => `${shown} ${plural(shown, 'tournée', 'tournées')} sur ${all}`,
  list: 'Tournées avec un retard',
  columns: ['Tournée', 'Livreur', 'Départ', 'Retour', 'En retard', 'Causes'] as const,
  noRound: 'Sans tournée',
  planned: (time: string) => sentence`prévu ${time}`,
  left: (time: string) => sentence`parti ${time}`,
  back: (time: string) => sentence`rentré ${time}`,
  unknown: 'inconnu',
  lateOrders: (count: number, worst: string) => sentence`${orders(count)}, jusqu'à ${worst}`,
  stops: (code: string) => sentence`Commandes de ${code}`,
  stopColumns: [
    'Arrêt',
    'Commande',
    'Créneau',
    'Prête',
    'Livrée',
    'Retard',
    'Causes',
    'Appel',
    'SMS',
    'Crédit',
  ] as const,
  unknownHourOf: 'heure inconnue',
  demands: (code: string) => sentence`Demandes du livreur, ${code}`,
  minutes: (count: number) => `${count} min`,
  ofOrder: (order: string) => sentence`à ${order}`,
  ofRound: 'pour la tournée',
  noReason: 'Demande du livreur',
  state: labelled({ open: 'à décider', validated: 'validée', refused: 'refusée' } satisfies Record<
    DemandState,
    string
  >),
  noComment: 'sans commentaire',
  exportAll: (count: number) => `Exporter ${plural(count, 'le retard', `les ${count} retards`)} (CSV)`,
};

/** Causes in words (OUR-238). */
export const causeTexts = {
  leftLate: (minutes: string) => sentence`partie ${minutes} après l'heure estimée`,
  preparation: (order: string, hour: string) => sentence`préparation de ${order} finie à ${hour}`,
  none: 'sans cause connue',
};

/** Titles of the file, beside those of the screen. */
export const fileTitles = {
  day: 'Jour',
  planned: 'Départ estimé',
  gone: 'Départ',
  back: 'Retour',
  client: 'Client',
  postalCode: 'Code postal',
  from: 'Début du créneau',
  to: 'Fin du créneau',
  late: 'Retard (min)',
  comments: 'Commentaires du livreur',
  called: 'Appelée',
  caller: 'Appelée par',
  sms: 'SMS',
  credited: 'Crédit (€)',
};
