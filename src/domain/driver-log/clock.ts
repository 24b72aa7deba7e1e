import { parisOffsetMs } from '../time/paris-offset.ts';
import { type At, hourText } from '../time/paris-time.ts';

/** A time of the day on Paris clocks, `9h05`; empty for none (LOG-023). */
export const clockText = (at: At): string => hourText(at).replace(/^0?(\d+):/, '$1h');

/** Typed `9h05` or `09h05` as `09:05`; null for anything else (LOG-061). */
export function typedClock(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})h(\d{2})$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Which of the two hours of a night on which clocks go back. */
export const seasonText = (ms: number) => `${clockText(ms)}, heure ${isSummer(ms) ? "d'été" : "d'hiver"}`;

const isSummer = (ms: number) => parisOffsetMs(ms) > 3_600_000;
