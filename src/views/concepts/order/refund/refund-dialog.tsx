import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { clampTo } from '../../../../domain/money/bounds.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { refundOrder } from '../../../../domain/money/commands/refund.ts';
import { typedEuros } from '../../../../domain/money/money.ts';
import { refundBounds } from '../../../../domain/money/refund/bounds.ts';
import { needsNotes, refundReasons } from '../../../../domain/money/refund/reasons.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { centsIn } from '../../../../domain/typed/number.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { creditedOrder } from '../credit/credited-order.ts';
import { MoneySides } from '../credit/money-sides.tsx';
import { type CreditFormProps, onceRead } from '../credit/once-read.tsx';
import { creditTexts } from '../credit/text.ts';
import { useMoneyWaits } from '../credit/use-money-waits.ts';
import { WhyFields } from '../credit/why-fields.tsx';
import { useLimit } from '../limit/use-limit.tsx';
import { orderForm } from '../order-form.tsx';
import look from './refund.module.css';
import { RefundAfter } from './refund-after.tsx';
import { EdenredNotice, Split } from './split.tsx';
import { splitDeed, refundTexts as texts } from './text.ts';
import { useSumsSeen } from './use-sums-seen.ts';
import { whyShut } from './why-shut.ts';

type RefundProps = CreditFormProps<z.infer<typeof refundOrder.args>>;

/** A refund of an order over the means by which it was paid (SUP-361, SUP-368, SUP-372). */
export const RefundDialog = orderForm(
  {
    ...{ command: refundOrder, title: texts.title, gone: creditTexts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceRead(texts.title, Fields),
);

const Form = z.object({
  amount: z.string(),
  subtype: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, creditTexts.tooLong)),
});
type Form = z.infer<typeof Form>;

function Fields({ subject, name, metas, sheet, replaced, replaces, onClose }: RefundProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(refundOrder, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { refundedCents } = sums;
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
  const bounds = refundBounds(sheet);
  const cents = clampTo(bounds, centsIn(typed.amount));
  const set = (next: number) => form.setValue('amount', typedEuros(next), { shouldDirty: true });
  const commit = () => {
    if (typed.amount.trim() !== '') set(cents);
  };
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ subtype, notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, cents, refundedCents, subtype, notes });
  }, onClose);
  const reasons = refundReasons(metas, false);
  const { subtype, notes: words } = typed;
  const why = { subtype, notes: words, isOffered: reasons.some((it) => it.subtype === subtype) };
  const missing = cents === 0 ? creditTexts.wanted.amount : null;
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    waits ??
    sums.reason ??
    whyShut(sheet, { cents, missing, why });
  const { ref: amountRef, onBlur: _, ...amount } = form.register('amount');
  const { ref: notesRef, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    commit();
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const deed = splitDeed(cents, splitRefund(cents, sheet.payment_details ?? []).parts);
  const [refundable, recredited] = [centsOfEuros(sheet.refundable_amount), centsOfEuros(sheet.amount_recredit)];
  return (
    <Dialog title={texts.title(name)} width="860px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <EdenredNotice sheet={sheet} />
        <MoneySides beside={<RefundAfter sheet={sheet} cents={cents} />}>
          <div className={look.amount}>
            <NumberField kind="decimal" label={creditTexts.amount} {...amount} inputRef={amountRef} onBlur={commit} />
            {bounds.most > 0 ? (
              <Button variant="soft" onClick={() => set(bounds.most)}>
                {texts.all(bounds.most)}
              </Button>
            ) : null}
          </div>
          <small>{texts.between(bounds.most, refundable, recredited)}</small>
          <WhyFields
            reasons={reasons}
            subtype={subtype}
            isWordy={needsNotes(subtype)}
            onSubtype={(next) => form.setValue('subtype', next, { shouldDirty: true })}
            notes={{ ...notes, inputRef: notesRef, error: errors.notes?.message }}
          />
          <Split sheet={sheet} cents={cents} />
        </MoneySides>
        {limit.note}
        <FormFooter submit={cents === 0 ? texts.refund : limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
