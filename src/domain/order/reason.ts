import type { Metas } from '../center/center.ts';
import { type ReasonKind, reasonsFor } from '../center/reasons.ts';
import { type Refusal, refuse } from '../result.ts';

/** The shortest comment for a reason that requires one, trimmed (DSP-900, SUP-421). */
export const minReasonComment = 10;

const codes = { repreparation: 'repreparationReason', blocking: 'blockingReason' } as const;

interface Given {
  readonly kind: ReasonKind;
  readonly id: number;
  readonly comment: string | null;
}

/**
 * Refuses a reason the center does not have for a change to this status, and a missing comment where the reason
 * requires one (DSP-838, DSP-839, DSP-900). Nothing is refused where the settings list no reasons.
 */
export function checkReason(
  { kind, id, comment }: Given,
  to: string,
  metas: Pick<Metas, 'repreparation_reasons' | 'blocking_exit_reasons'> | undefined,
): Refusal<'repreparationReason' | 'blockingReason'> | null {
  const reasons = reasonsFor(kind, to, metas);
  if (!reasons) return null;
  const reason = reasons.find((known) => known.id === id);
  const isTold = !reason?.wantsComment || (comment ?? '').trim().length >= minReasonComment;
  return reason && isTold ? null : refuse(codes[kind]);
}
