import { needsReview } from './late.ts';
import type { LateOrder } from './late-order.ts';

/** What the late column offers or says: two buttons, then two texts (DSP-255). */
export type LateState = 'warn' | 'check' | 'treated' | 'treatedAuto';

export function lateState(
  record: Pick<LateOrder, 'needs_review' | 'reviewed_at' | 'sent_at'> | null | undefined,
): LateState {
  if (needsReview(record)) return 'check';
  if (record?.reviewed_at) return 'treated';
  return record?.sent_at ? 'treatedAuto' : 'warn';
}
