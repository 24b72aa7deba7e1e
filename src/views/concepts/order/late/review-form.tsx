import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { validateLateness } from '../../../../domain/late-order/commands/review.ts';
import { contradictionsOf } from '../../../../domain/late-order/contradiction.ts';
import { amountText, creditCentsOf } from '../../../../domain/late-order/credit.ts';
import { lateOrderDetail } from '../../../../domain/late-order/details.ts';
import type { LateOrder } from '../../../../domain/late-order/late-order.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { isFilled } from '../../../../domain/sms-text/fields.ts';
import { isDelivered } from '../../../../domain/task/arrival.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { CancelButton } from '../../../ui/forms/form-footer.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DialogFooter } from '../../../ui/windows/dialog.tsx';
import { smsTextTexts } from '../../sms-text/text.ts';
import { TextChoice } from '../../sms-text/text-choice.tsx';
import { UnfilledNotice } from '../../sms-text/unfilled-notice.tsx';
import { type ChosenText, useChosenText } from '../../sms-text/use-chosen-text.ts';
import { useSmsFacts } from '../../sms-text/use-sms-facts.ts';
import { ReviewForm } from './forms.ts';
import look from './late.module.css';
import { LateWindow } from './late-window.tsx';
import { OtherWays } from './other-ways.tsx';
import { Repeats, SmsFacts } from './repeats.tsx';
import { lateTexts } from './text.ts';
import { useLateEnd } from './use-late-end.ts';
import type { LateFlow } from './use-late-flow.ts';
import { useLateLimit } from './use-late-limit.tsx';
import { deliveryOf, type Late, treatedText, useWho } from './use-late-order.ts';
import { usePrefilledSms } from './use-prefilled-sms.ts';

interface ReviewDialogProps {
  readonly late: Late;
  readonly flow: LateFlow | undefined;
  /** The arguments of the validation that failed; null for none. */
  readonly initial: z.infer<typeof validateLateness.args> | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The review of a lateness (DSP-716 to DSP-718). */
export function ReviewDialog(props: ReviewDialogProps) {
  const record = useFreshRecord(props.late);
  if (record) return <ReviewOfRecord {...props} record={record} />;
  return (
    <LateWindow late={props.late} flow={props.flow} onClose={props.onClose}>
      <Skeleton text={lateTexts.loading} />
    </LateWindow>
  );
}

/** An answer this recent counts as this form's own. */
const justNowMs = 5_000;

/** The server's present record; the device's if the server does not answer. Null until then. */
function useFreshRecord({ order, record }: Late): LateOrder | null {
  const { isOnline } = useOnline();
  const [openedAtMs] = useState(() => Date.now());
  const [isTold, setTold] = useState(false);
  const answer = useDetail(lateOrderDetail, { orderId: order.id });
  const isFresh = (answer?.answeredAtMs ?? 0) >= openedAtMs - justNowMs;
  if (isFresh && !isTold) setTold(true);
  if (isTold || isFresh) return answer?.value ?? record;
  return answer?.error || !isOnline ? record : null;
}

function ReviewOfRecord({
  late,
  flow,
  record,
  initial,
  replaces,
  onClose,
}: ReviewDialogProps & { readonly record: LateOrder }) {
  const who = useWho(late);
  const validate = useAnswered(validateLateness, { about: { orderId: late.order.id }, replaces });
  const form = useForm<ReviewForm>({
    resolver: zodResolver(ReviewForm),
    defaultValues: {
      credit: amountText(initial?.creditCents ?? centsOfEuros(record.credit)),
      recredit: initial?.recredit ?? record.recredit_shipping_fee === true,
      sms: initial?.sms ?? '',
      choice: null,
    },
  });
  const { isDirty, errors } = form.formState;
  const { credit = '', recredit = false, sms = '', choice: stored = null } = useWatch({ control: form.control });
  const name = orderName(late.order);
  const draft = useDraft(form, lateTexts.hold(name));
  const cents = creditCentsOf(credit);
  const facts = useSmsFacts(late, cents);
  const write = (text: string) => form.setValue('sms', text, { shouldDirty: true });
  const keep = (next: ChosenText | null) => form.setValue('choice', next, { shouldDirty: true });
  const storedNow = () => form.getValues('choice');
  const { name: chosen, ...choice } = useChosenText({ text: sms, write, stored, storedNow, keep, cents, facts });
  const prefill = usePrefilledSms(form, {
    late,
    record,
    creditCents: cents,
    isChosen: chosen !== null,
    writtenFor: initial ? cents : draft.sms === undefined ? null : creditCentsOf(draft.credit ?? credit),
  });

  const flowEnd = useLateEnd(late, flow, onClose);
  const save = useSubmit(async (values: ReviewForm) => {
    const creditCents = creditCentsOf(values.credit) ?? 0;
    // The SMS is for another credit until prepared for this one: it must not be sent.
    if (!prefill.isFor(creditCents) || !isFilled(values.sms)) return false;
    return validate.run({ ...who, creditCents, recredit: values.recredit, sms: values.sms.trim() });
  }, flowEnd.end);

  const treated = treatedText(late.record);
  const saving = validate.isRunning ? formTexts.saving : null;
  const { ref: creditRef, ...creditField } = form.register('credit');
  const { ref: smsRef, ...smsField } = form.register('sms', { onChange: prefill.typed });
  const unfilled = isFilled(sms) ? null : smsTextTexts.isUnfilled;
  const fee = late.order.shipping_fee;
  const limit = useLateLimit(late, (creditCentsOf(credit) ?? 0) + (recredit ? centsOfEuros(fee) : 0));
  const feeText = lateTexts.feeOf(fee == null ? null : euroText(fee));
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
        <AnswerNotice of={validate} first={treated} />
        <div className={look.money}>
          <NumberField
            kind="decimal"
            label={lateTexts.credit}
            {...creditField}
            inputRef={creditRef}
            error={errors.credit?.message}
          />
          <CheckField
            label={fee == null ? lateTexts.recredit : lateTexts.recreditOf(euroText(fee))}
            isChecked={recredit}
            onCheck={(isChecked) => form.setValue('recredit', isChecked, { shouldDirty: true })}
          />
        </div>
        {limit.note}
        <TextChoice
          chosen={chosen}
          onChoose={(text) => choice.choose(text, prefill.isPrepared(sms))}
          onTakeBack={
            chosen
              ? () => {
                  // Typed words that come back are for this credit; prepared ones may be for another, and are made anew.
                  if (choice.takeBack()) prefill.renew();
                  else prefill.typed();
                }
              : null
          }
          orderId={late.order.id}
        />
        <LongTextField label={lateTexts.sms} {...smsField} inputRef={smsRef} error={errors.sms?.message} />
        <UnfilledNotice text={sms} facts={facts} onFill={write} />
        <SmsFacts late={late} text={sms} />
        <Repeats late={late} text={sms} />
        <Contradictions late={late} sms={sms} />
        <p className={look.hint} role="status">
          {prefill.state}
        </p>
        <DialogFooter>
          <OtherWays late={late} reason={saving ?? treated} onDone={onClose} />
          <CancelButton onCancel={onClose} />
          <Button
            type="submit"
            reason={validate.blocked ?? saving ?? treated ?? limit.reason ?? prefill.reason ?? unfilled}
          >
            {submitText({ creditCents: creditCentsOf(credit), fee: recredit ? feeText : null, sms })}
          </Button>
        </DialogFooter>
      </form>
    </LateWindow>
  );
}

interface GoingOut {
  readonly creditCents: number | null;
  /** Null where the fee is not given back. */
  readonly fee: string | null;
  readonly sms: string;
}

/** The label names all that goes out: the credit, the fee and the SMS, if any. */
function submitText({ creditCents, fee, sms }: GoingOut): string {
  if (creditCents === null) return lateTexts.validate;
  return lateTexts.validateOf(creditCents === 0 ? null : euroText(eurosOf(creditCents)), fee, sms.trim() !== '');
}

/** Statements of the text that the state of the order denies (DSP-717). */
function Contradictions({ late, sms }: { readonly late: Late; readonly sms: string }) {
  const nowMs = useServerNow();
  const { dock, external_shipping_jobs: jobs } = late.task;
  const isInRound = dock != null || (jobs ?? []).length > 0;
  return contradictionsOf(sms, { isDelivered: isDelivered(deliveryOf(late)), isInRound, nowMs }).map((it) => (
    <Notice key={it} text={lateTexts.contradictions[it]} />
  ));
}
