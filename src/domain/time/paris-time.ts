import { msOf } from './instant.ts';
import { hoursText } from './minutes.ts';
import { parisOffsetMs } from './paris-offset.ts';

/** An instant as rows hold it: the API's text or epoch ms. */
export type At = string | number | null | undefined;

const zone = 'Europe/Paris';
const dayMs = 86_400_000;

/**
 * The hour on Paris clocks at which a day of deliveries begins: events past midnight belong to the evening before
 * (CST-46).
 */
export const dayHour = 4;

/**
 * A French text of an instant, in Paris time whatever the device's zone (DSP-011); empty when unknown. Formatters are
 * costly to build, so each is built once, and none where nobody uses it.
 */
/* @__NO_SIDE_EFFECTS__ */
function format(options: Intl.DateTimeFormatOptions): (at: At) => string {
  const formatter = new Intl.DateTimeFormat('fr-FR', { timeZone: zone, hourCycle: 'h23', ...options });
  return (at) => {
    const ms = typeof at === 'number' ? at : msOf(at);
    return ms === null || Number.isNaN(ms) ? '' : formatter.format(ms);
  };
}

/** `09:05` (DSP-011). */
export const hourText = format({ hour: '2-digit', minute: '2-digit' });
/** `09:05:07` (DSP-011). */
export const secondText = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** `09:05:07,204`: a step of money, beside others of the same second (OUR-160). */
export const milliText = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 });
/** `21/11 14:05:09`: an instant of the last days. */
export const dayTimeText = format({
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `03/03/2025` (DSP-011). */
export const dateText = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
/** `03/03/2025 09:05` (DSP-011). */
export const dateTimeText = (at: At) => `${dateText(at)} ${hourText(at)}`.trim();
export const dateSecondText = (at: At) => `${dateText(at)} ${secondText(at)}`.trim();
/** `lundi`. */
export const weekdayText = format({ weekday: 'long' });
/** `lundi 3 mars` (DSP-011). */
export const longDateText = format({ weekday: 'long', day: 'numeric', month: 'long' });

/** The calendar day of an instant in Paris, `2025-03-03`. */
export const parisDay = (ms: number) => new Date(ms + parisOffsetMs(ms)).toISOString().slice(0, 10);

/**
 * The instant at which Paris clocks show `hour` o'clock, `dayOffset` calendar days after today (0 today, 1 tomorrow). A
 * day has 23 or 25 hours when clocks change; a skipped hour gives the instant after the jump, a repeated one its second
 * time.
 */
export function parisWallClock(dayOffset: number, hour: number, nowMs: number): number {
  const today = Math.floor((nowMs + parisOffsetMs(nowMs)) / dayMs);
  const wall = (today + dayOffset) * dayMs + hour * 3_600_000;
  const guess = wall - parisOffsetMs(wall);
  return wall - parisOffsetMs(guess);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A duration: `45 s` up to 60 s, then `3 min 05 s`, from an hour on `2 h 05` (DSP-019, CST-42). */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole <= 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${twoDigits(whole % 60)} s`;
  return hoursText(Math.floor(whole / 60));
}
