/** Why times of a presence are refused (LOG-062, LOG-071). */
export const presenceRefusals = {
  unchanged: "Rien n'a changé",
  order: "L'heure de début doit être avant l'heure de fin",
};
