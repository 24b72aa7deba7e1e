import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { creditCentsOf } from '../../../../domain/late-order/credit.ts';
import { smsContentDetail } from '../../../../domain/late-order/details.ts';
import type { LateOrder } from '../../../../domain/late-order/late-order.ts';
import { apologySentence, lateSms } from '../../../../domain/late-order/sms.ts';
import { etaAhead, isDelivered } from '../../../../domain/task/arrival.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import type { ReviewForm } from './forms.ts';
import { lateTexts } from './text.ts';
import { deliveryOf, type Late } from './use-late-order.ts';

interface Prefill {
  readonly late: Late;
  readonly record: LateOrder;
  /** Null while the input is no amount. */
  readonly creditCents: number | null;
  /**
   * The credit of an earlier text, from a failed validation or a draft: it is not replaced before the credit changes.
   */
  readonly writtenFor: number | null;
  /** A text that somebody chose stands in the field: none is prepared (OUR-218). */
  readonly isChosen: boolean;
}

/** A text is requested once no more digits of a credit come. */
const settleMs = 400;

/** The credit that the form's text is for, and its prepared text; null once the user has typed. */
interface Filled {
  readonly cents: number | null;
  readonly text: string | null;
}

/**
 * Keeps the SMS of a review prefilled: the server's text for the credit, again when the credit changes (DSP-717).
 * Typing after a change of credit stays, whenever the server's text arrives. Until there is a text for the typed
 * credit, the review waits: the SMS sent is the SMS read.
 */
export function usePrefilledSms(
  form: UseFormReturn<ReviewForm>,
  { late, record, creditCents, writtenFor, isChosen }: Prefill,
) {
  const nowMs = useServerNow();
  const templateId = record.sms_template_id ?? null;
  const settled = useSettled(creditCents, settleMs);
  // Our own text needs no request.
  const requestedCents = templateId === null ? creditCents : settled;
  const args =
    templateId === null || requestedCents === null || isChosen
      ? null
      : { orderId: late.order.id, templateId, creditCents: requestedCents };
  const answer = useDetail(smsContentDetail, args);
  const content =
    templateId === null && requestedCents !== null ? ownText(late, requestedCents, nowMs) : answer?.value?.sms_content;
  const [filled, setFilled] = useState<Filled>({ cents: writtenFor, text: null });

  // The server's text comes from outside the form, at any time.
  useEffect(() => {
    if (isChosen || content === undefined || requestedCents === null || requestedCents !== creditCents) return;
    const now = form.getValues();
    // The form is ahead of this render, as when a draft comes back: a text for what it held before would replace it.
    if (now.choice !== null || creditCentsOf(now.credit) !== creditCents) return;
    const isUntouched = now.sms === filled.text;
    if (filled.cents === requestedCents && (!isUntouched || filled.text === content)) return;
    setFilled({ cents: requestedCents, text: content });
    form.setValue('sms', content);
  }, [form, isChosen, requestedCents, creditCents, content, filled]);

  const isFor = (cents: number) => isChosen || filled.cents === cents;
  const isAwaited = creditCents !== null && !isFor(creditCents);
  const error = requestedCents === creditCents && content === undefined ? (answer?.error ?? null) : null;
  const problem = error === null ? lateTexts.preparing : lateTexts.notPrepared(error);
  return {
    typed: () => setFilled({ cents: creditCents, text: null }),
    /** Whether these words were prepared, and typed by nobody. */
    isPrepared: (words: string) => words === filled.text,
    /** Empties the field of what nobody typed, until a text is prepared for the present credit. */
    renew: () => {
      form.resetField('sms');
      setFilled({ cents: null, text: null });
    },
    isFor,
    /** Why no SMS can be sent yet; null when it is this credit's. */
    reason: isAwaited ? problem : null,
    state: isAwaited ? problem : lateTexts.noSms,
  };
}

/** For a record without template; a delivered order is no longer announced. */
const ownText = (late: Late, creditCents: number, nowMs: number) =>
  isDelivered(deliveryOf(late))
    ? apologySentence(creditCents)
    : lateSms({ etaMs: etaAhead(late.task.eta, nowMs), delayMinutes: 0 }, creditCents);

/** A value once it has not changed for a while. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
