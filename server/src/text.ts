/** What the API says in French, apart from the refusals of the domain. */
export const texts = {
  signInFirst: "Informations d'authentification non fournies ou expirées.",
  noFlow: "Vous n'avez pas accès au flow.",
  notFound: 'Introuvable.',
  unknownCenter: 'Centre inconnu.',
  badBody: 'Corps de requête invalide.',
  tooLarge: 'Requête trop volumineuse.',
  tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
  serverError: 'Une erreur est survenue.',
  inProgress: 'Cette demande est déjà en cours de traitement.',
  keyReused: 'Cette clé a déjà servi pour une autre demande.',
  noMaps: "L'optimiseur Google n'est pas configuré sur ce serveur.",
  mapsFailed: "Le service de cartes n'a pas pu optimiser ce trajet.",
  mapsTooMany: (most: number) => `Le service de cartes optimise au plus ${most} étapes.`,
  noStops: 'La tournée est vide.',
  badParameter: (name: string) => `Paramètre ${name} invalide.`,
  missing: (label: string) => `${label} : introuvable.`,
};
