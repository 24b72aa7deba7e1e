import type { PayKind } from '../../../../domain/driver-log/why/pay.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

const numbers = new Intl.NumberFormat('fr-FR');

/** `9 h 00`, `- 20 min 00 s`: a difference may be negative. */
export const spanText = (seconds: number) => `${seconds < 0 ? '- ' : ''}${durationText(Math.abs(seconds))}`;
/** `32 400 s`. */
export const secondsText = (seconds: number) => `${numbers.format(seconds)} s`;

const waitingByMode: Readonly<Record<string, string>> = {
  presence: 'comprise dans le temps payé',
  perf_and_waiting: "payée à l'heure",
};

/** LOG-160 to LOG-163. */
export const whyTexts = {
  explain: (value: string) => sentence`De quoi est fait : ${value}`,
  madeOf: (total: string, value: string) => sentence`${total}, ${value} : de quoi c'est fait`,
  columns: { reason: 'Raison', detail: 'Détail', value: 'Valeur' },
  sum: 'Somme des lignes',
  nothing: 'Rien ne compte dans ce total',
  unfinished: (count: number) =>
    `${count} ${plural(count, 'présence non terminée', 'présences non terminées')}, hors totaux`,
  parts: { presence: 'Présence', extraCosts: 'Surcoûts' },
  logs: (count: number) => `${count} ${plural(count, 'log', 'logs')}`,
  lines: (reason: string) => sentence`Lignes : ${reason}`,
  /** What follows a kind of pay. */
  rounds: (count: number) => `${count} ${plural(count, 'tournée', 'tournées')}`,
  orders: (count: number, rate: string) => sentence`${count} ${plural(count, 'commande', 'commandes')} à ${rate}`,
  day: (rate: string) => sentence`1 jour à ${rate}`,
  otherDay: '0 jour : le forfait est sur une autre présence de la journée',
  hours: (seconds: number, rate: string) =>
    sentence`${spanText(seconds)} (${secondsText(seconds)}) à ${rate} de l'heure`,
  unknownRate: (seconds: number) => `${spanText(seconds)}, à un taux que le serveur ne dit pas`,
  demand: (minutes: number | null) => (minutes === null ? 'demande' : `demande de ${minutes} min`),
  decided: (name: string, at: string) => sentence`validée par ${name} le ${at}`,
  decidedBySomebody: (at: string) => sentence`validée le ${at}`,
  correction: (day: string, minutes: number | null) =>
    joined(', ', [sentence`pour le ${day}`, minutes === null ? null : `${minutes} min`]),
  direct: (minutes: number | null) => (minutes === null ? 'direct, montant tapé' : `direct, ${minutes} min`),
  entered: (name: string, at: string) => sentence`${name}, le ${at}`,
  nobody: 'auteur non dit par le serveur',
  /** The detail of one log. */
  amount: 'Montant',
  punches: 'Pointages',
  punch: { start: 'début', stop: 'fin' } as Readonly<Record<string, string>>,
  noPunches: 'non dits par le serveur',
  added: 'Ajoutée à la main',
  edits: 'Corrections',
  edit: (time: string, before: string, after: string) => sentence`${time} ${before} → ${after}`,
  sides: { start: 'Début', end: 'Fin' } as Readonly<Record<string, string>>,
  noTime: 'aucune',
  time: 'Temps',
  lived: (lived: number, wall: number) => `${spanText(lived)} vécues, ${spanText(wall)} à l'horloge`,
  planning: 'Planning',
  noPlanning: 'aucun',
  waiting: 'Attente',
  /** How a criterion pays it (LOG-033 to LOG-037). */
  waitingOfMode: (mode: string | null | undefined) => waitingByMode[mode ?? ''] ?? 'non payée par ce critère',
  waitingOf: (waiting: number, present: number) =>
    `${spanText(waiting)} sans tournée en route, sur ${spanText(present)} de présence`,
  onTheRoad: (rounds: string) => sentence` ; en route : ${rounds}`,
  rate: 'Taux',
  since: (rate: string, day: string) => sentence`${rate} de l'heure depuis le ${day}`,
  sinceUnknown: (rate: string) => sentence`${rate} de l'heure, depuis une date que le serveur ne dit pas`,
  noRate: 'non dit par le serveur',
  by: (name: string | null | undefined, at: string, comment: string | null | undefined) =>
    joined(', ', [name ?? 'auteur non dit', at, comment]),
};

export const reasonTexts: Readonly<Record<PayKind, string>> = {
  rounds: 'Tournées',
  orders: 'Commandes livrées',
  day: 'Forfait jour',
  time: 'Temps de présence',
  punched: 'Entre les badges',
  added: 'Présence ajoutée à la main',
  start: 'Débuts corrigés à la main',
  end: 'Fins corrigées à la main',
  clocks: "Changement d'heure",
  running: 'Présence en cours',
  waiting: 'Attente',
  demand: 'Demandes validées',
  cost: 'Surcoûts directs',
  correction: 'Corrections de mois clos',
  untold: 'Non expliqué par le serveur',
};
