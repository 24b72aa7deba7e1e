export const centerDispatchTexts = {
  extract: 'Extraire toutes les commandes finalisées',
  extractText:
    'Toutes les commandes finalisées de ce centre quittent leur tournée pour des groupements à elles. Cela ne pourra pas être annulé : il faudrait les replacer une à une.',
  /** DSP-079. */
  waiting: 'En attente de rafraîchissement',
  generate: 'Générer le dispatch auto',
  generateText: 'Regrouper en tournées toutes les commandes finalisées à dispatcher de ce centre ?',
};
