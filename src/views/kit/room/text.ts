export const frameTexts = {
  now: 'Maintenant',
  sections: 'Sections',
  waiting: { label: 'actions en attente', one: 'action en attente', short: 'en attente' },
  /** A number that is not known yet. */
  unknown: '–',
};
