import { hourText, parisWallClock } from '../time/paris-time.ts';

const minuteMs = 60_000;

/** When a planned call is due at first: in so many minutes. */
const soonMinutes = 15;

const isHour = /^([01]?\d|2[0-3])[:hH]([0-5]\d)$/;

/** `18:40` for a call in a quarter of an hour. */
export const firstHour = (nowMs: number): string => hourText(nowMs + soonMinutes * minuteMs);

/**
 * The next instant at which Paris clocks show an hour, epoch ms: today's, or tomorrow's once that is over (OUR-221); this
 * very minute is now. Null for a text that is no hour.
 */
export function nextHourMs(text: string, nowMs: number): number | null {
  const [, hours, minutes] = isHour.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  // Sixtieths of an hour are no whole milliseconds.
  const at = (day: number) => Math.round(parisWallClock(day, Number(hours) + Number(minutes) / 60, nowMs));
  return at(0) > nowMs - minuteMs ? at(0) : at(1);
}
