import { tzOffset } from '@date-fns/tz/tzOffset';

const offsetMs = (ms: number) => tzOffset('Europe/Paris', new Date(ms)) * 60_000;
const halfDayMs = 12 * 3_600_000;

/**
 * The instant, epoch ms, at which Paris clocks show `time` (`02:30`) on `day` (`2026-03-29`), whatever the device's
 * zone. Null when either is invalid, and for an hour skipped when clocks go forward; a repeated hour is read as its
 * second time (SUP-462, SUP-464).
 */
export function parisInstant(day: string, time: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== `${day}T${time}`) return null;
  const offsets = [offsetMs(wall - halfDayMs), offsetMs(wall + halfDayMs)];
  const shown = offsets.map((offset) => wall - offset).filter((ms) => ms + offsetMs(ms) === wall);
  return shown.length === 0 ? null : Math.max(...shown);
}

/** Whether Paris clocks never show `time` on `day`: both are valid, and fall into the skipped hour. */
export const isSkipped = (day: string, time: string): boolean =>
  parisInstant(day, time) === null && parisInstant(day, '12:00') !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2026-03-29T03:30:00+02:00`: an instant as Paris clocks show it, with its offset (SUP-464). */
export function parisIso(ms: number): string {
  const minutes = offsetMs(ms) / 60_000;
  const wall = new Date(ms + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}+${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
