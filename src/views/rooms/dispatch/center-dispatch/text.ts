export const centerDispatchTexts = {
  extract: 'Extraire toutes les commandes finalisées',
  /** DSP-079. */
  waiting: 'En attente de rafraîchissement',
  generate: 'Générer le dispatch auto',
  generateText: 'Regrouper en tournées toutes les commandes finalisées à dispatcher de ce centre ?',
};
