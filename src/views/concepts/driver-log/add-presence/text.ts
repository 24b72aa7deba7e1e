import { sentence } from '../../../../domain/words/isolate.ts';

export const addPresenceTexts = {
  title: 'Ajouter un log',
  hold: (day: string) => sentence`présence du ${day}`,
  driver: 'Livreur',
  noDriver: 'Choisir un livreur',
  day: 'Jour',
  start: 'Début',
  end: 'Fin',
  /** LOG-070. */
  driverWanted: 'Veuillez renseigner un livreur',
  dayWanted: 'Veuillez renseigner le jour',
  timeWanted: 'Écrivez une heure comme 9h05',
  skipped: "Cette heure n'existe pas ce jour-là",
  /** LOG-071. */
  startLate: "L'heure de début doit être avant l'heure de fin",
  endEarly: "L'heure de fin doit être après l'heure de début",
};
