import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { checkRefund } from '../../../../domain/money/commands/check-refund.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import type { CheckedMoney } from '../../../../domain/money/refund/after-check.ts';
import { checkStatuses, lastCheck, whoChecks } from '../../../../domain/money/refund/check.ts';
import type { RefundPart } from '../../../../domain/money/refund/refund.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { rightTexts } from '../../../../domain/session/right-text.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { useAsSeen } from '../../../kit/actions/basis/use-as-seen.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { AfterCheck } from './after-check.tsx';
import { checkTexts as texts } from './check-text.ts';

/** The order whose part it is, with its sums. */
export interface CheckedOrder extends CheckedMoney {
  readonly id: OrderId;
  readonly random_id?: string | null | undefined;
  readonly clientId: CustomerId | null;
}

interface CheckedProps {
  readonly order: CheckedOrder;
  readonly part: RefundPart & { readonly id: number };
}

interface CheckPartProps extends CheckedProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** `J'ai vérifié` beside a part of which nobody knows, or whose provider says otherwise than a person (SUP-377). */
export function CheckPart({ isOpen, onOpen, ...its }: CheckPartProps) {
  const { doubt } = useAnswered(checkRefund, { about: { partId: its.part.id } });
  const reason = useWhyNotYet(its.part);
  return (
    <>
      <Button size="1" variant="soft" reason={reason} onClick={() => onOpen(true)}>
        {texts.check}
      </Button>
      {doubt && !isOpen ? <OpenNote stored={doubt} /> : null}
      {isOpen ? <CheckDialog {...its} onClose={() => onOpen(false)} /> : null}
    </>
  );
}

/** Why this user does not decide it now; null where he may. */
function useWhyNotYet(part: RefundPart): string | null {
  const { user } = useSignedIn();
  if (!may(user, 'edit')) return rightTexts.edit;
  const who = whoChecks(part);
  const isEarly = who === 'later' || (who === 'managers' && !may(user, 'accounts'));
  return isEarly ? refusalText(checkRefund, { code: 'early' }) : null;
}

const Form = z.object({
  status: z.enum(['', ...checkStatuses]),
  seenIn: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
});
type Form = z.infer<typeof Form>;

interface CheckDialogProps extends CheckedProps {
  readonly onClose: () => void;
}

function CheckDialog({ order, part, onClose }: CheckDialogProps) {
  const last = lastCheck(part);
  const check = useAsSeen(last?.id ?? null);
  const { run, ...answered } = useAnswered(checkRefund, { about: { partId: part.id } });
  const form = useForm<Form>({
    shouldFocusError: false,
    resolver: zodResolver(Form),
    defaultValues: { status: '', seenIn: '' },
  });
  const formRef = useRefusedFocus(form.formState);
  const { status, seenIn } = useWatch({ control: form.control }) as Form;
  const { isDirty, errors } = useFormState({ control: form.control });
  const cents = centsOfEuros(part.amount);
  const name = orderName({ orderId: order.id, randomId: order.random_id });
  const title = texts.title(cents, paymentLabels[part.type ?? ''] ?? part.type ?? '', name);
  useDraft(form, texts.hold(cents, name));
  const save = useSubmit(async ({ status: seen, seenIn: where }: Form) => {
    if (seen === '') return false;
    const { id: orderId, random_id: randomId, clientId } = order;
    const about = { orderId, randomId, clientId, partId: part.id, seenCheckId: check.seen };
    return run({ ...about, cents, status: seen, seenIn: where });
  }, onClose);
  // Its own answer settles the part before the window closes.
  const isOwn = answered.isRunning || answered.isDone || answered.doubt !== null;
  const isOver = !isOwn && whoChecks(part) === null;
  const shut = isOver ? texts.isOver : check.isMoved ? movedTexts.first : null;
  const missing = status === '' ? texts.wanted.status : seenIn.trim() === '' ? texts.wanted.seenIn : null;
  const reason = answered.blocked ?? (answered.isRunning ? formTexts.saving : null) ?? shut ?? missing;
  const { ref, ...where } = form.register('seenIn');
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return (
    <Dialog title={title} width="580px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        {isOver ? <Notice text={texts.settled(part)} /> : null}
        {isOver || isOwn ? null : <MovedNotice of={check} text={last ? texts.alreadyChecked(last) : ''} />}
        <RadioField
          label={texts.seen}
          value={status}
          choices={checkStatuses.map((value) => ({ value, label: texts.choices[value](cents) }))}
          onChoose={(value) => form.setValue('status', Form.shape.status.parse(value), { shouldDirty: true })}
        />
        <LongTextField label={texts.seenIn} {...where} inputRef={ref} error={errors.seenIn?.message} />
        <small>{texts.kept}</small>
        {status === '' ? null : <AfterCheck order={order} part={part} status={status} />}
        <small>{texts.sendsNothing}</small>
        <FormFooter isFinal submit={texts.submit(status, cents)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
