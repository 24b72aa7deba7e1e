import type { Columns } from '../../../../db/schema.ts';
import type { LateEnd } from '../../../../domain/late-order/by-hour.ts';
import { isLateAt } from '../../../../domain/late-order/late.ts';
import { isReviewed, type LateState, lateStates } from '../../../../domain/late-order/state.ts';
import { keepsPostalCode } from '../../../concepts/center/postal-codes/postal-code-filter.ts';

type Late = Columns<'slotEnd' | 'state' | 'postalCode'>;

interface LateFilters {
  /** Rows that read `Traité` or `Traité (auto)` stay (DSP-256). */
  readonly showReviewed: boolean;
  readonly nowMs: number;
  /** The chosen postal codes; none for all (DSP-861). */
  readonly codes: readonly string[];
}

interface LateSelection {
  /** After the filters, before the cap, in list order (DSP-712). */
  readonly ids: readonly number[];
  readonly toReview: number;
  /** Treated ones included. */
  readonly ends: readonly LateEnd[];
}

/** The late orders to show and count (DSP-256, DSP-713). */
export function selectLate(index: Late, { showReviewed, nowMs, codes }: LateFilters): LateSelection {
  const stateAt = statesOf(index);
  const late = latePlaces(index, nowMs, codes);
  const places = late.filter((at) => showReviewed || !isReviewed(stateAt(at)));
  const ends = late.map((at) => ({
    slotEndMs: index.columns.slotEnd[at] ?? Number.NaN,
    isReviewed: isReviewed(stateAt(at)),
  }));
  return {
    ids: places.map((at) => index.ids[at] ?? Number.NaN),
    toReview: places.filter((at) => stateAt(at) === 'check').length,
    ends,
  };
}

const statesOf =
  ({ columns }: Late) =>
  (at: number): LateState =>
    lateStates[columns.state[at] ?? 0] ?? 'warn';

function latePlaces({ ids, columns }: Late, nowMs: number, codes: readonly string[]): number[] {
  const keepsCode = keepsPostalCode({ columns }, codes);
  return [...ids.keys()].filter((at) => isLateAt(columns.slotEnd[at] ?? Number.NaN, nowMs) && keepsCode(at));
}
