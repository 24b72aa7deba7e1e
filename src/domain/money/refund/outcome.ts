import * as z from 'zod/mini';
import type { Toast } from '../../command.ts';
import { readable } from '../../readable.ts';
import { joined } from '../../words/isolate.ts';
import { centsOfEuros } from '../cents.ts';
import { refundOutcome } from '../text.ts';
import { centsByStatus, Refund } from './refund.ts';

const Answer = z.object({ refunds: z.array(Refund) });

/**
 * The success of a refund of which not every part went back: only a part that is refunded is done (SUP-367, SUP-376).
 * Undefined where all of it went back, or where the answer says nothing of parts.
 */
export function refundToast(body: unknown, cents: number, key: string | undefined): Toast | undefined {
  const its = refundOf(readable(Answer, body)?.value.refunds ?? [], cents, key);
  if (!its?.parts || its.parts.every(({ status }) => status === 'refunded')) return undefined;
  const isRefused = its.parts.some(({ status }) => status === 'refused');
  const errors = [...new Set(its.parts.flatMap(({ error }) => error ?? []))];
  return {
    text: joined('. ', [refundOutcome(cents, centsByStatus(its)), ...errors]),
    seconds: 10,
    ...(isRefused ? { isFailure: true } : {}),
  };
}

/** The refund of a call; of a server that does not tell keys the latest of the amount, which is listed first. */
function refundOf(refunds: readonly Refund[], cents: number, key: string | undefined): Refund | undefined {
  if (refunds.some(({ operation_id }) => operation_id)) return refunds.find(({ operation_id }) => operation_id === key);
  return refunds.find(({ amount }) => centsOfEuros(amount) === cents);
}
