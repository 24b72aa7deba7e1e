import { parisInstant } from '../../time/paris-wall-clock.ts';
import { dayAfter } from '../calendar.ts';
import { clockText, seasonText } from '../clock.ts';
import type { PictureLine } from './lines.ts';
import type { Span } from './spans.ts';

const hourMs = 3_600_000;

/** The hours a day is drawn from and to; lengths are lived time, so that both nights of the clocks are right (LOG-211). */
export interface PictureAxis extends Span {
  /** Each hour on Paris clocks; one that exists twice is there twice, one that does not exist is not there. */
  readonly hours: readonly { readonly ms: number; readonly text: string }[];
}

/** From 6h to 22h at least, as far as something is drawn: from midnight until noon of the next day at most. */
export function pictureAxis(day: string, lines: readonly PictureLine[]): PictureAxis {
  const at = (of: string, time: string) => parisInstant(of, time) ?? Date.parse(`${of}T12:00:00Z`);
  const spans = lines.flatMap((line) => line.spans);
  const first = spans.reduce((ms, { fromMs }) => Math.min(ms, fromMs), at(day, '06:00'));
  const last = spans.reduce((ms, { toMs }) => Math.max(ms, toMs), at(day, '22:00'));
  const fromMs = Math.floor(Math.max(first, at(day, '00:00')) / hourMs) * hourMs;
  const toMs = Math.ceil(Math.min(last, at(dayAfter(day, 1), '12:00')) / hourMs) * hourMs;
  const hours = Array.from({ length: (toMs - fromMs) / hourMs + 1 }, (_, hour) => {
    const ms = fromMs + hour * hourMs;
    return { ms, text: hourText(ms) };
  });
  return { fromMs, toMs, hours };
}

/** Where an instant lies on it, in percent; what is outside lies at its end. */
export const placeOf = ({ fromMs, toMs }: Span, ms: number): number =>
  (100 * (Math.min(Math.max(ms, fromMs), toMs) - fromMs)) / (toMs - fromMs);

/** `9h`; `2h été` and `2h hiver` of the hour that exists twice. */
function hourText(ms: number): string {
  const hour = clockText(ms).replace(/h00$/, 'h');
  if (!isTwice(ms)) return hour;
  return `${hour} ${seasonText(ms).endsWith("d'hiver") ? 'hiver' : 'été'}`;
}

/** Whether Paris clocks show this time twice that night. */
const isTwice = (ms: number) => clockText(ms - hourMs) === clockText(ms) || clockText(ms + hourMs) === clockText(ms);

/** `9h05`, or `2h30, heure d'été` where that exists twice. */
export const momentText = (ms: number): string => (isTwice(ms) ? seasonText(ms) : clockText(ms));
