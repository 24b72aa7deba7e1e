import { earliest } from '../time/instant.ts';
import { dayHour, parisWallClock } from '../time/paris-time.ts';

/**
 * The instant by which a dock in creation is put under today or tomorrow, epoch ms: its displayed departure, else the
 * earliest slot start of its tasks (DSP-214).
 */
export const splitAtMs = (departureMs: number | null, slotStartsMs: Iterable<number | null>) =>
  departureMs ?? earliest(slotStartsMs);

/**
 * Tomorrow, 04:00 on Paris clocks, epoch ms: the limit between today's and tomorrow's docks. It moves at midnight in
 * Paris.
 */
export const tomorrowFromMs = (nowMs: number) => parisWallClock(1, dayHour, nowMs);

/**
 * Whether a dock in creation is listed for tomorrow: at 04:00 or later (DSP-214); a dock without any time is today's.
 */
export const isForTomorrow = (splitAt: number | null, nowMs: number) =>
  splitAt !== null && splitAt >= tomorrowFromMs(nowMs);
