const soonMs = 60 * 60_000;

/**
 * Whether orders to redeliver or to restock press, by the ends of their slots, epoch ms: one of them ends within an hour,
 * and can still be kept (DSP-211). One that is over waits for no minute.
 */
export const presses = (slotEndsMs: readonly number[], nowMs: number): boolean =>
  slotEndsMs.some((endMs) => endMs >= nowMs && endMs <= nowMs + soonMs);
