import { type Refusal, refuse } from '../result.ts';
import { parisDay } from '../time/paris-time.ts';
import { isSkipped, parisInstants } from '../time/paris-wall-clock.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** The longest presence that a typed time may make (LOG-065). */
export const longestShiftMs = 16 * hourMs;

/** Times of a presence as they count, epoch ms; null without an end. */
export interface Shift {
  readonly startMs: number;
  readonly endMs: number | null;
}

/** `order`: LOG-062; `skipped`: Paris clocks do not show that time in that night. */
export type ShiftRefusal = Refusal<'order' | 'skipped'>;

/** The instant that a typed time means; `choices` has two where the time exists twice, the earlier first. */
export interface Meaning {
  readonly ms: number;
  readonly choices: readonly number[];
}

/** Why a presence cannot have these times: its end is before its start, or too long after it (LOG-062, LOG-065). */
export function whyNotShift({ startMs, endMs }: Shift): ShiftRefusal | null {
  if (endMs === null) return null;
  return endMs < startMs || endMs - startMs > longestShiftMs ? refuse('order') : null;
}

/**
 * Why a presence cannot be written with these times yet: one that is ended has all its rounds, so those that leave later
 * would stand in no log (LOG-038).
 */
export function whyNotYet({ startMs, endMs }: Shift, nowMs: number): Refusal<'future' | 'futureEnd'> | null {
  if (startMs > nowMs) return refuse('future');
  return endMs !== null && endMs > nowMs ? refuse('futureEnd') : null;
}

/**
 * A new end, `06:00`: the first instant at or after the start at which Paris clocks show it. Where there are two that
 * night, the one nearest to the former end, else the first (LOG-065).
 */
export function endMeaning(time: string, startMs: number, formerMs: number | null): Meaning | ShiftRefusal {
  const days = [parisDay(startMs), dayAfter(parisDay(startMs), 1)];
  const reach = { from: startMs, to: startMs + longestShiftMs };
  return firstDayWith(days, time, startMs, reach, formerMs);
}

/** A new start: the last instant at or before the end at which Paris clocks show it, else as `endMeaning`. */
export function startMeaning(time: string, endMs: number, formerMs: number | null): Meaning | ShiftRefusal {
  const days = [parisDay(endMs), dayAfter(parisDay(endMs), -1)];
  const reach = { from: endMs - longestShiftMs, to: endMs };
  return firstDayWith(days, time, endMs, reach, formerMs);
}

/** A new start that no end bounds: it stays on the Paris day of the former one (LOG-065). */
export function startOnItsDay(time: string, formerMs: number): Meaning | ShiftRefusal {
  const choices = parisInstants(parisDay(formerMs), time);
  return meaning(choices, formerMs) ?? refuse('skipped');
}

/**
 * Typed times over those of a presence. The other time of the two holds as it stands; where both are typed, the end is
 * found from the new start, which `chosenStartMs` picks where it exists twice.
 */
export function shiftMeaning(
  shift: Shift,
  typed: { readonly start?: string | undefined; readonly end?: string | undefined },
  chosenStartMs: number | null = null,
): { readonly start?: Meaning; readonly end?: Meaning } | ShiftRefusal {
  const { start: startTime, end: endTime } = typed;
  const begun = startTime === undefined ? null : newStart(startTime, shift, endTime === undefined);
  if (begun && 'refused' in begun) return begun;
  const start = begun && { ...begun, ms: begun.choices.find((ms) => ms === chosenStartMs) ?? begun.ms };
  const end = endTime === undefined ? null : endMeaning(endTime, start?.ms ?? shift.startMs, shift.endMs);
  if (end && 'refused' in end) return end;
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) };
}

const newStart = (time: string, { startMs, endMs }: Shift, isEndSame: boolean) =>
  isEndSame && endMs !== null ? startMeaning(time, endMs, startMs) : startOnItsDay(time, startMs);

/**
 * The times of a presence added by hand, on one day, of at most 16 h; a time that exists twice is the first (LOG-073,
 * LOG-075).
 */
export function addedShift(day: string, start: string, end: string): Shift | ShiftRefusal | Refusal<'long'> {
  const [startMs] = parisInstants(day, start);
  const [endMs] = parisInstants(day, end);
  if (startMs === undefined || endMs === undefined) return refuse('skipped');
  if (startMs >= endMs) return refuse('order');
  return whyNotShift({ startMs, endMs }) ? refuse('long') : { startMs, endMs };
}

interface Reach {
  readonly from: number;
  readonly to: number;
}

const isIn =
  ({ from, to }: Reach) =>
  (ms: number) =>
    from <= ms && ms <= to;

/** The instants of the first of the days on which the time can be that of a presence with this other time. */
function firstDayWith(
  days: readonly string[],
  time: string,
  otherMs: number,
  reach: Reach,
  formerMs: number | null,
): Meaning | ShiftRefusal {
  for (const day of days) {
    const choices = parisInstants(day, time)
      .map((ms) => (isSameMinute(ms, otherMs) ? otherMs : ms))
      .filter(isIn(reach));
    const found = meaning(choices, formerMs);
    if (found) return found;
    if (isSkipped(day, time) && isIn(reach)(jumpOn(day))) return refuse('skipped');
  }
  return refuse('order');
}

/** A presence whose two texts are the same has no length, whatever its seconds. */
const isSameMinute = (wallMs: number, ms: number) => wallMs <= ms && ms < wallMs + minuteMs;

function meaning(choices: readonly number[], formerMs: number | null): Meaning | null {
  const [first] = choices;
  if (first === undefined) return null;
  const away = (ms: number) => (formerMs === null ? 0 : Math.abs(ms - formerMs));
  return { ms: choices.reduce((best, ms) => (away(ms) < away(best) ? ms : best), first), choices };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The instant at which clocks jump on a day that skips a time: 03:00 is the first time they show. */
const jumpOn = (day: string) => parisInstants(day, '03:00')[0] ?? Number.NaN;
