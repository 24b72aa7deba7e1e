import * as z from 'zod/mini';
import type { ExitReason, Reason, ReasonKind } from '../../../../domain/center/reasons.ts';
import { reasonTexts } from './text.ts';

type Reasons = readonly Reason[];

/** CST-47. */
const minComment = 10;

/** The fields: one of the center's reasons by its id, and a comment. */
export type ReasonForm = z.infer<ReturnType<typeof reasonForm>>;

export const wantsComment = (reasons: Reasons, id: string) =>
  reasons.find((reason) => String(reason.id) === id)?.wantsComment === true;

/** A reason is chosen; if it requires a comment, that has 10 characters or more once trimmed (DSP-900). */
export const reasonForm = (kind: ReasonKind, reasons: Reasons) =>
  z
    .object({
      reason: z.string().check(z.minLength(1, reasonTexts.required)),
      comment: z.string().check(z.trim()),
    })
    .check(
      z.refine(({ reason, comment }) => !wantsComment(reasons, reason) || comment.length >= minComment, {
        path: ['comment'],
        error: reasonTexts[kind].comment,
      }),
    );

/** The status a reason of the form leads to; null without one. */
export const leadsTo = (reasons: readonly ExitReason[], id: string): string | null =>
  reasons.find((reason) => String(reason.id) === id)?.to ?? null;

/** Whether the order is refunded with its change of status (SUP-257). */
export const givesBack = (kind: ReasonKind, to: string | null): boolean => kind === 'blocking' && to === 'canceled';

/** The label of the submit button: for a blocked order, by the status of the reason (SUP-253). */
export function submitLabel(kind: ReasonKind, to: string | null, mayRefund: boolean): string | undefined {
  if (kind === 'repreparation') return undefined;
  const { submit, cancelAlone } = reasonTexts;
  if (givesBack(kind, to) && !mayRefund) return cancelAlone;
  return to === 'canceled' || to === 'paid' ? submit[to] : submit.other;
}

/** Why an order cannot leave its block: it needs a reason (SUP-253, SUP-254). */
export const missingReason = (kind: ReasonKind, reason: string): string | null =>
  kind === 'blocking' && reason === '' ? reasonTexts.required : null;
