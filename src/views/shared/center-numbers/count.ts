import type { ListIndex } from '../../../db/schema.ts';
import type { DriverRow } from '../../../db/view-rows/dispatch.ts';
import { isFree } from '../../../domain/driver/free.ts';
import { isLateAt } from '../../../domain/late-order/late.ts';
import { isReviewed, lateStates } from '../../../domain/late-order/state.ts';

type Index = Pick<ListIndex, 'ids' | 'columns'>;

const minuteMs = 60_000;
const soonMs = 30 * minuteMs;
const departsMs = 15 * minuteMs;

/** What presses in a center now. */
export interface CenterNumbers {
  /** Late orders that nobody has dealt with (DSP-710). */
  readonly late: number;
  /** Orders that are late within 30 minutes, of those that wait for a round. */
  readonly lateSoon: number;
  /** Rounds that have to leave within 15 minutes, or should have. */
  readonly departing: number;
  /** Drivers who are here without a round. */
  readonly free: number;
}

const valuesOf = (index: Index | undefined, column: string) => index?.columns[column] ?? new Float64Array();

/** Counts on the columns of the lists alone: no row of a board of thousands is read for it. `nowMs` is the server's. */
export function countNow(
  lists: Readonly<Record<'late' | 'toDispatch' | 'docks', Index | undefined>>,
  drivers: readonly Pick<DriverRow, 'id' | 'state'>[],
  nowMs: number,
): CenterNumbers {
  const withRounds = new Set(valuesOf(lists.docks, 'driver'));
  return {
    late: lateNow(lists.late, nowMs),
    lateSoon: valuesOf(lists.toDispatch, 'lateFrom').filter((fromMs) => fromMs > nowMs && fromMs <= nowMs + soonMs)
      .length,
    departing: departing(lists.docks, nowMs),
    free: drivers.filter((driver) => isFree(driver, withRounds)).length,
  };
}

function lateNow(index: Index | undefined, nowMs: number): number {
  const states = valuesOf(index, 'state');
  return valuesOf(index, 'slotEnd').filter(
    (endMs, at) => isLateAt(endMs, nowMs) && !isReviewed(lateStates[states[at] ?? 0] ?? 'warn'),
  ).length;
}

function departing(index: Index | undefined, nowMs: number): number {
  const gone = valuesOf(index, 'gone');
  const tasks = valuesOf(index, 'tasks');
  return valuesOf(index, 'departure').filter(
    (departureMs, at) => gone[at] === 0 && (tasks[at] ?? 0) > 0 && departureMs <= nowMs + departsMs,
  ).length;
}
