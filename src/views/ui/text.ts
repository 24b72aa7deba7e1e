export const uiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  loading: 'Chargement...',
  retry: 'Réessayer',
  reload: 'Recharger',
  missing: 'Fenêtre indisponible',
  missingText: "Cette fenêtre n'a pas pu être chargée. Réessayez, ou rechargez la page quand le réseau sera revenu.",
  missingPart: "Une partie de la page n'a pas pu être chargée.",
};
