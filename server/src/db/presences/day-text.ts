const days = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `jeudi 26 novembre 2026`: a calendar day, of no zone. */
export const dayText = (day: string) => days.format(Date.parse(`${day}T12:00Z`));
