import * as z from 'zod/mini';
import { typedClock } from '../../../../domain/driver-log/clock.ts';
import { addedRefusals } from '../../../../domain/driver-log/refusals.ts';
import { addedShift } from '../../../../domain/driver-log/shift-times.ts';
import { isSkipped } from '../../../../domain/time/paris-wall-clock.ts';
import { addPresenceTexts as texts } from './text.ts';

const Typed = z.object({ driver: z.string(), day: z.string(), start: z.string(), end: z.string() });
export type PresenceForm = z.infer<typeof Typed>;

type Problem = readonly [field: keyof PresenceForm, message: string];

const sides = ['start', 'end'] as const;

/** Every rule that is broken, at its field (LOG-070 to LOG-073). Times compare as `0900` and `1000` (LOG-072). */
function problemsOf(typed: PresenceForm): readonly Problem[] {
  const times = { start: typedClock(typed.start), end: typedClock(typed.end) };
  const problems: Problem[] = [];
  if (typed.driver === '') problems.push(['driver', texts.driverWanted]);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed.day)) problems.push(['day', texts.dayWanted]);
  for (const side of sides) {
    const time = times[side];
    if (time === null) problems.push([side, texts.timeWanted]);
    else if (isSkipped(typed.day, time)) problems.push([side, texts.skipped]);
  }
  if (times.start !== null && times.end !== null && times.start >= times.end)
    problems.push(['start', texts.startLate], ['end', texts.endEarly]);
  if (problems.length === 0 && isTooLong(typed.day, times)) problems.push(['end', addedRefusals.long]);
  return problems;
}

interface Times {
  readonly start: string | null;
  readonly end: string | null;
}

/** More than 16 h (LOG-073). */
function isTooLong(day: string, { start, end }: Times): boolean {
  if (start === null || end === null) return false;
  const shift = addedShift(day, start, end);
  return 'refused' in shift && shift.code === 'long';
}

export const PresenceForm = Typed.check(({ value, issues }) => {
  for (const [field, message] of problemsOf(value))
    issues.push({ code: 'custom', input: value, path: [field], message });
});
