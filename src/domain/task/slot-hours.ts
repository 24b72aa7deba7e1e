import { hourText, parisDay } from '../time/paris-time.ts';

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/**
 * `11:00 - 13:00`, with its day (`27/11`) when that differs from the day of `nowMs` in Paris (PRP-270); `-` without a
 * start.
 */
export function slotText(startMs: number | null, endMs: number | null, nowMs: number): string {
  if (startMs === null) return '-';
  const day = parisDay(startMs);
  const hours = [hourText(startMs), hourText(endMs)].filter(Boolean).join(' - ');
  return day === parisDay(nowMs) ? hours : `${dayAndMonth(day)} ${hours}`;
}
