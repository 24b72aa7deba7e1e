/** Texts of the simulated providers. */
export const fleetTexts = {
  unknown: 'Course inconnue.',
  tooLate: 'Le coursier a déjà les sacs.',
  tooFar: 'Aucun cargo disponible avant une heure',
  storeHours: 'Les horaires du store sont configurés ailleurs.',
  badCall: 'Demande illisible.',
  badToken: 'Jeton invalide.',
};
