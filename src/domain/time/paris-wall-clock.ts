import { parisOffsetMs } from './paris-offset.ts';

const halfDayMs = 12 * 3_600_000;

/**
 * Every instant, epoch ms, at which Paris clocks show `time` (`02:30`) on `day` (`2026-03-29`), whatever the device's
 * zone, the earliest first: two for an hour that is repeated when clocks go back, none for one that is skipped, and
 * none where either is invalid.
 */
export function parisInstants(day: string, time: string): readonly number[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return [];
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== `${day}T${time}`) return [];
  const beside = new Set([parisOffsetMs(wall - halfDayMs), parisOffsetMs(wall + halfDayMs)]);
  return [...beside]
    .map((offset) => wall - offset)
    .filter((ms) => ms + parisOffsetMs(ms) === wall)
    .toSorted((one, other) => one - other);
}

/**
 * The one instant of a wall-clock time. Null for none; a repeated hour is read as its second time (SUP-462, SUP-464).
 */
export const parisInstant = (day: string, time: string): number | null => parisInstants(day, time).at(-1) ?? null;

/** Whether Paris clocks never show `time` on `day`: both are valid, and fall into the skipped hour. */
export const isSkipped = (day: string, time: string): boolean =>
  parisInstant(day, time) === null && parisInstant(day, '12:00') !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2026-03-29T03:30:00+02:00`: an instant as Paris clocks show it, with its offset (SUP-464). */
export function parisIso(ms: number): string {
  const minutes = parisOffsetMs(ms) / 60_000;
  const wall = new Date(ms + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}+${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
