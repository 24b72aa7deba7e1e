import { sentence } from '../../../domain/words/isolate.ts';

export const loadingsTexts = {
  title: 'Chargements',
  toCheck: 'À vérifier',
  summary: (orders: number, centers: number) =>
    `${orders} ${orders > 1 ? 'commandes' : 'commande'}, ${centers} ${centers > 1 ? 'centres' : 'centre'}`,
  noneToCheck: 'Aucune commande à vérifier',
  noDock: 'Sans quai de crossdocking',
  /** PRP-314. */
  heads: { name: 'Nom', bags: 'Sacs', crates: 'Cagettes', slot: 'Créneau' },
  action: 'Action',
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
  orders: 'Commandes',
  crates: 'Cagettes',
  load: 'Charger',
  loadOf: (code: string) => sentence`Charger ${code}`,
  loaded: 'Chargé',
  drivers: 'Livreurs',
  driverHeads: ['Nom', 'Véhicule', 'État'],
  noDrivers: 'Aucun livreur',
  unknown: '-',
  /** Scan answers (OUR-027). */
  scanned: {
    check: (name: string) => sentence`Vérification de ${name}`,
    notToCheck: (name: string) => sentence`${name} n'est pas à vérifier`,
    trolley: (code: string) => sentence`${code} : un chariot ne se charge pas. Scannez une commande ou une cagette.`,
  },
};
