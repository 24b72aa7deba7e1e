export const frameTexts = {
  now: 'Maintenant',
  sections: 'Sections',
  waiting: { label: 'actions en attente', one: 'action en attente', short: 'en attente' },
  toTreat: { label: 'actions à traiter', one: 'action à traiter', short: 'à traiter' },
  /** A number not known yet. */
  unknown: '–',
};
