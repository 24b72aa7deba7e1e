import { needsReview } from './late.ts';
import type { LateOrder } from './late-order.ts';

/** States of the late column: two buttons, then two texts (DSP-255). */
export const lateStates = ['warn', 'check', 'treated', 'treatedAuto'] as const;
export type LateState = (typeof lateStates)[number];

/** Whether somebody, or the server itself, has handled it already (DSP-256). */
export const isReviewed = (state: LateState) => state === 'treated' || state === 'treatedAuto';

export function lateState(
  record: Pick<LateOrder, 'needs_review' | 'reviewed_at' | 'sent_at'> | null | undefined,
): LateState {
  if (needsReview(record)) return 'check';
  if (record?.reviewed_at) return 'treated';
  return record?.sent_at ? 'treatedAuto' : 'warn';
}
