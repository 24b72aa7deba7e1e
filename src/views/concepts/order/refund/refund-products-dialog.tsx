import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { refundProducts } from '../../../../domain/money/commands/refund.ts';
import { creditTotals } from '../../../../domain/money/credit/lines.ts';
import { lineRefundBounds } from '../../../../domain/money/refund/bounds.ts';
import { isRefundable, refundLines } from '../../../../domain/money/refund/lines.ts';
import { refundReasons } from '../../../../domain/money/refund/reasons.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { creditedOrder } from '../credit/credited-order.ts';
import { checkedUnits, firstLines, linesOf, nameOf, TypedLines } from '../credit/lines-form.ts';
import { MoneySides } from '../credit/money-sides.tsx';
import { type LinesFormProps, onceLines } from '../credit/once-lines.tsx';
import { ProductTable } from '../credit/product-table.tsx';
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

type RefundProps = LinesFormProps<z.infer<typeof refundProducts.args>>;

/** A refund of several products of an order, all or none (SUP-374). */
export const RefundProductsDialog = orderForm(
  {
    ...{ command: refundProducts, title: texts.productsTitle, gone: creditTexts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceLines({ title: texts.productsTitle, none: texts.noProduct, isOffered: isRefundable }, Fields),
);

const Form = z.object({
  lines: TypedLines,
  subtype: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, creditTexts.tooLong)),
});
type Form = z.infer<typeof Form>;

function Fields({ subject, name, metas, sheet, lines, replaced, replaces, onClose }: RefundProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(refundProducts, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { refundedCents } = sums;
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: {
      lines: firstLines(lines, replaced?.lines ?? [], lineRefundBounds),
      subtype: replaced?.subtype ?? '',
      notes: replaced?.notes ?? '',
    },
  });
  const typed = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.productsHold(name));
  const sent = refundLines(lines, checkedUnits(lines, typed.lines, lineRefundBounds));
  const { cents } = creditTotals(sent);
  const limit = useLimit(sheet, cents);
  const save = useSubmit(async ({ subtype, notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, lines: sent, refundedCents, subtype, notes });
  }, onClose);
  const reasons = refundReasons(metas, true);
  const { subtype, notes: words } = typed;
  const why = { subtype, notes: words, isOffered: reasons.some((it) => it.subtype === subtype) };
  const missing = cents === 0 ? creditTexts.wanted.quantity : null;
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    waits ??
    sums.reason ??
    whyShut(sheet, { cents, missing, why });
  const { ref, ...notes } = form.register('notes');
  const rest = (sheet.products ?? []).filter((line) => !isRefundable(line));
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const deed = splitDeed(cents, splitRefund(cents, sheet.payment_details ?? []).parts);
  return (
    <Dialog title={texts.productsTitle(name)} width="1060px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <EdenredNotice sheet={sheet} />
        <MoneySides
          beside={
            <>
              <WhyFields
                reasons={reasons}
                subtype={subtype}
                onSubtype={(next) => form.setValue('subtype', next, { shouldDirty: true })}
                notes={{ ...notes, inputRef: ref, error: errors.notes?.message }}
              />
              <RefundAfter sheet={sheet} cents={cents} />
            </>
          }
        >
          <ProductTable
            lines={lines}
            typed={typed.lines}
            boundsOf={lineRefundBounds}
            sent={sent}
            onType={(line, its) =>
              form.setValue('lines', { ...typed.lines, [line.order_product_id]: its }, { shouldDirty: true })
            }
          />
          <SuperProducts isRefund chosen={linesOf(sent, lines)} all={sheet.products ?? []} />
          {rest.length > 0 ? <small>{creditTexts.left(rest.map(nameOf))}</small> : null}
          <Split sheet={sheet} cents={cents} />
        </MoneySides>
        {limit.note}
        <FormFooter submit={cents === 0 ? texts.refund : limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
