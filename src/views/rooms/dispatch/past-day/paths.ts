/** The late orders of yesterday, or of the day in `date` (OUR-236). */
export const pastDayPath = '/dispatch/hier';
export const pastDayAt = (day: string): string => `${pastDayPath}?date=${day}`;

/** What the bar leads to on its page. */
export const pastDaySections = [
  { id: 'past-totals', label: 'Totaux' },
  { id: 'past-rounds', label: 'Tournées' },
] as const;
