import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { decideProposal } from '../../../../domain/money/commands/decide-proposal.ts';
import { refundOrder } from '../../../../domain/money/commands/refund.ts';
import { whyNotDecide } from '../../../../domain/money/limit/proposal.ts';
import type { Proposal } from '../../../../domain/money/limit/proposal-row.ts';
import { limitRefusals } from '../../../../domain/money/limit/text.ts';
import { typedEuros } from '../../../../domain/money/money.ts';
import { givenBackCents, whyNotCents } from '../../../../domain/money/refund/rules.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { centsIn } from '../../../../domain/typed/number.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { splitDeed } from '../refund/text.ts';
import type { ProposedOrder } from './decide-dialog.tsx';
import { proposalTexts as texts } from './proposal-text.ts';
import { useLimit } from './use-limit.tsx';

const Form = z.object({
  amount: z.string(),
  notes: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

interface ResumeDialogProps {
  readonly order: ProposedOrder;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** What was sent back to its author, who proposes it anew with another amount or other words (OUR-244). */
export function ResumeDialog({ order, proposal, onClose }: ResumeDialogProps) {
  const { run, ...answered } = useAnswered(decideProposal, { about: { proposalId: proposal.id } });
  const nowMs = useServerNow();
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { amount: typedEuros(centsOfEuros(proposal.amount)), notes: proposal.notes ?? '' },
  });
  const typed = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  const name = orderName({ orderId: order.id, randomId: order.random_id });
  useDraft(form, texts.resumeHold(name));
  const isRefund = proposal.kind === 'refund';
  const cents = proposal.is_of_order ? (centsIn(typed.amount) ?? 0) : centsOfEuros(proposal.amount);
  const limit = useLimit(order, cents);
  const save = useSubmit(async ({ notes }: Form) => {
    const about = { orderId: order.id, randomId: order.random_id, clientId: order.clientId, proposalId: proposal.id };
    const resumed = {
      ...{ cents: proposal.is_of_order ? cents : null, notes },
      refundedCents: isRefund ? givenBackCents(order) : null,
    };
    const at = new Date(nowMs).toISOString();
    return run({ ...about, cents, isRefund, decision: 'resume', reason: '', at, resumed });
  }, onClose);
  const isMine = answered.isRunning || answered.isDone || answered.doubt !== null;
  const refusal = isMine ? null : whyNotDecide({ decision: 'resume', reason: '', isOwn: true, nowMs }, proposal, order);
  const unfit = isRefund ? whyNotCents(cents, order) : null;
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    (refusal && refusalText(decideProposal, refusal)) ??
    (cents > 0 ? null : texts.noAmount) ??
    (unfit && refusalText(refundOrder, unfit)) ??
    (limit.asked.isProposal ? null : limitRefusals.withinLimit);
  const { ref: amountRef, ...amount } = form.register('amount');
  const { ref: notesRef, ...notes } = form.register('notes');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const deed = isRefund
    ? splitDeed(cents, splitRefund(cents, order.payment_details ?? []).parts)
    : texts.deed(proposal, cents);
  return (
    <Dialog title={texts.resumeTitle(proposal, name)} width="640px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <p>
          {texts.toReview} : {isolated(proposal.refusal ?? '')}
        </p>
        {proposal.is_of_order ? (
          <NumberField kind="decimal" label={texts.amount} {...amount} inputRef={amountRef} />
        ) : (
          <p>{texts.sameAmount(cents)}</p>
        )}
        <LongTextField label={texts.notes} {...notes} inputRef={notesRef} error={errors.notes?.message} />
        {limit.note}
        <FormFooter submit={limit.deedOf(deed)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
