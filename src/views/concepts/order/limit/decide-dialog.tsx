import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { decideProposal } from '../../../../domain/money/commands/decide-proposal.ts';
import { whyNotDecide } from '../../../../domain/money/limit/proposal.ts';
import type { Proposal } from '../../../../domain/money/limit/proposal-row.ts';
import { splitRefund } from '../../../../domain/money/refund/split.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { AfterTable } from '../credit/after.tsx';
import { useMoneyWaits } from '../credit/use-money-waits.ts';
import { splitDeed } from '../refund/text.ts';
import { type Taken, proposalTexts as texts } from './proposal-text.ts';

/** The order of a proposal, as its sheet is. */
export interface ProposedOrder extends OrderSheet {
  readonly random_id?: string | null | undefined;
  readonly clientId: CustomerId | null;
}

const taken = ['send', 'review', 'refuse', 'withdraw'] as const satisfies readonly Taken[];

const Form = z.object({
  decision: z.enum(['', ...taken]),
  reason: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

interface DecideDialogProps {
  readonly order: ProposedOrder;
  readonly proposal: Proposal;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/**
 * What is proposed, with the sheet as it would be: sent by another than its author, refused or
 * sent back to him with a word, or taken back (OUR-152, OUR-243).
 */
export function DecideDialog({ order, proposal, isOwn, onClose }: DecideDialogProps) {
  const { run, ...answered } = useAnswered(decideProposal, { about: { proposalId: proposal.id } });
  const nowMs = useServerNow();
  const waits = useMoneyWaits(order.id, order.refunds);
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { decision: isOwn ? 'withdraw' : '', reason: '' },
    shouldFocusError: false,
  });
  const formRef = useRefusedFocus(form.formState);
  const { decision, reason: why } = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  const cents = centsOfEuros(proposal.amount);
  const isRefund = proposal.kind === 'refund';
  const name = orderName({ orderId: order.id, randomId: order.random_id });
  useDraft(form, texts.hold(name));
  const save = useSubmit(async ({ decision: chosen, reason }: Form) => {
    if (chosen === '') return false;
    const about = { orderId: order.id, randomId: order.random_id, clientId: order.clientId, proposalId: proposal.id };
    return run({ ...about, cents, isRefund, decision: chosen, reason, at: new Date(nowMs).toISOString() });
  }, onClose);
  const deed = isRefund
    ? splitDeed(cents, splitRefund(cents, order.payment_details ?? []).parts)
    : texts.deed(proposal, cents);
  // Its own answer decides it before the window closes.
  const isMine = answered.isRunning || answered.isDone || answered.doubt !== null;
  const refusal =
    decision === '' || isMine ? null : whyNotDecide({ decision, reason: why, isOwn, nowMs }, proposal, order);
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    (decision === '' ? texts.noDecision : null) ??
    (refusal && refusalText(decideProposal, refusal)) ??
    (decision === 'send' ? waits : null);
  const { ref, ...typed } = form.register('reason');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  const choices = isOwn ? (['withdraw'] as const) : (['send', 'review', 'refuse'] as const);
  return (
    <Dialog title={texts.decideTitle(proposal, name)} width="640px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <p>{texts.who(proposal)}</p>
        {proposal.notes ? (
          <p>
            {texts.notes} : {isolated(proposal.notes)}
          </p>
        ) : null}
        <RadioField
          label={texts.decision}
          value={decision}
          choices={choices.map((value) => ({ value, label: texts.choices[value](cents, deed) }))}
          onChoose={(value) => form.setValue('decision', Form.shape.decision.parse(value), { shouldDirty: true })}
        />
        {decision === 'refuse' || decision === 'review' ? (
          <>
            <LongTextField label={texts.reasons[decision]} {...typed} inputRef={ref} error={errors.reason?.message} />
            <small>{texts.reasonRead}</small>
          </>
        ) : null}
        {decision === 'send' ? <AfterSent order={order} cents={cents} isRefund={isRefund} /> : null}
        <FormFooter
          isFinal
          submit={decision === '' ? texts.decide : texts.submits[decision](cents, deed)}
          reason={reason}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** The sheet as it will be. */
function AfterSent({ order, cents, isRefund }: AfterSentProps) {
  const [refunded, recredited] = [centsOfEuros(order.amount_refund), centsOfEuros(order.amount_recredit)];
  const refundable = centsOfEuros(order.refundable_amount);
  if (!isRefund) return <AfterTable rows={[[texts.recredited, recredited, recredited + cents]]} />;
  return (
    <AfterTable
      rows={[
        [texts.refunded, refunded, refunded + cents],
        [texts.refundable, refundable, refundable - cents],
      ]}
    />
  );
}

interface AfterSentProps {
  readonly order: ProposedOrder;
  readonly cents: number;
  readonly isRefund: boolean;
}
