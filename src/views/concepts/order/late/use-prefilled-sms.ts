import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { smsContentDetail } from '../../../../domain/late-order/details.ts';
import type { LateOrder } from '../../../../domain/late-order/late-order.ts';
import { lateSms } from '../../../../domain/late-order/sms.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import type { ReviewForm } from './forms.ts';
import { lateTexts } from './text.ts';
import type { Late } from './use-late-order.ts';

interface Prefill {
  readonly late: Late;
  readonly record: LateOrder;
  /** Null while what is typed is no amount. */
  readonly creditCents: number | null;
  /** The credit that a text was written for before, of a failed validation or not yet saved: it is not replaced before the credit changes. */
  readonly writtenFor: number | null;
}

/** A credit typed digit by digit is asked about once it stands. */
const settleMs = 400;

/** What the text in the form is: whose credit it speaks of, and as it was prepared; null once somebody typed. */
interface Filled {
  readonly cents: number | null;
  readonly text: string | null;
}

/**
 * Keeps the SMS of a review prefilled: the server's text for the credit, again when the credit changes (DSP-717). What is
 * typed after a change of credit stays, whenever the server's text for it arrives. Until there is a text for the credit
 * that is typed, the review waits: what is sent is what is read.
 */
export function usePrefilledSms(form: UseFormReturn<ReviewForm>, { late, record, creditCents, writtenFor }: Prefill) {
  const templateId = record.sms_template_id ?? null;
  const settled = useSettled(creditCents, settleMs);
  // Our own text costs nobody a question.
  const requestedCents = templateId === null ? creditCents : settled;
  const args =
    templateId === null || requestedCents === null
      ? null
      : { orderId: late.order.id, templateId, creditCents: requestedCents };
  const answer = useDetail(smsContentDetail, args);
  const content =
    templateId === null && requestedCents !== null ? ownText(late, requestedCents) : answer?.value?.sms_content;
  const [filled, setFilled] = useState<Filled>({ cents: writtenFor, text: null });

  // The server's text comes from outside the form, whenever it comes.
  useEffect(() => {
    if (content === undefined || requestedCents === null || requestedCents !== creditCents) return;
    const isUntouched = form.getValues('sms') === filled.text;
    if (filled.cents === requestedCents && (!isUntouched || filled.text === content)) return;
    setFilled({ cents: requestedCents, text: content });
    form.setValue('sms', content);
  }, [form, requestedCents, creditCents, content, filled]);

  const isFor = (cents: number) => filled.cents === cents;
  const isAwaited = creditCents !== null && !isFor(creditCents);
  const error = requestedCents === creditCents && content === undefined ? (answer?.error ?? null) : null;
  const problem = error === null ? lateTexts.preparing : lateTexts.notPrepared(error);
  return {
    typed: () => setFilled({ cents: creditCents, text: null }),
    isFor,
    /** Why nothing can be sent yet; null when the text is this credit's. */
    reason: isAwaited ? problem : null,
    state: isAwaited ? problem : lateTexts.noSms,
  };
}

/** Where a record names no template. */
const ownText = ({ task }: Late, creditCents: number) =>
  lateSms({ etaMs: msOf(task.eta), delayMinutes: 0 }, creditCents);

/** A value once it has not changed for a while. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
