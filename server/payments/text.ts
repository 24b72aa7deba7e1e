/** Texts of the simulated payment providers. */
export const providerTexts = {
  badKey: 'Clé invalide.',
  badToken: 'Jeton invalide.',
  unknown: 'Paiement inconnu.',
  over: 'Ce paiement est terminé.',
};
