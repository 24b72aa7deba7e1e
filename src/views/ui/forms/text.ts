/** The buttons of every form. */
export const formTexts = {
  save: 'Enregistrer',
  saving: 'Enregistrement en cours',
  cancel: 'Annuler',
};
