/** Addresses of the rooms of logs (LOG-001 to LOG-003). */
export const logsOfDayPath = (day: string, driverId: number | null): string =>
  driverId === null ? `/logs/date/${day}` : `/logs/driver/${driverId}/date/${day}`;

export const logsOfMonthPath = (month: string, driverId: number): string => `/logs/driver/${driverId}/month/${month}`;

/** All drivers of a month (LOG-057). */
export const logsOfAllPath = (month: string): string => `/logs/month/${month}`;
