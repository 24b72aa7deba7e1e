import type { SourceState, StoredCommand, StoredDetail } from './schema.ts';

/**
 * The longest time a server can make us wait, whatever its `Retry-After` asks. Older builds stored no longer time
 * either.
 */
export const longestHoldMs = 600_000;

const isWithinReach = (untilMs: number, nowMs: number) => untilMs > nowMs && untilMs - nowMs <= longestHoldMs;

/**
 * Device clock until which the server asked not to be called for this; null if it did not ask, or that time is over.
 */
export function heldUntilMs(
  { heldUntilMs: untilMs = 0 }: Pick<StoredCommand | SourceState | StoredDetail, 'heldUntilMs'>,
  nowMs: number,
): number | null {
  return isWithinReach(untilMs, nowMs) ? untilMs : null;
}

/**
 * A time further away than the bound comes from a clock set back, or from a build without the bound: it delays nothing.
 */
export const isDue = ({ dueAtMs }: Pick<StoredCommand, 'dueAtMs'>, nowMs: number) => !isWithinReach(dueAtMs, nowMs);

/** When the first of the actions that the server delayed is tried again, device clock; null when it delays none. */
export function nextTryMs(commands: readonly StoredCommand[], nowMs: number): number | null {
  const tries = commands.flatMap((row) => {
    const untilMs = row.state === 'queued' ? heldUntilMs(row, nowMs) : null;
    return untilMs === null ? [] : [Math.max(untilMs, row.dueAtMs)];
  });
  return tries.length > 0 ? Math.min(...tries) : null;
}
