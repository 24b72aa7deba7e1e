/** Why times of a presence cannot be corrected (LOG-062, LOG-065). */
export const shiftRefusals = {
  order: 'Le début ne peut être après la fin du temps de présence',
  skipped: "Cette heure n'existe pas ce jour-là",
  future: 'Une présence ne peut pas commencer dans le futur',
  futureEnd: 'Une présence ne peut pas finir dans le futur',
  gone: "Cette présence n'existe plus",
};

/** Why a presence cannot be added (LOG-071, LOG-075). */
export const addedRefusals = {
  ...shiftRefusals,
  order: "L'heure de début doit être avant l'heure de fin",
  /** More than 16 h, nearly always a slip (LOG-073). */
  long: shiftRefusals.order,
  gone: "Ce livreur n'est plus dans ce centre",
};
