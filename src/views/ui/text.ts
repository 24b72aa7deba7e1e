export const uiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  missing: 'Fenêtre indisponible',
  missingText: "Cette fenêtre n'est pas encore sur cet appareil. Rechargez la page quand le réseau sera revenu.",
};
