import { nameOfAuthor } from '../../../../domain/author.ts';
import type { Cause, Incident, IncidentItem } from '../../../../domain/incident/incident-row.ts';
import type { IncidentDecision } from '../../../../domain/incident/rules.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { minutesText } from '../../../../domain/time/minutes.ts';
import { dateTimeText, secondText } from '../../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { Tone } from '../../../ui/status/badge.tsx';

const euros = (cents: number) => euroText(cents / 100);

const lateText = (minutes: number) => `+${minutesText(minutes)}`;

/** A server's words may end with a full stop or without. */
const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

export const incidentTexts = {
  list: "Crédits d'incident",
  loading: 'Chargement...',
  none: 'Aucun incident ces sept derniers jours',
  prepareNew: 'Préparer un incident',
  title: (about: string | null | undefined) => sentence`Incident, ${about ?? ''}`,
  notAnAddress: "Cette adresse n'est pas celle d'un incident",

  // To prepare one.
  cause: "Ce qui s'est passé",
  causes: {
    round: 'Une tournée en retard',
    trolley: 'Un chariot perdu',
    street: 'Une rue fermée',
  } as const satisfies Record<Cause, string>,
  which: { round: 'Tournée', trolley: 'Chariot', street: 'Rue' } as const satisfies Record<Cause, string>,
  noneOf: {
    round: "Aucune tournée n'a de commande en retard",
    trolley: "Aucune commande en cours n'est sur un chariot",
    street: 'Aucune commande en cours',
  } as const satisfies Record<Cause, string>,
  notLate: "Cette tournée n'a plus de commande en retard",
  choose: 'Choisir',
  reason: 'Raison du crédit',
  why: 'Explications',
  whyHint: 'Lues sur chaque crédit, avec qui prépare et qui approuve',
  touched: (count: number) => sentence`Clients touchés (${count})`,
  columns: ['Commande', 'Retard', 'Crédit', 'À savoir'],
  scale: 'Barème',
  amount: 'Crédit par commande (€)',
  stepFrom: (at: number) => `À partir de (min), palier ${at + 1}`,
  stepAmount: (at: number) => `Crédit (€), palier ${at + 1}`,
  customerCeiling: 'Plafond par client (€)',
  ceiling: "Plafond de l'incident (€)",
  stops: 'Arrêter au premier refus',
  withSms: 'Envoyer un SMS après chaque crédit',
  sms: 'Texte du SMS',
  smsHint:
    "{arrivée}, {montant} et les autres champs sont ceux de chaque commande, lus et figés à l'envoi de ce formulaire.",
  preview: (name: string) => sentence`Le SMS de ${name}`,
  allSms: (count: number) =>
    sentence`${plural(count, 'Le SMS tel qu’il part', 'Les SMS tels qu’ils partent')} (${count})`,
  unfilled: (name: string, why: string) => sentence`${name} : ${why}`,
  isUnfilled: (count: number) =>
    sentence`Le texte ne peut pas être rempli pour ${count} ${plural(count, 'commande', 'commandes')}`,
  after: 'Le SMS part après le crédit, jamais sans lui.',
  late: (minutes: number | null | undefined) => (minutes ? lateText(minutes) : '—'),
  elsewhere: 'déjà dans un incident',
  belowScale: 'sous le barème',
  noPhone: 'sans numéro : crédit sans SMS',
  total: (count: number, cents: number) => sentence`${count} ${plural(count, 'crédit', 'crédits')}, ${euros(cents)}`,
  submit: (count: number, cents: number, withSms: boolean) =>
    sentence`Préparer ${count} ${plural(count, 'crédit', 'crédits')}, ${euros(cents)} en tout${withSms ? ', avec SMS' : ', sans SMS'}`,
  nothingSent: "Rien n'est envoyé : un responsable, autre que vous, approuve l'envoi.",
  missingCause: 'Choisissez ce qui est touché',
  missingReason: 'Choisissez la raison du crédit',
  badAmount: 'Un montant en euros, plus grand que 0',
  badMinutes: 'Des minutes entières',
  tooLong: '500 caractères au plus',
  smsTooLong: '1 000 caractères au plus',
  hold: 'incident à préparer',

  // To send one.
  prepared: ({ items, prepared_by, prepared_at }: Incident) =>
    sentence`${items.length} ${plural(items.length, 'commande touchée', 'commandes touchées')}, préparé par ${nameOfAuthor(prepared_by)} le ${dateTimeText(prepared_at)}`,
  approved: ({ started_by, started_at }: Incident) =>
    started_at ? sentence`envoi approuvé par ${nameOfAuthor(started_by)} le ${dateTimeText(started_at)}` : null,
  /** OUR-176. */
  halts: {
    approver: (name: string) =>
      sentence`Suspendu : ${name} n'a plus le droit d'approuver. Un autre responsable peut reprendre l'envoi.`,
    expired: () => "Personne n'a approuvé cet incident en un jour : rien n'est parti.",
  } as Readonly<Record<string, (name: string) => string>>,
  statuses: {
    prepared: 'à approuver',
    running: 'envoi en cours',
    suspended: 'suspendu',
    stopped: 'arrêté',
    done: 'terminé',
  } as Readonly<Record<string, string>>,
  statusTones: {
    prepared: 'purple',
    running: 'blue',
    suspended: 'amber',
    stopped: 'gray',
    done: 'green',
  } as Readonly<Record<string, Tone>>,
  states: {
    waiting: 'à venir',
    next: 'en cours',
    credited: 'crédité',
    refused: 'refusé',
    dropped: 'non crédité',
  } as Readonly<Record<string, string>>,
  stateTones: {
    waiting: 'gray',
    next: 'blue',
    credited: 'green',
    refused: 'red',
    dropped: 'gray',
  } as Readonly<Record<string, Tone>>,
  stateIcons: {
    next: 'hourglass',
    credited: 'check',
    refused: 'cross',
  } as Readonly<Record<string, IconName>>,
  itemColumns: [
    { title: 'Commande' },
    { title: 'Retard', kind: 'number' },
    { title: 'Crédit', kind: 'number' },
    { title: 'État' },
    { title: 'Détail' },
  ] as const,
  detail: ({ status, at, error, sms_state }: IncidentItem): string =>
    status === 'credited'
      ? joined(', ', [at && secondText(Date.parse(at)), smsStates[sms_state ?? ''] ?? 'sans SMS'])
      : status === 'refused'
        ? joined('. ', [error && withoutStop(error), 'Pas de SMS.'])
        : '',
  counts: {
    credited: (count: number) => sentence`${count} ${plural(count, 'crédité', 'crédités')}`,
    refused: (count: number) => sentence`${count} ${plural(count, 'refusé', 'refusés')}`,
    waiting: (count: number) => sentence`${count} à venir`,
    dropped: (count: number) => sentence`${count} ${plural(count, 'non crédité', 'non crédités')}`,
  },
  progress: 'Crédits décidés',
  totals: (credited: number, total: number) => sentence`${euros(credited)} crédités sur ${euros(total)}`,
  decide: (decision: IncidentDecision, waiting: number, next: string | null, cents: number): string =>
    ({
      start: sentence`Envoyer ${waiting} ${plural(waiting, 'crédit', 'crédits')}, ${euros(cents)}`,
      suspend: next ? sentence`Suspendre après ${next}` : 'Suspendre',
      stop: sentence`Arrêter, ${waiting} ne ${plural(waiting, 'sera pas crédité', 'seront pas crédités')}`,
      retry: 'Réessayer',
    })[decision],
  retryOf: (name: string) => sentence`Réessayer le crédit de ${name}`,
  asksStart: (count: number, cents: number) =>
    sentence`${count} ${plural(count, 'client reçoit son crédit', 'clients reçoivent leur crédit')}, l'un après l'autre, ${euros(cents)} en tout. Un crédit donné ne se reprend qu'un par un, depuis sa fiche.`,
  asksStop: (count: number) =>
    sentence`${count} ${plural(count, 'client ne sera pas crédité', 'clients ne seront pas crédités')}. Ce qui est crédité le reste.`,
  resume: 'Reprise',
  resumeText:
    "Un crédit à la fois. Le serveur reprend où il en est, aussi après une coupure ou cet écran fermé : ce qui est crédité ne l'est jamais deux fois.",
  ceilings: 'Plafonds',
  customerCeilingIs: 'Par client',
  ceilingIs: "De l'incident",
  stopsIs: 'Au premier refus',
  stopsTexts: { yes: 'suspend', no: 'continue' },
  reasonIs: 'Raison',
  whyIs: 'Explications',
  smsIs: 'SMS',
  listColumns: [
    { title: 'Préparé le' },
    { title: 'Incident' },
    { title: 'Par' },
    { title: 'État' },
    { title: 'Crédités', kind: 'number' },
    { title: 'Montant', kind: 'number' },
  ] as const,
  /** Of the files alone, whose cells hold one value each. */
  whole: (title: string) => sentence`${title}, sur`,
  customer: 'Client',
  ofAll: (count: number, all: number) => `${count} / ${all}`,
};

const smsStates: Readonly<Record<string, string>> = {
  waiting: 'SMS en route',
  sent: 'SMS parti',
  refused: 'SMS refusé par le fournisseur',
  expired: 'SMS non parti, trop tard',
  noProvider: 'SMS non parti, aucun fournisseur',
  no_phone: 'sans SMS : pas de numéro',
  none: 'sans SMS',
};
