import { parisDay } from '../time/paris-time.ts';

const dayMs = 86_400_000;

/** Noon of a calendar day, by no zone's clock. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

const isDay = (text: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text)) && dayOf(noonOf(text)) === text;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day of an address, `2026-11-26`: today in Paris for `0`, none, and whatever is no day (LOG-001). */
export const dayOfPath = (text: string | undefined, nowMs: number): string =>
  text !== undefined && isDay(text) ? text : parisDay(nowMs);

/** The month of an address, `2026-11`; the present one for whatever is no month (LOG-055). */
export const monthOfPath = (text: string | undefined, nowMs: number): string =>
  text !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : parisDay(nowMs).slice(0, 7);

/** A day some calendar days later: a night on which the clocks change counts as one (LOG-016). */
export const dayAfter = (day: string, days: number): string => dayOf(noonOf(day) + days * dayMs);

/** A month some months later (LOG-054). */
export function monthAfter(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const count = year * 12 + (of - 1) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const texts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
const wholeDay = texts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayOfMonth = texts({ weekday: 'long', day: 'numeric', month: 'long' });
const wholeMonth = texts({ month: 'long', year: 'numeric' });

/** `jeudi 26 novembre 2026`. */
export const dayText = (day: string) => wholeDay.format(noonOf(day));
/** `jeudi 26 novembre`. */
export const dayOfMonthText = (day: string) => dayOfMonth.format(noonOf(day));
/** `novembre 2026`. */
export const monthText = (month: string) => wholeMonth.format(noonOf(`${month}-01`));
/** `Novembre 2026`, where a sentence begins. */
export const monthTitle = (month: string) => `${monthText(month).charAt(0).toUpperCase()}${monthText(month).slice(1)}`;
