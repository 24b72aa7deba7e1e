/** French texts of the API about couriers, apart from the refusals of the domain. */
export const courierTexts = {
  refused: 'Le transporteur a refusé la demande.',
  /** The call is still valid: it is repeated until it is answered. */
  silent: "Le transporteur ne répond pas : l'appel lui sera répété",
  cancelSilent: "Le transporteur ne répond pas : l'annulation lui sera répétée",
  noEta: 'Le transporteur ne répond pas',
  notReady: 'Les sacs ne sont pas prêts.',
  unknownJob: 'Course inconnue.',
  badSecret: 'Appel non authentifié.',
  badEvent: 'Message illisible.',
};
