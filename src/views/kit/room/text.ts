export const frameTexts = {
  now: 'Maintenant',
  sections: 'Sections',
  waiting: { label: 'actions en attente', one: 'action en attente', short: 'en attente' },
  /** A number not known yet. */
  unknown: '–',
};
