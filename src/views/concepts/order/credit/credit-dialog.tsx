import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { clampTo } from '../../../../domain/money/bounds.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { creditOrder } from '../../../../domain/money/commands/give.ts';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { orderCreditBounds } from '../../../../domain/money/credit/bounds.ts';
import { creditReasons } from '../../../../domain/money/credit/reasons.ts';
import { typedEuros } from '../../../../domain/money/money.ts';
import { creditDeed } from '../../../../domain/money/text.ts';
import { centsIn } from '../../../../domain/typed/number.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
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
import { WhyFields } from './why-fields.tsx';

type CreditProps = CreditFormProps<z.infer<typeof creditOrder.args>>;

/** A credit of a whole order, or one that is taken back (SUP-335, SUP-336). */
export const CreditDialog = orderForm(
  {
    ...{ command: creditOrder, title: texts.title, gone: texts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceRead(texts.title, Fields),
);

const Form = z.object({
  amount: z.string(),
  subtype: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

function Fields({ subject, name, metas, sheet, balanceCents, replaced, replaces, onClose }: CreditProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(creditOrder, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { recreditedCents } = sums;
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: {
      amount: replaced ? typedEuros(replaced.cents) : '',
      subtype: replaced?.subtype ?? '',
      notes: replaced?.notes ?? '',
    },
  });
  const typed = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.hold(name));
  const bounds = orderCreditBounds({ amount: sheet.amount, credits: eurosOf(balanceCents ?? 0) });
  const cents = clampTo(bounds, centsIn(typed.amount));
  const commit = () => {
    if (typed.amount.trim() !== '') form.setValue('amount', typedEuros(cents), { shouldDirty: true });
  };
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ subtype, notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, cents, recreditedCents, subtype, notes });
  }, onClose);
  const reasons = creditReasons(metas, false);
  const missing =
    (cents === 0 ? texts.wanted.amount : null) ??
    (reasons.some(({ subtype }) => subtype === typed.subtype) ? null : texts.wanted.reason);
  const reason = answered.blocked ?? (answered.isRunning ? formTexts.saving : null) ?? waits ?? sums.reason ?? missing;
  const { ref: amountRef, onBlur: _, ...amount } = form.register('amount');
  const { ref: notesRef, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    commit();
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return (
    <Dialog title={texts.title(name)} width="800px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <MoneySides beside={<After sheet={sheet} balanceCents={balanceCents} cents={cents} />}>
          <NumberField kind="signed" label={texts.amount} {...amount} inputRef={amountRef} onBlur={commit} />
          <small>{texts.between(bounds.least, bounds.most)}</small>
          <WhyFields
            reasons={reasons}
            subtype={typed.subtype}
            onSubtype={(subtype) => form.setValue('subtype', subtype, { shouldDirty: true })}
            notes={{ ...notes, inputRef: notesRef, error: errors.notes?.message }}
          />
        </MoneySides>
        {limit.note}
        <FormFooter
          submit={cents === 0 ? texts.credit : limit.deedOf(creditDeed(cents))}
          reason={reason}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
