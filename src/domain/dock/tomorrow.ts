import { earliest } from '../instant.ts';
import { parisWallClock } from '../paris-time.ts';

const splitHour = 4; // CST-46

/** The time a dock in creation is split by, epoch ms: its displayed departure, else the earliest slot start of its tasks (DSP-214). */
export const splitAtMs = (departureMs: number | null, slotStartsMs: Iterable<number | null>) =>
  departureMs ?? earliest(slotStartsMs);

/** Tomorrow, 04:00 on Paris clocks, epoch ms: where the creation list is cut. It moves at midnight in Paris. */
export const tomorrowFromMs = (nowMs: number) => parisWallClock(1, splitHour, nowMs);

/** Whether a dock in creation is listed for tomorrow: at 04:00 or later (DSP-214); a dock without any time is today's. */
export const isForTomorrow = (splitAt: number | null, nowMs: number) =>
  splitAt !== null && splitAt >= tomorrowFromMs(nowMs);
