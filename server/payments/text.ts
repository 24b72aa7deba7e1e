/** Texts of the simulated payment providers. */
export const providerTexts = {
  badKey: 'Clé invalide.',
  badToken: 'Jeton invalide.',
  unknown: 'Paiement inconnu.',
  over: 'Ce paiement est terminé.',
  noIntent: (id: string) => `Paiement inconnu : ${id}.`,
  overCharge: 'Ce paiement est déjà remboursé, ou il en reste moins.',
  keyReused: "Cette clé est celle d'une autre demande.",
};
