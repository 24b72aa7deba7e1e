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
  badParameter: (name: string) => `Paramètre ${name} invalide.`,
  missing: (label: string) => `${label} : introuvable.`,
};
