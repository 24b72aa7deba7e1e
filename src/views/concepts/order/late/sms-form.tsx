import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { sendLateSms } from '../../../../domain/late-order/commands/review.ts';
import { amountText, creditCentsOf } from '../../../../domain/late-order/credit.ts';
import { isPreparedSms, lateSms } from '../../../../domain/late-order/sms.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { isFilled } from '../../../../domain/sms-text/fields.ts';
import { etaAhead, isDelivered } from '../../../../domain/task/arrival.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { CancelButton } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { DialogFooter } from '../../../ui/windows/dialog.tsx';
import { smsTextTexts } from '../../sms-text/text.ts';
import { TextChoice } from '../../sms-text/text-choice.tsx';
import { UnfilledNotice } from '../../sms-text/unfilled-notice.tsx';
import { type ChosenText, useChosenText } from '../../sms-text/use-chosen-text.ts';
import { useSmsFacts } from '../../sms-text/use-sms-facts.ts';
import { minutesOf, SmsForm } from './forms.ts';
import look from './late.module.css';
import { LateWindow } from './late-window.tsx';
import { OtherWays } from './other-ways.tsx';
import { Repeats, SmsFacts } from './repeats.tsx';
import { lateTexts } from './text.ts';
import { useLateEnd } from './use-late-end.ts';
import type { LateFlow } from './use-late-flow.ts';
import { useLateLimit } from './use-late-limit.tsx';
import { deliveryOf, type Late, treatedText, useWho } from './use-late-order.ts';

interface SmsDialogProps {
  readonly late: Late;
  readonly flow: LateFlow | undefined;
  /** The arguments of the sending that failed; null for none. */
  readonly initial: z.infer<typeof sendLateSms.args> | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** Sends an SMS and a credit for an order without record (DSP-719, DSP-721 to DSP-730). */
export function SmsDialog({ late, flow, initial, replaces, onClose }: SmsDialogProps) {
  const who = useWho(late);
  const send = useAnswered(sendLateSms, { about: { orderId: late.order.id }, replaces });
  const estimateMs = etaAhead(late.task.eta, useServerNow());
  // The field for minutes stays if it was there at first: a later estimate removes no input.
  const [hasNoEstimate] = useState(estimateMs === null);
  const asksMinutes = hasNoEstimate || estimateMs === null;
  const form = useForm<SmsForm>({
    resolver: zodResolver(SmsForm),
    defaultValues: {
      minutes: '',
      credit: initial ? amountText(initial.creditCents) : '',
      sms: initial && !isPreparedSms(initial.message) ? initial.message : '',
      choice: null,
    },
  });
  const { isDirty, errors } = form.formState;
  const values = useWatch({ control: form.control });
  useDraft(form, lateTexts.hold(orderName(late.order)));

  const { credit = '', sms = '', choice: stored = null } = values;
  const cents = creditCentsOf(credit);
  const facts = useSmsFacts(late, cents);
  const write = (text: string) => form.setValue('sms', text, { shouldDirty: true });
  const keep = (next: ChosenText | null) => form.setValue('choice', next, { shouldDirty: true });
  const storedNow = () => form.getValues('choice');
  const { name: chosen, ...choice } = useChosenText({ text: sms, write, stored, storedNow, keep, cents, facts });
  // A text that is emptied to be written anew is still one's own.
  const isOwn = chosen !== null || sms !== '';

  const etaMs = asksMinutes ? null : estimateMs;
  const messageOf = ({ minutes, credit, sms: own }: SmsForm) => {
    if (isOwn) return own.trim() || null;
    const delayMinutes = minutesOf(minutes);
    if (asksMinutes && delayMinutes === null) return null;
    return lateSms({ etaMs, delayMinutes: delayMinutes ?? 0 }, creditCentsOf(credit) ?? 0);
  };
  const flowEnd = useLateEnd(late, flow, onClose);
  const save = useSubmit(async (values: SmsForm) => {
    const message = messageOf(values);
    // DSP-721: without minutes nothing is sent.
    if (message === null) return !isOwn;
    if (!isFilled(message)) return false;
    return send.run({ ...who, creditCents: creditCentsOf(values.credit) ?? 0, message });
  }, flowEnd.end);

  const over = isDelivered(deliveryOf(late)) ? lateTexts.delivered : null;
  const treated = treatedText(late.record) ?? (late.record ? lateTexts.recorded : null);
  const saving = send.isRunning ? formTexts.saving : null;
  const noText = !isFilled(sms) ? smsTextTexts.isUnfilled : isOwn && sms.trim() === '' ? lateTexts.noSms : null;
  const typed = SmsForm.safeParse(values);
  const limit = useLateLimit(late, (typed.success && creditCentsOf(typed.data.credit)) || 0);
  const message = typed.success ? messageOf(typed.data) : null;
  return (
    <LateWindow late={late} flow={flow} isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onKeyDownCapture={flowEnd.onKeyDownCapture}
        onSubmit={(event) => {
          flowEnd.begin();
          void form.handleSubmit(save)(event);
        }}
      >
        <AnswerNotice of={send} first={treated ?? over} />
        {asksMinutes && !isOwn ? (
          <NumberField label={lateTexts.minutes} {...field(form, 'minutes')} error={errors.minutes?.message} />
        ) : null}
        <NumberField
          kind="decimal"
          label={lateTexts.credit}
          {...field(form, 'credit')}
          error={errors.credit?.message}
        />
        {limit.note}
        <TextChoice
          chosen={chosen}
          onChoose={choice.choose}
          onTakeBack={chosen ? choice.takeBack : isOwn ? () => write('') : null}
          orderId={late.order.id}
        />
        {isOwn ? (
          <LongTextField label={lateTexts.sms} {...field(form, 'sms')} error={errors.sms?.message} />
        ) : (
          <section className={look.preview} aria-label={lateTexts.preview} aria-live="polite">
            {message ?? <span className={look.hint}>{lateTexts.noPreview}</span>}
          </section>
        )}
        <UnfilledNotice text={sms} facts={facts} onFill={write} />
        <SmsFacts late={late} text={message ?? ''} />
        <Repeats late={late} text={message ?? ''} />
        <DialogFooter>
          <OtherWays late={late} reason={saving ?? treated} onDone={onClose} />
          <CancelButton onCancel={onClose} />
          <Button type="submit" reason={send.blocked ?? saving ?? treated ?? over ?? limit.reason ?? noText}>
            {submitText(typed.success ? creditCentsOf(typed.data.credit) : null)}
          </Button>
        </DialogFooter>
      </form>
    </LateWindow>
  );
}

/** The label names both the SMS and the credit. */
function submitText(creditCents: number | null): string {
  if (creditCents === 0) return lateTexts.sendWithoutCredit;
  return lateTexts.send(creditCents === null ? null : euroText(eurosOf(creditCents)));
}

function field(form: ReturnType<typeof useForm<SmsForm>>, key: keyof SmsForm) {
  const { ref, ...rest } = form.register(key);
  return { inputRef: ref, ...rest };
}
