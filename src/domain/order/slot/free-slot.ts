import { dateText, hourText, parisDay } from '../../time/paris-time.ts';
import { isSkipped, parisInstant } from '../../time/paris-wall-clock.ts';

/** A slot as typed: days `2026-03-29`, hours `18:30`, on Paris clocks. */
export interface TypedSlot {
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
}

/** A slot in epoch ms. */
export interface FreeSlot {
  readonly startMs: number;
  readonly endMs: number;
}

/** Why nothing can be delivered in a slot: its ends are the wrong way round, or it is over (SUP-462, SUP-465). */
export type SlotRefusal = 'inverted' | 'over';

/** Why a typed slot is invalid: an end is missing or falls into a skipped hour, or it is refused as a whole. */
export interface SlotFault {
  readonly at: 'start' | 'end';
  readonly code: 'missing' | 'skipped' | SlotRefusal;
}

/** Of console and server; start and end may be equal, and a slot that has begun may be promised until its end. */
export function refusalOfSlot({ startMs, endMs }: FreeSlot, nowMs: number): SlotRefusal | null {
  if (startMs > endMs) return 'inverted';
  return endMs <= nowMs ? 'over' : null;
}

/** Distance of the end from a start that was moved past it (SUP-463). */
const pushedMs = 30 * 60_000;

export const typedSlot = ({ startMs, endMs }: FreeSlot): TypedSlot => ({
  startDay: parisDay(startMs),
  startTime: hourText(startMs),
  endDay: parisDay(endMs),
  endTime: hourText(endMs),
});

/** Reads a typed slot (SUP-462). */
export function readSlot({ startDay, startTime, endDay, endTime }: TypedSlot, nowMs: number): FreeSlot | SlotFault {
  const [startMs, endMs] = [parisInstant(startDay, startTime), parisInstant(endDay, endTime)];
  if (startMs === null) return { at: 'start', code: isSkipped(startDay, startTime) ? 'skipped' : 'missing' };
  if (endMs === null) return { at: 'end', code: isSkipped(endDay, endTime) ? 'skipped' : 'missing' };
  const code = refusalOfSlot({ startMs, endMs }, nowMs);
  return code ? { at: code === 'over' ? 'end' : 'start', code } : { startMs, endMs };
}

export const isFault = (read: FreeSlot | SlotFault): read is SlotFault => 'code' in read;

/**
 * A typed slot after its start was moved. If the start is past the end, the end moves to 30 minutes of elapsed time
 * after it, over midnight and over the hour that clocks skip or repeat (SUP-463).
 */
export function startMoved(typed: TypedSlot, start: Partial<Pick<TypedSlot, 'startDay' | 'startTime'>>): TypedSlot {
  const moved = { ...typed, ...start };
  const [startMs, endMs] = [parisInstant(moved.startDay, moved.startTime), parisInstant(moved.endDay, moved.endTime)];
  if (startMs === null || (endMs !== null && startMs <= endMs)) return moved;
  const { endDay, endTime } = typedSlot({ startMs, endMs: startMs + pushedMs });
  return { ...moved, endDay, endTime };
}

const dayHourText = (ms: number) => `${dateText(ms).slice(0, 5)} ${hourText(ms)}`;

/** `29/03 23:30 - 30/03 00:30`; the day appears once where both are on it (SUP-467). */
export const slotDescription = ({ startMs, endMs }: FreeSlot): string =>
  `${dayHourText(startMs)} - ${parisDay(startMs) === parisDay(endMs) ? hourText(endMs) : dayHourText(endMs)}`;
