import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { feeLeftCents, whyNotRefundFee } from '../../../../domain/money/commands/correct.ts';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { refundFee } from '../../../../domain/money/commands/refund.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { creditedOrder } from '../credit/credited-order.ts';
import { MoneySides } from '../credit/money-sides.tsx';
import { type CreditFormProps, onceRead } from '../credit/once-read.tsx';
import { creditTexts } from '../credit/text.ts';
import { useMoneyWaits } from '../credit/use-money-waits.ts';
import { useLimit } from '../limit/use-limit.tsx';
import { orderForm } from '../order-form.tsx';
import { RefundAfter } from './refund-after.tsx';
import { EdenredNotice, Split } from './split.tsx';
import { splitDeed, refundTexts as texts } from './text.ts';
import { useSumsSeen } from './use-sums-seen.ts';
import { whyShut } from './why-shut.ts';

type FeeProps = CreditFormProps<z.infer<typeof refundFee.args>>;

/** The delivery fee of an order, to the means by which it was paid (SUP-375). */
export const RefundFeeDialog = orderForm(
  {
    ...{ command: refundFee, title: texts.feeTitle, gone: creditTexts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceRead(texts.feeTitle, Fields),
);

const Form = z.object({ notes: z.string().check(z.trim(), z.maxLength(500, creditTexts.tooLong)) });
type Form = z.infer<typeof Form>;

function Fields({ subject, name, sheet, replaced, replaces, onClose }: FeeProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(refundFee, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { refundedCents } = sums;
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { notes: replaced?.notes ?? '' } });
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.feeHold(name));
  const { shipping_fee } = order;
  const { shipping_fee_refund_or_recredit } = sheet;
  const fee = { shipping_fee, shipping_fee_refund_or_recredit };
  const refusal = whyNotRefundFee(fee);
  const cents = feeLeftCents(fee);
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, cents, refundedCents, notes });
  }, onClose);
  const missing = refusal && refusalText(refundFee, refusal);
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    waits ??
    sums.reason ??
    whyShut(sheet, { cents, missing });
  const { ref, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const deed = splitDeed(cents, splitRefund(cents, sheet.payment_details ?? []).parts);
  return (
    <Dialog title={texts.feeTitle(name)} width="860px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <EdenredNotice sheet={sheet} />
        <MoneySides beside={<RefundAfter sheet={sheet} cents={cents} />}>
          <p>
            {cents === 0 || cents === centsOfEuros(shipping_fee)
              ? texts.fee(euroText(shipping_fee))
              : texts.feeRest(euroText(cents / 100), euroText(shipping_fee))}
          </p>
          <LongTextField label={creditTexts.notes} {...notes} inputRef={ref} error={errors.notes?.message} />
          <Split sheet={sheet} cents={cents} />
        </MoneySides>
        {limit.note}
        <FormFooter submit={cents === 0 ? texts.refund : limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
