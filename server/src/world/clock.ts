export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Milliseconds as the API's timestamps. */
export const iso = (ms: number) => new Date(ms).toISOString();
export const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));
/** A timestamp in milliseconds; absent ones are `otherwise`. */
export const msOf = <T>(instant: string | null | undefined, otherwise: T) =>
  instant ? Date.parse(instant) : otherwise;

export const floorTo = (ms: number, stepMs: number) => Math.floor(ms / stepMs) * stepMs;

// The Swedish format is ISO 8601 but for the space.
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' });

/** `yyyy-MM-dd` in Paris. */
export const parisDay = (ms: number) => wall.format(ms).slice(0, 10);
/** `HH:mm` in Paris. */
export const parisTime = (ms: number) => wall.format(ms).slice(11, 16);

const offsetMs = (ms: number) => Date.parse(`${wall.format(ms).replace(' ', 'T')}Z`) - floorTo(ms, 1000);

/** The instant of `hour` o'clock in Paris, `days` calendar days after the day of `nowMs`. */
export function parisInstant(nowMs: number, days: number, hour: number): number {
  const midnightUtc = Date.parse(`${parisDay(nowMs)}T00:00:00Z`);
  const wallMs = midnightUtc + days * dayMs + hour * hourMs;
  // Twice: the first guess may lie on the other side of a clock change.
  const guess = wallMs - offsetMs(wallMs);
  return wallMs - offsetMs(guess);
}
