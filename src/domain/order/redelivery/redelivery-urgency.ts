const soonMs = 60 * 60_000;

/**
 * Whether orders to redeliver or to restock are urgent, by the ends of their slots, epoch ms: one of them ends within
 * an hour and can still be met (DSP-211). A slot that is over is not urgent.
 */
export const presses = (slotEndsMs: readonly number[], nowMs: number): boolean =>
  slotEndsMs.some((endMs) => endMs >= nowMs && endMs <= nowMs + soonMs);
