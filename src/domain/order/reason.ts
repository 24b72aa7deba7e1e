import type { Metas } from '../center/center.ts';
import { type Refusal, refuse } from '../result.ts';

/** What a change of status may want a reason for (DSP-326, DSP-327). */
export type ReasonKind = 'repreparation' | 'blocking';

const minCommentLength = 10; // DSP-900

const listed = {
  repreparation: { list: 'repreparation_reasons', code: 'repreparationReason' },
  blocking: { list: 'blocking_exit_reasons', code: 'blockingReason' },
} as const;

/**
 * Refuses a reason the center does not list, and one that wants a comment without one (DSP-838, DSP-839, DSP-900).
 * Settings that list no reasons say nothing of them.
 */
export function checkReason(
  { kind, id, comment }: { readonly kind: ReasonKind; readonly id: number; readonly comment: string | null },
  metas: Pick<Metas, 'repreparation_reasons' | 'blocking_exit_reasons'> | undefined,
): Refusal<'repreparationReason' | 'blockingReason'> | null {
  const { list, code } = listed[kind];
  const reasons = metas?.[list];
  if (!reasons) return null;
  const reason = reasons.find((known) => known.id === id);
  const isTold = !reason?.needs_comment || (comment ?? '').trim().length >= minCommentLength;
  return reason && isTold ? null : refuse(code);
}
