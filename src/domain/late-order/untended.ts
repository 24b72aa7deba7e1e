import type { LastCall } from '../phone-call/last-call.ts';
import { isCallSince } from '../phone-call/last-call.ts';
import type { Delivery } from '../task/arrival.ts';
import { isOver, minutesLate } from '../task/arrival.ts';
import { isReviewed, type LateState } from './state.ts';

/** A row of the late orders that a device holds. */
interface LateRow extends Delivery {
  readonly orderId: number;
  /** Epoch ms. */
  readonly slotEndMs: number | null;
  readonly late: LateState | null;
  readonly lateFromMs: number | null;
  readonly lastCall?: LastCall;
}

export interface Untended<Row> {
  /** Those that nobody has dealt with, with their minutes, the latest first. */
  readonly rows: readonly { readonly row: Row; readonly minutes: number }[];
  /** How many are late and still awaited, those included. */
  readonly awaited: number;
}

/**
 * The late orders that are still awaited, and those among them that nobody has dealt with: no SMS, no treated mark, no
 * call (SUP-001): noted since the order was late (OUR-220), or by `hasCall`, which is whether an order's sheet is open as a
 * call, or was opened since its slot ended.
 */
export function untendedOf<Row extends LateRow>(
  late: readonly Row[],
  { nowMs, hasCall }: { readonly nowMs: number; readonly hasCall: (row: Row) => boolean },
): Untended<Row> {
  const awaited = late.flatMap((row) => {
    const minutes = isOver(row) ? null : minutesLate(row, row.slotEndMs, nowMs);
    return minutes === null ? [] : [{ row, minutes }];
  });
  const rows = awaited
    .filter(({ row }) => !(row.late && isReviewed(row.late)) && !hasCall(row))
    .filter(({ row }) => !isCallSince(row.lastCall, row.lateFromMs))
    .toSorted((one, other) => other.minutes - one.minutes || one.row.orderId - other.row.orderId);
  return { rows, awaited: awaited.length };
}
