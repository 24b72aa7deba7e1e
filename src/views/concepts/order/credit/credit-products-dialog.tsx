import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { creditProducts } from '../../../../domain/money/commands/give.ts';
import { whyNotCredit } from '../../../../domain/money/commands/money-command.ts';
import { lineCreditBounds } from '../../../../domain/money/credit/bounds.ts';
import { creditLines, creditTotals, isCreditable } from '../../../../domain/money/credit/lines.ts';
import { creditReasons } from '../../../../domain/money/credit/reasons.ts';
import { limitRefusals } from '../../../../domain/money/limit/text.ts';
import { creditDeed } from '../../../../domain/money/text.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useLimit } from '../limit/use-limit.tsx';
import { orderForm } from '../order-form.tsx';
import { useSumsSeen } from '../refund/use-sums-seen.ts';
import { After } from './after.tsx';
import { creditedOrder } from './credited-order.ts';
import { checkedUnits, firstLines, linesOf, nameOf, TypedLines } from './lines-form.ts';
import { MoneySides } from './money-sides.tsx';
import { type LinesFormProps, onceLines } from './once-lines.tsx';
import { ProductTable } from './product-table.tsx';
import { SuperProducts } from './super-products.tsx';
import { creditTexts as texts } from './text.ts';
import { useMoneyWaits } from './use-money-waits.ts';
import { WhyFields } from './why-fields.tsx';

type CreditProps = LinesFormProps<z.infer<typeof creditProducts.args>>;

/** A credit of several products of an order (SUP-343 to SUP-346). */
export const CreditProductsDialog = orderForm(
  {
    ...{ command: creditProducts, title: texts.productsTitle, gone: texts.gone, whyNot: whyNotCredit },
    resumesRefused: true,
  },
  onceLines({ title: texts.productsTitle, none: texts.noProduct, isOffered: isCreditable }, Fields),
);

const Form = z.object({
  lines: TypedLines,
  subtype: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

function Fields({ subject, name, metas, sheet, lines, balanceCents, replaced, replaces, onClose }: CreditProps) {
  const { order } = subject;
  const { run, ...answered } = useAnswered(creditProducts, { about: { orderId: order.id }, replaces });
  const waits = useMoneyWaits(order.id, sheet.refunds);
  const sums = useSumsSeen(sheet, answered);
  const { recreditedCents } = sums;
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: {
      lines: firstLines(lines, replaced?.lines ?? [], lineCreditBounds),
      subtype: replaced?.subtype ?? '',
      notes: replaced?.notes ?? '',
    },
  });
  const typed = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.productsHold(name));
  const checked = checkedUnits(lines, typed.lines, lineCreditBounds);
  const sent = creditLines(lines, checked);
  const { cents, givenCents, takenCents } = creditTotals(sent);
  const limit = useLimit(sheet, givenCents);
  const save = useSubmit(async ({ subtype, notes }: Form) => {
    return run({ ...creditedOrder(subject), ...limit.asked, lines: sent, recreditedCents, subtype, notes });
  }, onClose);
  const reasons = creditReasons(metas, true);
  const missing =
    (sent.length === 0 ? texts.wanted.quantity : cents === 0 ? texts.wanted.zero : null) ??
    (reasons.some(({ subtype }) => subtype === typed.subtype) ? null : texts.wanted.reason);
  const mixed = limit.asked.isProposal && takenCents > 0 ? limitRefusals.takesBack : null;
  const reason =
    answered.blocked ?? (answered.isRunning ? formTexts.saving : null) ?? waits ?? sums.reason ?? missing ?? mixed;
  const { ref, ...notes } = form.register('notes');
  const isBoth = givenCents > 0 && takenCents > 0;
  const deed = isBoth ? `${creditDeed(cents)} ${texts.both(givenCents, takenCents)}` : creditDeed(cents);
  const left = (sheet.products ?? []).filter((line) => !isCreditable(line));
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return (
    <Dialog title={texts.productsTitle(name)} width="1060px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <MovedNotice of={sums} text={sums.text} />
        <MoneySides
          beside={
            <>
              <WhyFields
                reasons={reasons}
                subtype={typed.subtype}
                onSubtype={(subtype) => form.setValue('subtype', subtype, { shouldDirty: true })}
                notes={{ ...notes, inputRef: ref, error: errors.notes?.message }}
              />
              <After sheet={sheet} balanceCents={balanceCents} cents={cents} />
            </>
          }
        >
          <ProductTable
            lines={lines}
            typed={typed.lines}
            boundsOf={lineCreditBounds}
            sent={sent}
            onType={(line, its) =>
              form.setValue('lines', { ...typed.lines, [line.order_product_id]: its }, { shouldDirty: true })
            }
          />
          <SuperProducts chosen={linesOf(sent, lines)} all={sheet.products ?? []} />
          {left.length > 0 ? <small>{texts.left(left.map(nameOf))}</small> : null}
        </MoneySides>
        {limit.note}
        <FormFooter submit={cents === 0 ? texts.credit : limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
