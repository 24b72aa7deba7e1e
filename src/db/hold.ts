import type { SourceState, StoredCommand, StoredDetail } from './schema.ts';

/** A server holds nothing back for longer, whatever its `Retry-After` says: what an older build stored neither. */
export const longestHoldMs = 600_000;

const isWithinReach = (untilMs: number, nowMs: number) => untilMs > nowMs && untilMs - nowMs <= longestHoldMs;

/** Device clock until which the server asked to be left alone with this; null where it did not, or that time is over. */
export function heldUntilMs(
  { heldUntilMs: untilMs = 0 }: Pick<StoredCommand | SourceState | StoredDetail, 'heldUntilMs'>,
  nowMs: number,
): number | null {
  return isWithinReach(untilMs, nowMs) ? untilMs : null;
}

/** A time beyond reach is that of a clock set back, or of a build that knew no bound: it holds nothing back. */
export const isDue = ({ dueAtMs }: Pick<StoredCommand, 'dueAtMs'>, nowMs: number) => !isWithinReach(dueAtMs, nowMs);

/** When the first of the actions that the server holds back is tried again, device clock; null when it holds none. */
export function nextTryMs(commands: readonly StoredCommand[], nowMs: number): number | null {
  const tries = commands.flatMap((row) => {
    const untilMs = row.state === 'queued' ? heldUntilMs(row, nowMs) : null;
    return untilMs === null ? [] : [Math.max(untilMs, row.dueAtMs)];
  });
  return tries.length > 0 ? Math.min(...tries) : null;
}
