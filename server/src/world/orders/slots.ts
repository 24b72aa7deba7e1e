import { parisWallClock } from '../../../../src/domain/time/paris-time.ts';
import { floorTo, hourMs, minuteMs } from '../clock.ts';
import type { Random } from '../random.ts';

/** A delivery slot: the client was promised an arrival between its ends. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

const halfHourMs = 30 * minuteMs;
const lengths = [
  [halfHourMs, 1],
  [hourMs, 6],
  [2 * hourMs, 5],
  [3 * hourMs, 1],
] as const;

/** A slot that begins in the half hour of `fromMs`. */
export function slotFrom(fromMs: number, random: Random): Slot {
  const startMs = floorTo(fromMs, halfHourMs);
  return { startMs, endMs: startMs + random.weighted(lengths) };
}

/** Whether a delivery is within its slot, after it or well before it. */
export type Punctuality = 'kept' | 'missed' | 'beaten';

/** A slot that was promised, for an arrival at `arrivalMs`. */
export function slotAround(arrivalMs: number, promise: Punctuality, random: Random): Slot {
  if (promise === 'beaten') return slotFrom(arrivalMs + random.int(50, 90) * minuteMs, random);
  const { startMs, endMs } = slotFrom(arrivalMs, random);
  if (promise === 'kept')
    return endMs - arrivalMs > 5 * minuteMs ? { startMs, endMs } : { startMs, endMs: endMs + hourMs };
  const tooLateMs = Math.ceil((endMs - arrivalMs + 1) / halfHourMs) * halfHourMs;
  return { startMs: startMs - tooLateMs, endMs: endMs - tooLateMs };
}

const opening = { from: 8, to: 22 };
const packingMinutes = 60;

/**
 * The slots of one hour that a center can still offer today and tomorrow, `delayMinutes` later than without a delay.
 */
export function slotsAhead(nowMs: number, delayMinutes: number): Slot[] {
  const earliestMs = nowMs + (packingMinutes + delayMinutes) * minuteMs;
  const hours = Array.from({ length: opening.to - opening.from }, (_, at) => opening.from + at);
  return [0, 1]
    .flatMap((day) => hours.map((hour) => parisWallClock(day, hour, nowMs)))
    .filter((startMs) => startMs >= earliestMs)
    .map((startMs) => ({ startMs, endMs: startMs + hourMs }));
}

/** Whether a slot is short enough to be sold as express. */
export const isShort = ({ startMs, endMs }: Slot) => endMs - startMs < hourMs;
