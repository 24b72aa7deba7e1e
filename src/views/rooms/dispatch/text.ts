import { dockCode } from '../../../domain/dock/text.ts';
import type { RoundList } from './filters.ts';

export const boardTexts = {
  loading: 'Chargement...',
  loadingOffline: "Hors ligne : ce centre n'a encore jamais été chargé sur cet appareil.",
  noGrouping: 'Le dispatch est désactivé pour ce centre',
  title: 'Dispatch',
  departureFilter: 'Départ des tournées',
};

export const listTexts = {
  title: (count: number) => `Commandes à dispatcher (${count})`,
  empty: 'Aucune commande à dispatcher',
  hideWaiting: 'Masquer les non finalisées',
  showWaiting: 'Afficher les non finalisées',
  nowView: 'Vue maintenant',
  number: 'N°',
  name: (shown: number, total: number) => `Nom (${shown}/${total})`,
  bags: 'Sacs',
  zone: 'Zone',
  client: 'Client',
  all: 'Tout cocher',
  address: 'Adresse',
  state: 'État',
  handle: 'Déplacer',
  moveTicked: (count: number) => `Déplacer la sélection (${count})`,
  tick: (name: string) => `Cocher la commande ${name}`,
  move: (name: string) => `Déplacer la commande ${name}`,
  editBags: (name: string, bags: string) => `Sacs de la commande ${name} : ${bags || 'inconnus'}`,
  noBags: '?',
  departure: (time: string) => `dép. ${time}`,
  slot: (start: string, end: string) => `${start}–${end}`,
  progress: (done: number, total: number) => `${done}/${total}`,
  notFinalised: 'Non finalisée',
  urgent: 'Urgence',
  emergency: (rank: number) => `Urgence ${rank}`,
  late: 'Retard',
  early: 'Avance',
  canteen: (count: number) => `Cantine ${count}`,
  weight: { normal: 'Poids', heavy: 'Lourd', error: 'Trop lourd pour la livraison directe' },
  gone: "n'est plus ici",
  locked: 'Verrouillée',
  order: (name: string) => `commande ${name}`,
};

export const roundTexts: Readonly<Record<RoundList, string>> = {
  creation: 'Tournées en cours de création',
  creationTomorrow: 'Tournées en cours de création (demain)',
  preparation: 'Tournées en préparation',
  ready: 'Tournées Prêtes à livrer',
  delivery: 'En livraison',
};

export const dockTexts = {
  heading: (title: string, count: number) => `${title} (${count})`,
  collapse: { ready: 'À livrer', other: 'Replier' },
  expand: 'Déplier',
  none: 'Aucune tournée',
  go: 'GO',
  goLabel: (id: number) => `GO ${dockCode(id)}`,
  sending: 'Envoi en cours',
  departure: 'Départ',
  departureSoon: 'moins de 4 h',
  return: 'Retour',
  noDriver: 'Sans livreur',
  ending: (name: string) => `Centre de fin : ${name}`,
  crossDocking: (name: string) => `Cross-dock : ${name}`,
  elsewhere: 'autre centre',
  loading: 'en cours',
  loaded: 'Chargé',
  loadedBy: (time: string, name: string) => [time, name].filter(Boolean).join(' '),
  locked: 'Verrouillée',
  failedEstimate: "Échec de l'estimation",
  basket: 'Panier',
  takeBags: { normal: 'Prise des sacs', limit: 'Prise des sacs urgente', delay: 'Prise des sacs en retard' },
  beforeWaiting: (count: number) => `${count} avant attente`,
  eta: (time: string) => `ETA ${time}`,
  round: (parts: readonly string[]) => parts.join(' · '),
  cutOff: (time: string) => `clôture ${time}`,
  tracking: 'Suivi',
  tasks: (code: string) => `Commandes de ${code}`,
  noTask: 'Vide',
  count: (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`),
};

export const driverTexts = {
  title: (count: number) => `Livreurs (${count})`,
  showHidden: 'Afficher les livreurs masqués',
  hideHidden: 'Cacher les livreurs masqués',
  empty: 'Aucun livreur',
  name: 'Livreur',
  vehicle: 'Véhicule',
  state: 'État',
  eta: 'ETA',
  queue: 'File',
  end: 'Fin',
  activity: 'Activité',
  endColours: { red: 'dépassée', orange: 'dans moins de 30 min', blue: 'départ anticipé' },
  openQueue: 'File des livreurs',
};

export const alertTexts = { title: 'Alertes' };

export const dialogTexts = {
  missing: 'Fenêtre indisponible',
  missingText: "Cette fenêtre n'est pas encore sur cet appareil. Rechargez la page quand le réseau sera revenu.",
};

export const bagsTexts = {
  title: (name: string) => `Sacs de la commande ${name}`,
  dry: 'Sacs secs',
  isotherm: 'Sacs isothermes',
  total: (total: number | null) => `Total : ${total ?? '—'}`,
  invalid: 'Un nombre entier de 0 à 999 est attendu.',
  tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
  save: 'Enregistrer',
  saving: 'Enregistrement en cours',
  cancel: 'Annuler',
  gone: "Cette commande n'est plus sur cet appareil.",
  hold: (name: string) => `sacs de la commande ${name}`,
};

export const moveTexts = {
  title: (count: number, name: string) => (count > 1 ? `Déplacer ${count} commandes vers…` : `Déplacer ${name} vers…`),
  position: 'Position dans la tournée',
  first: 'En premier',
  last: 'En dernier',
  list: 'Commandes à dispatcher',
  none: 'Aucune destination permise',
  refused: (count: number) => `Destinations refusées (${count})`,
  gone: "Cette commande n'est plus sur cet appareil.",
  item: (names: readonly string[]) => (names.length > 1 ? `${names.length} commandes` : `Commande ${names[0] ?? ''}`),
  moved: (count: number) => `${count} commandes déplacées`,
  after: (code: string, name: string) => `${code}, après la commande ${name}`,
};
