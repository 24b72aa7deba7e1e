import type { ListIndex } from '../../../../db/schema.ts';
import { isLateAt } from '../../../../domain/late-order/late.ts';
import { isReviewed, type LateState, lateStates } from '../../../../domain/late-order/state.ts';
import { keepsPostalCode } from '../filters.ts';

type Columns = Pick<ListIndex, 'ids' | 'columns'>;

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
}

/** The late orders to show and count (DSP-256, DSP-713). */
export function selectLate({ ids, columns }: Columns, { showReviewed, nowMs, codes }: LateFilters): LateSelection {
  const keepsCode = keepsPostalCode({ columns }, codes);
  const stateAt = (at: number): LateState => lateStates[columns.state?.[at] ?? 0] ?? 'warn';
  const places = [...ids.keys()].filter(
    (at) =>
      isLateAt(columns.slotEnd?.[at] ?? Number.NaN, nowMs) &&
      (showReviewed || !isReviewed(stateAt(at))) &&
      keepsCode(at),
  );
  return {
    ids: places.map((at) => ids[at] ?? Number.NaN),
    toReview: places.filter((at) => stateAt(at) === 'check').length,
  };
}
