import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { arrivalOf, isOver, minutesLate } from '../../../../domain/task/arrival.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { marginTexts } from '../text.ts';
import { roundListTexts as texts } from './text.ts';

interface StopHour {
  readonly hour: string;
  readonly isKnown: boolean;
  readonly late: string | null;
}

/** When a stop was, is, or was to be reached, and how late that is; null where nothing is awaited and no hour is known. */
export function stopHour(row: TaskRow, nowMs: number): StopHour | null {
  const arrival = arrivalOf(row, nowMs);
  const minutes = minutesLate(row, row.slotEndMs, nowMs);
  const late = minutes === null ? null : marginTexts.late(minutes);
  if (!arrival) return isOver(row) ? null : { hour: texts.unknownHour, isKnown: false, late };
  const words = { came: texts.came, expected: marginTexts.expected, missed: texts.missed };
  return { hour: words[arrival.kind](hourText(arrival.atMs)), isKnown: true, late };
}
