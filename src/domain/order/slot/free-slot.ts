import { dateText, hourText, parisDay } from '../../time/paris-time.ts';
import { isSkipped, parisInstant } from '../../time/paris-wall-clock.ts';

/** A slot as it is typed: days `2026-03-29`, hours `18:30`, of Paris. */
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

/** Why a typed slot is none: an end of it is missing, falls into a skipped hour, or they are the wrong way round. */
export interface SlotFault {
  readonly at: 'start' | 'end';
  readonly code: 'missing' | 'skipped' | 'inverted';
}

/** How far the end is put behind a start that was moved past it (SUP-463). */
const pushedMs = 30 * 60_000;

export const typedSlot = ({ startMs, endMs }: FreeSlot): TypedSlot => ({
  startDay: parisDay(startMs),
  startTime: hourText(startMs),
  endDay: parisDay(endMs),
  endTime: hourText(endMs),
});

/** What a typed slot means; one whose start is its end is one (SUP-462). */
export function readSlot({ startDay, startTime, endDay, endTime }: TypedSlot): FreeSlot | SlotFault {
  const [startMs, endMs] = [parisInstant(startDay, startTime), parisInstant(endDay, endTime)];
  if (startMs === null) return { at: 'start', code: isSkipped(startDay, startTime) ? 'skipped' : 'missing' };
  if (endMs === null) return { at: 'end', code: isSkipped(endDay, endTime) ? 'skipped' : 'missing' };
  return startMs > endMs ? { at: 'start', code: 'inverted' } : { startMs, endMs };
}

export const isFault = (read: FreeSlot | SlotFault): read is SlotFault => 'code' in read;

/**
 * A typed slot once its start is moved: past the end, the end follows 30 minutes of elapsed time behind it, over midnight
 * and over the hour that clocks skip or show twice (SUP-463).
 */
export function startMoved(typed: TypedSlot, start: Partial<Pick<TypedSlot, 'startDay' | 'startTime'>>): TypedSlot {
  const moved = { ...typed, ...start };
  const [startMs, endMs] = [parisInstant(moved.startDay, moved.startTime), parisInstant(moved.endDay, moved.endTime)];
  if (startMs === null || (endMs !== null && startMs <= endMs)) return moved;
  const { endDay, endTime } = typedSlot({ startMs, endMs: startMs + pushedMs });
  return { ...moved, endDay, endTime };
}

/** Whether what was promised of an order is over: it is delivered, or never will be (SUP-465). */
export const isPromiseOver = (status: string | null | undefined): boolean =>
  status === 'received' || status === 'canceled';

const dayHourText = (ms: number) => `${dateText(ms).slice(0, 5)} ${hourText(ms)}`;

/** `29/03 23:30 - 30/03 00:30`; the day stands once where both are on it (SUP-467). */
export const slotDescription = ({ startMs, endMs }: FreeSlot): string =>
  `${dayHourText(startMs)} - ${parisDay(startMs) === parisDay(endMs) ? hourText(endMs) : dayHourText(endMs)}`;
