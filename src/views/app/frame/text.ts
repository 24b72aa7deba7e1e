export const frameTexts = {
  now: 'Maintenant',
  sections: 'Sections',
  waiting: 'actions en attente',
  waitingShort: 'en attente',
  /** A number that is not known yet. */
  unknown: '–',
};
