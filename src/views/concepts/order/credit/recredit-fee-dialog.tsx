import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { recreditFee, whyNotFee } from '../../../../domain/money/commands/correct.ts';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { euroText } from '../../../../domain/money/money.ts';
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
import { useLimit } from '../limit/use-limit.tsx';
import { orderForm } from '../order-form.tsx';
import { useSumsSeen } from '../refund/use-sums-seen.ts';
import { After } from './after.tsx';
import { creditedOrder } from './credited-order.ts';
import { MoneySides } from './money-sides.tsx';
import { type CreditFormProps, onceRead } from './once-read.tsx';
import { creditTexts as texts } from './text.ts';
import { useMoneyWaits } from './use-money-waits.ts';

type FeeProps = CreditFormProps<z.infer<typeof recreditFee.args>>;

/** The delivery fee of an order, given back as a credit (SUP-347). */
export const RecreditFeeDialog = orderForm(
  {
    ...{ command: recreditFee, title: texts.feeTitle, gone: texts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceRead(texts.feeTitle, Fields),
);

const Form = z.object({ notes: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)) });
type Form = z.infer<typeof Form>;

function Fields({ subject, name, sheet, balanceCents, replaced, replaces, onClose }: FeeProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(recreditFee, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { notes: replaced?.notes ?? '' } });
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.feeHold(name));
  const cents = centsOfEuros(order.shipping_fee);
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, cents, notes });
  }, onClose);
  const { shipping_fee_refund_or_recredit } = sheet;
  const refusal = whyNotFee({ shipping_fee: order.shipping_fee, shipping_fee_refund_or_recredit });
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    waits ??
    sums.reason ??
    (refusal && refusalText(recreditFee, refusal));
  const { ref, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const amount = euroText(cents / 100);
  return (
    <Dialog title={texts.feeTitle(name)} width="800px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <MoneySides beside={<After sheet={sheet} balanceCents={balanceCents} cents={refusal ? 0 : cents} />}>
          <p>{texts.fee(amount)}</p>
          <LongTextField label={texts.notes} {...notes} inputRef={ref} error={errors.notes?.message} />
        </MoneySides>
        {limit.note}
        <FormFooter submit={limit.deedOf(texts.recreditFee(amount))} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
