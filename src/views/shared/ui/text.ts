export const uiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
};
