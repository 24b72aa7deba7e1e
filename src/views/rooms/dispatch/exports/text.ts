/** Columns of files alone: the lists have them within others. */
export const fileTexts = {
  slotStart: 'Créneau, début',
  slotEnd: 'Créneau, fin',
  departure: 'Départ',
  activity: 'Activité',
};
