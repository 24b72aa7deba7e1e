import type { FileOf } from './open-files/open-files.ts';

// Where the start page of support is, and its pages about money.

export const homePath = '/support/';

/** The money of a center on a day, `2026-11-26`; `0` is today (OUR-140). */
export const moneyDayPath = (day: string) => `/support/money/${day}`;

/** The page of what is proposed above the limit of a center (OUR-153). */
export const proposalsPage = 'propositions';
export const proposalsPath = `/support/money/${proposalsPage}`;

/** Credits for the customers of an incident (OUR-170 to OUR-174). */
export const incidentList = 'tous';
export const newIncident = 'nouveau';
export const incidentPath = (id: string) => `/support/incident/${id}`;
export const incidentsPath = incidentPath(incidentList);

/** Whether an address of the console belongs to a file. */
export const isFilePath = (path: string): boolean => /^\/support\/(order|order-with-center|user)\//i.test(path);

/** The file an address of the console shows; null for none. */
export function fileAt(path: string): FileOf | null {
  const [, kind, id] = /^\/support\/(order|order-with-center|user)\/(\d{1,15})(?:\/|$)/i.exec(path) ?? [];
  return id ? { kind: kind?.toLowerCase() === 'user' ? 'customer' : 'order', id: Number(id) } : null;
}
