import type { Section } from '../../../../domain/preparation/board.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** Titles of the sections, letter for letter (PRP-110 to PRP-129). */
export const sectionTitles: Readonly<Record<Section, string>> = {
  now: 'A preparer maintenant',
  'to-check': 'À vérifier',
  doing: 'En préparation',
  'waiting-products': 'En attente de produits',
  pickup: 'Commande en attente de pickup par Uber Direct',
  later: 'A préparer plus tard',
  blocked: 'Commandes Bloquées',
  'stand-by': 'Commandes crossdocking en stand by',
};

/** Names of the sections where there is little room. */
export const shortTitles: Readonly<Record<Section, string>> = {
  ...sectionTitles,
  now: 'Maintenant',
  'waiting-products': 'Attente produits',
  pickup: 'Pickup Uber',
  later: 'Plus tard',
  blocked: 'Bloquées',
  'stand-by': 'Stand by',
};

const count = (n: number) => n.toLocaleString('fr-FR');
const orders = (n: number) => `${count(n)} ${plural(n, 'commande', 'commandes')}`;
const items = (n: number) => `${count(n)} ${plural(n, 'article', 'articles')}`;

export const boardTexts = {
  title: 'Tableau de préparation',
  /** Of the file alone: the board has no heads. */
  columns: {
    section: 'Section',
    emergency: 'Urgence',
    order: 'Commande',
    client: 'Client',
    slotStart: 'Créneau, début',
    slotEnd: 'Créneau, fin',
    status: 'Statut',
    packed: 'Articles préparés',
    items: 'Articles',
    bags: 'Sacs',
    zone: 'Zone',
    packer: 'Préparateur',
  },
  titled: (title: string, n: number) => sentence`${title} (${count(n)})`,
  ordersAndItems: (n: number, of: number) => `${orders(n)}, ${items(of)}`,
  now: 'À préparer maintenant',
  today: "Aujourd'hui",
  seeAll: (n: number) => `Voir tout (${count(n)})`,
  seeLess: 'Réduire',
  shown: (shown: number, of: number) => `${count(shown)} sur ${count(of)}`,
  noDay: 'Sans date',
  pace: 'Cadence',
  products: 'Liste des produits',
  productsOf: (day: string) => sentence`Liste des produits : ${day}`,
  missingProducts: 'Produits manquants',
  fraud: 'Analyse de la fraude',
  fraudOf: (order: string) => sentence`Analyse de la fraude de la commande ${order}`,
  progress: (done: number, of: number) => `${done}/${of}`,
  progressOf: (done: number, of: number) => `${done} ${plural(done, 'article préparé', 'articles préparés')} sur ${of}`,
  bags: (n: number) => `${n} ${plural(n, 'sac', 'sacs')}`,
  canteen: (n: number) => `Cantine : ${n}`,
  canteenOf: (n: number) => `Commande témoin d'une cantine de ${orders(n)}`,
  superVenere: 'SUPER VÉNÈRE',
  urgent: (place: number | null) => (place === null ? 'Urgence' : `Urgence ${place}`),
  packer: (name: string) => sentence`Préparée par ${name}`,
  noSlot: 'Sans créneau',
  trolley: (name: string) => sentence`Chariot ${name}`,
  locked: 'Commande verrouillée : elle ne se déplace pas',
  busy: 'Enregistrement en cours',
  notToDo: 'Seules les commandes à préparer se déplacent',
  actions: (order: string) => sentence`Actions de la commande ${order}`,
  move: (order: string) => sentence`Déplacer la commande ${order}`,
  handle: 'Maintenir pour déplacer, appuyer pour choisir la place',
  item: (order: string) => sentence`la commande ${order}`,
  emergencies: 'les commandes urgentes',
  normalZone: 'les commandes non urgentes',
  normalZoneHint: 'Déposer ici : plus urgente',
  asNormal: 'Retirer des urgences',
  asLast: 'Mettre en dernière urgence',
  before: (order: string, rank: number) => sentence`Urgence ${String(rank)}, avant la commande ${order}`,
  beforeTarget: (order: string) => sentence`avant la commande ${order}`,
  asLastTarget: 'en dernière urgence',
  noChange: 'Elle y est déjà',
  choose: (order: string) => sentence`Place de la commande ${order}`,
};

export const sinceTexts = {
  from: (hour: string) => sentence`Dans cette section depuis ${hour}`,
  seenFrom: (hour: string) => sentence`Vue dans cette section par cet appareil depuis ${hour}`,
  atLeast: (text: string) => sentence`au moins ${text}`,
  waits: { long: 'longue', tooLong: 'trop longue' },
};

/** The windows of the figures (PRP-119). */
export const windowLabels = { '15minago': '15 min', '60minago': '60 min' } as const;
export const statLabels = {
  shipmentstats: 'Départs',
  packerstatiph: 'Articles / heure',
  packerstatsordermoving: 'Déplacement des commandes',
  packerstatsbeforepicking: 'Avant picking',
} as const;
