/** Texts of the simulated payment providers. */
export const providerTexts = {
  badKey: 'Clé invalide.',
  badToken: 'Jeton invalide.',
  unknown: 'Paiement inconnu.',
  over: 'Ce paiement est terminé.',
  keyReused: "Cette clé est celle d'une autre demande.",
};
