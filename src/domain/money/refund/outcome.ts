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
 * Undefined where all of it went back, or where the answer says nothing of parts. The latest refund is listed first.
 */
export function refundToast(body: unknown, cents: number): Toast | undefined {
  const its = readable(Answer, body)?.value.refunds.find(({ amount }) => centsOfEuros(amount) === cents);
  if (!its?.parts || its.parts.every(({ status }) => status === 'refunded')) return undefined;
  const isRefused = its.parts.some(({ status }) => status === 'refused');
  const errors = [...new Set(its.parts.flatMap(({ error }) => error ?? []))];
  return {
    text: joined('. ', [refundOutcome(cents, centsByStatus(its)), ...errors]),
    seconds: 10,
    ...(isRefused ? { isFailure: true } : {}),
  };
}
