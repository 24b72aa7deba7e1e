const numbers = new Intl.NumberFormat('fr-FR');
const numberText = (value: number | bigint) => numbers.format(value);
const partOf = (name: string) => (name === '' ? 'La demande' : `Le paramètre ${name}`);

/** French texts of the API, apart from the refusals of the domain. */
export const texts = {
  signInFirst: "Informations d'authentification non fournies ou expirées.",
  notFound: 'Introuvable.',
  unknownCenter: 'Centre inconnu.',
  badBody: 'Corps de requête invalide.',
  badAddress: 'Adresse illisible.',
  tooLarge: 'Requête trop volumineuse.',
  tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
  tooOften: 'Trop de demandes. Réessayez dans une seconde.',
  databaseBusy: 'La base de données tarde à répondre. Réessayez dans un instant.',
  tooManyStreams: "Trop d'écrans sont déjà à l'écoute.",
  serverError: 'Une erreur est survenue.',
  inProgress: 'Cette demande est déjà en cours de traitement.',
  orderTwice: 'Une commande y est deux fois.',
  keyReused: 'Cette clé a déjà servi pour une autre demande.',
  operationClosed: "Cette opération est close : rien n'a bougé, et rien ne bougera plus sous cette clé.",
  unknownOperation: "Cette opération n'est jamais arrivée.",
  otherOperation: "Cette opération est celle d'une autre personne.",
  noMaps: "L'optimiseur Google n'est pas configuré sur ce serveur.",
  mapsFailed: "Le service de cartes n'a pas pu optimiser ce trajet.",
  mapsTooMany: (most: number) => `Le service de cartes optimise au plus ${most} étapes.`,
  isothermalBags: (count: number) => (count > 1 ? 'sacs isothermes' : 'sac isotherme'),
  noStops: 'La tournée est vide.',
  /** In the log of a presence (LOG-039). */
  roundWithoutEnd: 'Fin de tournée manquante',
  badParameter: (name: string) => `Paramètre ${name} invalide.`,
  atMost: (most: number | bigint) => `au plus ${numberText(most)}`,
  above: (bound: number | bigint) => `plus de ${numberText(bound)}`,
  atLeast: (least: number | bigint) => `au moins ${numberText(least)}`,
  betweenYears: (first: number, last: number) => `une date des années ${first} à ${last}`,
  /** The parameter, and its expected form. */
  badValue: (name: string, expected: string) => `Paramètre ${name} invalide : ${expected}.`,
  /** Values that no column can store, by kind. */
  unstorable: {
    text: (name: string) => `${partOf(name)} contient un caractère qui ne peut pas être enregistré.`,
    number: (name: string) => `${partOf(name)} contient un nombre trop grand pour être enregistré.`,
    depth: () => 'La demande contient trop de niveaux imbriqués.',
  },
  /** For values that the database refuses although the edge let them through. */
  refusedValue: 'Une valeur de la demande ne peut pas être enregistrée.',
  missing: (label: string) => `${label} : introuvable.`,
};
