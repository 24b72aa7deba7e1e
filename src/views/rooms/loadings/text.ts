import { sinceText } from '../../../domain/preparation/since.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

const ordersText = (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`;

/** Beside the numbers of the line under the header. */
export const numberTexts = {
  leaving: { label: 'départs sous 15 min', one: 'départ sous 15 min' },
  toCheck: { label: 'à vérifier' },
  free: { label: 'livreurs libres', one: 'livreur libre' },
  missing: { label: 'non reçues', one: 'non reçue' },
};

export const loadingsTexts = {
  title: 'Chargements',
  toCheck: 'À vérifier',
  summary: (orders: number, centers: number) =>
    `${ordersText(orders)}, ${centers} ${plural(centers, 'centre', 'centres')}`,
  noneToCheck: 'Aucune commande à vérifier',
  noDock: 'Sans quai de crossdocking',
  /** PRP-314. */
  heads: { name: 'Nom', bags: 'Sacs', crates: 'Cagettes', slot: 'Créneau' },
  action: 'Action',
  /** Columns of the files alone. */
  client: 'Client',
  center: 'Centre',
  dock: 'Quai',
  gone: 'Parti le',
  validate: 'Valider',
  validateOf: (name: string) => sentence`Valider ${name}`,
  sending: 'Envoi en cours',
  notReceived: 'Commandes non reçues par le centre BAM',
  notReceivedBadge: 'Non reçue',
  leftAt: (code: string, time: string) => sentence`${code}, parti à ${time}`,
  docks: (count: number) => `Quais de crossdocking (${count})`,
  noDocks: 'Aucun quai de crossdocking à charger',
  noDriver: 'Sans livreur',
  departure: (time: string) => sentence`départ ${time}`,
  /** Until a departure, or since: `24 min`, `+12 min`. */
  inTime: (ms: number) => (ms < 0 ? `+${sinceText(-ms)}` : sinceText(ms)),
  leaves: (code: string, ms: number) =>
    ms < 0 ? sentence`${code}, en retard de ${sinceText(-ms)}` : sentence`${code}, part dans ${sinceText(ms)}`,
  content: (orders: number, crates: number) =>
    `${ordersText(orders)}, ${crates} ${plural(crates, 'cagette', 'cagettes')}`,
  yetToCheck: (count: number) => `${count} à vérifier`,
  later: (count: number) => `${count} plus tard`,
  laterDock: (code: string, name: string, time: string, orders: number) =>
    sentence`${code} ${name} ${time}, ${ordersText(orders)}`,
  load: 'Charger',
  loadOf: (code: string) => sentence`Charger ${code}`,
  loaded: 'Chargé',
  drivers: (free: number) => `Livreurs : ${free} ${plural(free, 'libre', 'libres')}`,
  driversInAll: (count: number) => `${count} en tout`,
  others: (count: number, states: readonly (readonly [label: string, count: number])[]) =>
    sentence`${count} autres : ${joined(
      ' ; ',
      states.map(([label, of]) => sentence`${label.toLowerCase()} ${of}`),
    )}`,
  driverHeads: ['Nom', 'Véhicule', 'État'] as const,
  withRound: 'Avec une tournée',
  noDrivers: 'Aucun livreur',
  unknown: '-',
  /** Scan answers (OUR-027). */
  scanned: {
    check: (name: string) => sentence`Vérification de ${name}`,
    notToCheck: (name: string, dock: string | null) =>
      dock === null
        ? sentence`${name} n'est pas à vérifier`
        : sentence`${name} n'est pas à vérifier : elle est dans ${dock}`,
    trolley: (code: string) => sentence`${code} : un chariot ne se charge pas. Scannez une commande ou une cagette.`,
  },
};
