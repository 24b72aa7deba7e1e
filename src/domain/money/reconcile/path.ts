const page = /^rapprochement-(\d{4}-\d{2}-\d{2})$/;

/** The page that compares a day with the books of the providers (OUR-163). */
export const reconciliationPath = (day: string) => `/support/money/rapprochement-${day}`;

/** The day that such a page is about; null for another page. */
export function reconciledDayOf(text: string | undefined): string | null {
  const day = page.exec(text ?? '')?.[1];
  // 31 February is no day: it reads as one of March.
  const isDay = day !== undefined && new Date(`${day}T12:00:00Z`).toJSON()?.startsWith(day);
  return isDay ? day : null;
}
