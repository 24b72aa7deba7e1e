import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { refundProduct } from '../../../../domain/money/commands/refund.ts';
import { pricedLine } from '../../../../domain/money/credit/lines.ts';
import { lineRefundBounds } from '../../../../domain/money/refund/bounds.ts';
import { isRefundable } from '../../../../domain/money/refund/lines.ts';
import { refundReasons } from '../../../../domain/money/refund/reasons.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { creditedOrder } from '../credit/credited-order.ts';
import { nameOf, unitsOf } from '../credit/lines-form.ts';
import { MoneySides } from '../credit/money-sides.tsx';
import { type LinesFormProps, onceLines } from '../credit/once-lines.tsx';
import { Units } from '../credit/product-table.tsx';
import { SuperProducts } from '../credit/super-products.tsx';
import { creditTexts } from '../credit/text.ts';
import { useMoneyWaits } from '../credit/use-money-waits.ts';
import { WhyFields } from '../credit/why-fields.tsx';
import { useLimit } from '../limit/use-limit.tsx';
import { orderForm } from '../order-form.tsx';
import { RefundAfter } from './refund-after.tsx';
import { EdenredNotice, Split } from './split.tsx';
import { splitDeed, refundTexts as texts } from './text.ts';
import { useSumsSeen } from './use-sums-seen.ts';
import { whyShut } from './why-shut.ts';

type RefundProps = LinesFormProps<z.infer<typeof refundProduct.args>>;

/** A refund of some units of one product (SUP-362, SUP-373). */
export const RefundProductDialog = orderForm(
  {
    ...{ command: refundProduct, title: texts.productTitle, gone: creditTexts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceLines({ title: texts.productTitle, none: texts.noProduct, isOffered: isRefundable }, Fields),
);

const Form = z.object({
  /** The number of the line; empty for none. */
  line: z.string(),
  units: z.string(),
  subtype: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, creditTexts.tooLong)),
});
type Form = z.infer<typeof Form>;

function Fields({ subject, name, metas, sheet, lines, replaced, replaces, onClose }: RefundProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(refundProduct, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { refundedCents } = sums;
  const form = useForm<Form>({
    shouldFocusError: false,
    resolver: zodResolver(Form),
    defaultValues: {
      line: replaced ? String(replaced.line.orderProductId) : '',
      units: String(replaced?.line.quantity ?? 1),
      subtype: replaced?.subtype ?? '',
      notes: replaced?.notes ?? '',
    },
  });
  const formRef = useRefusedFocus(form.formState);
  const typed = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.productHold(name));
  const line = lines.find((it) => String(it.order_product_id) === typed.line);
  const asked = line && pricedLine(line, unitsOf(lineRefundBounds(line), typed.units));
  const cents = asked?.cents ?? 0;
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ subtype, notes }: Form) => {
    return asked
      ? run({ ...creditedOrder(subject), ...limit.asked, line: asked, refundedCents, subtype, notes })
      : false;
  }, onClose);
  const reasons = refundReasons(metas, true);
  const { subtype, notes: words } = typed;
  const why = { subtype, notes: words, isOffered: reasons.some((it) => it.subtype === subtype) };
  const missing = line ? (cents === 0 ? texts.wanted.quantity : null) : texts.wanted.product;
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    waits ??
    sums.reason ??
    whyShut(sheet, { cents, missing, why });
  /** The units that were typed, as far as there are as many of this one. */
  const choose = (next: string) => {
    const its = lines.find((it) => String(it.order_product_id) === next);
    form.setValue('line', next, { shouldDirty: true });
    if (its) form.setValue('units', String(unitsOf(lineRefundBounds(its), typed.units)));
  };
  const { ref, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const deed = splitDeed(cents, splitRefund(cents, sheet.payment_details ?? []).parts);
  return (
    <Dialog title={texts.productTitle(name)} width="860px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <EdenredNotice sheet={sheet} />
        <MoneySides beside={<RefundAfter sheet={sheet} cents={cents} />}>
          <SelectField
            label={texts.product}
            placeholder={texts.chooseProduct}
            value={typed.line}
            choices={lines.map((it) => ({ value: String(it.order_product_id), label: nameOf(it) }))}
            onChoose={choose}
          />
          {line ? (
            <Units
              bounds={lineRefundBounds(line)}
              name={nameOf(line)}
              units={typed.units}
              onType={(units) => form.setValue('units', units, { shouldDirty: true })}
            />
          ) : null}
          <SuperProducts isRefund chosen={line ? [line] : []} all={sheet.products ?? []} />
          <WhyFields
            reasons={reasons}
            subtype={subtype}
            onSubtype={(next) => form.setValue('subtype', next, { shouldDirty: true })}
            notes={{ ...notes, inputRef: ref, error: errors.notes?.message }}
          />
          <Split sheet={sheet} cents={cents} />
        </MoneySides>
        {limit.note}
        <FormFooter submit={cents === 0 ? texts.refund : limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
