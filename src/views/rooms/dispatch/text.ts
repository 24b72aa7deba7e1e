import { latenessText } from '../../../domain/late-order/text.ts';
import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';
import { orderTexts } from '../../concepts/order/text.ts';
import type { RoundList } from './filters.ts';

export const boardTexts = {
  loading: 'Chargement...',
  loadingOffline: "Hors ligne : ce centre n'a encore jamais été chargé sur cet appareil.",
  noGrouping: 'Le dispatch est désactivé pour ce centre',
  title: 'Dispatch',
  departureFilter: 'Départ des tournées',
};

export const listTexts = {
  ...orderTexts,
  title: (count: number | undefined) =>
    count === undefined ? 'Commandes à dispatcher' : `Commandes à dispatcher (${count})`,
  empty: 'Aucune commande à dispatcher',
  settings: 'Réglages de la liste',
  isOn: (isOn: boolean) => (isOn ? 'activé' : 'désactivé'),
  allFiltered: 'Aucune commande ne passe les filtres',
  hideWaiting: 'Masquer les non finalisées',
  showWaiting: 'Afficher les non finalisées',
  nowView: 'Vue maintenant',
  number: 'N°',
  name: (shown: number, total: number) => `Nom (${shown}/${total})`,
  zone: 'Zone',
  all: 'Tout cocher',
  address: 'Adresse',
  handle: 'Déplacer',
  driverHandle: 'Glisser sur une tournée pour la lui donner',
  giveRound: (name: string) => sentence`Donner une tournée à ${name}`,
  driverOnRound: 'Un livreur se dépose sur une tournée',
  orderOnRound: 'Seule une tournée se donne à un livreur',
  inPlaceOf: (name: string) => sentence`à la place ${de(name)}`,
  dragInstructions:
    "Pour déplacer une commande ou une tournée au clavier : Espace pour la prendre, les flèches pour aller d'une destination permise à l'autre, Début pour aller à la meilleure place, Espace pour la déposer, Échap pour annuler. Entrée ouvre la liste des destinations.",
  moveTicked: (count: number) => `Déplacer la sélection (${count})`,
  tick: (name: string) => sentence`Cocher la commande ${name}`,
  move: (name: string) => sentence`Déplacer la commande ${name}`,
  editBags: (name: string, bags: string) => sentence`Sacs de la commande ${name} : ${bags || 'inconnus'}`,
  noBags: '?',
  slot: (start: string, end: string) => sentence`${start}–${end}`,
  progress: (done: number, total: number) => `${done}/${total}`,
  notFinalised: 'Non finalisée',
  notFinalisedMeaning: 'Commande non finalisée : produits préparés sur produits commandés',
  urgent: 'Urgence',
  ofSite: (site: string) => sentence`Commande passée sur le site ${site}`,
  emergency: (rank: number) => `Urgence ${rank}`,
  late: 'Retard',
  early: 'Avance',
  gone: "n'est plus ici",
  locked: 'Verrouillée',
  order: (name: string) => sentence`commande ${name}`,
};

export const roundTexts: Readonly<Record<RoundList, string>> = {
  creation: 'Tournées en cours de création',
  creationTomorrow: 'Tournées en cours de création (demain)',
  preparation: 'Tournées en préparation',
  ready: 'Tournées Prêtes à livrer',
  delivery: 'En livraison',
};

/** The sections of the board, short as the bar of them needs it. */
export const sectionTexts = {
  toDispatch: 'À dispatcher',
  redeliver: 'À relivrer',
  dqp: 'DQP',
  late: 'En retard',
  extraCosts: 'Surcoût',
  creation: 'En création',
  creationTomorrow: 'Demain',
  preparation: 'En préparation',
  ready: 'Prêtes',
  delivery: 'En livraison',
  drivers: 'Livreurs',
  alerts: 'Alertes',
};

export const marginTexts = {
  expected: (time: string) => sentence`vers ${time}`,
  late: latenessText,
  tight: (minutes: number) => `marge ${minutes} min`,
};

export const taskMenuTexts = {
  menu: (name: string) => sentence`Actions de la commande ${name}`,
  edit: 'Modifier',
  sms: 'SMS',
  missingProducts: 'Produits manquants',
  client: 'Fiche client',
  cancelMove: 'Annuler le déplacement',
  cancelMoveOf: (name: string) => sentence`Annuler le déplacement de la commande ${name}`,
  ticked: (code: string) => sentence`Commandes cochées de ${code}`,
  extract: (count: number) => `Extraire (${count})`,
  statusOf: (count: number) => `Statut (${count})`,
  changeStatus: (count: number) => `Statut (${count}) : changer le statut`,
};

export const alertTexts = {
  title: 'Alertes',
  read: 'Marquer comme lu',
  readAlert: (label: string) => sentence`Marquer comme lu : ${label}`,
};
