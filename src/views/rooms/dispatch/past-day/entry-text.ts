/** The board is painted with these alone (OUR-236). */
export const pastDayEntryTexts = {
  open: 'Hier',
  hint: "Retards d'hier, par tournée et par cause",
};
