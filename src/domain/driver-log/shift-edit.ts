import { isRefusal } from '../result.ts';
import { clockText, typedClock } from './clock.ts';
import { type Shift, shiftMeaning, whyNotShift } from './shift-times.ts';

export type ShiftSide = 'start' | 'end';

/** A time as typed; `chosenMs` is the chosen one of the two instants of an hour that exists twice. */
export interface TypedTime {
  readonly text: string;
  readonly chosenMs: number | null;
}

export type ShiftProblem = 'format' | 'skipped' | 'order';

/** The instants that a typed pair of times means, or why it means none. */
export type ShiftEdit =
  | {
      readonly kind: 'times';
      /** The changed ones alone (LOG-063). */
      readonly changed: Partial<Record<ShiftSide, number>>;
      /** Both instants of an hour that exists twice, by side. */
      readonly twice: Partial<Record<ShiftSide, readonly number[]>>;
    }
  | { readonly kind: 'refused'; readonly problem: ShiftProblem; readonly sides: readonly ShiftSide[] };

const sides = ['start', 'end'] as const;

/**
 * The times typed over those of a presence (LOG-060 to LOG-065). A text that was not changed keeps its instant to the
 * millisecond.
 */
export function shiftEdit(shift: Shift, typed: Readonly<Record<ShiftSide, TypedTime>>): ShiftEdit {
  const former = { start: shift.startMs, end: shift.endMs };
  const changed = sides.filter((side) => !isUnchanged(former[side], typed[side]));
  const invalid = changed.filter((side) => typedClock(typed[side].text) === null);
  if (invalid.length > 0) return { kind: 'refused', problem: 'format', sides: invalid };
  const time = (side: ShiftSide) => (changed.includes(side) ? (typedClock(typed[side].text) ?? undefined) : undefined);
  const meant = shiftMeaning(shift, { start: time('start'), end: time('end') }, typed.start.chosenMs);
  if (isRefusal(meant))
    return { kind: 'refused', problem: meant.code, sides: meant.code === 'order' ? sides : changed };
  const instantOf = (side: ShiftSide) => {
    const { ms, choices = [] } = meant[side] ?? {};
    return choices.find((choice) => choice === typed[side].chosenMs) ?? ms;
  };
  const [start, end] = [instantOf('start'), instantOf('end')];
  // One was chosen among two: the other has to stay within reach of it.
  const isChanged = start !== undefined || end !== undefined;
  if (isChanged && whyNotShift({ startMs: start ?? shift.startMs, endMs: end ?? shift.endMs }))
    return { kind: 'refused', problem: 'order', sides };
  const isNew = (side: ShiftSide, ms: number | undefined): ms is number => ms !== undefined && ms !== former[side];
  return {
    kind: 'times',
    changed: { ...(isNew('start', start) ? { start } : {}), ...(isNew('end', end) ? { end } : {}) },
    twice: twiceOf(shift, meant),
  };
}

/** An hour that exists twice, also one that nobody changed: the other of the two may be meant. */
function twiceOf(shift: Shift, meant: Exclude<ReturnType<typeof shiftMeaning>, { refused: true }>) {
  const both = (side: ShiftSide, ms: number | null): readonly number[] => {
    if (meant[side]) return meant[side].choices;
    if (ms === null) return [];
    const same = shiftMeaning(shift, { [side]: typedClock(clockText(ms)) ?? undefined });
    return isRefusal(same) ? [] : (same[side]?.choices ?? []);
  };
  const [start, end] = [both('start', shift.startMs), both('end', shift.endMs)];
  return { ...(start.length > 1 ? { start } : {}), ...(end.length > 1 ? { end } : {}) };
}

/** Unchanged to the minute. The other one of two equal hours is a change. */
const isUnchanged = (ms: number | null, { text, chosenMs }: TypedTime) => {
  if (ms === null) return text.trim() === '';
  if (chosenMs !== null && minuteOf(chosenMs) !== minuteOf(ms)) return false;
  const clock = typedClock(text);
  return clock !== null && clock === typedClock(clockText(ms));
};

const minuteOf = (ms: number) => Math.floor(ms / 60_000);
