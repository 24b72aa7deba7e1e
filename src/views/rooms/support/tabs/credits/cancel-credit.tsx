import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { centsOfEuros } from '../../../../../domain/money/cents.ts';
import { cancelCredit } from '../../../../../domain/money/commands/correct.ts';
import type { CreditEntry } from '../../../../../domain/money/credit/entry.ts';
import { euroText } from '../../../../../domain/money/money.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { may } from '../../../../../domain/session/permissions.ts';
import { useMoneyWaits } from '../../../../concepts/order/credit/use-money-waits.ts';
import { AnswerNotice } from '../../../../kit/actions/open/answer-notice.tsx';
import { OpenNote } from '../../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../../kit/client/context.ts';
import { useDraft } from '../../../../kit/drafts/use-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { LongTextField } from '../../../../ui/fields/text-field.tsx';
import styles from '../../../../ui/forms/form.module.css';
import { FormFooter } from '../../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../../ui/forms/text.ts';
import { Dialog } from '../../../../ui/windows/dialog.tsx';
import { creditTabTexts as texts } from './credits-text.ts';

interface CancelCreditProps {
  readonly userId: CustomerId;
  readonly entry: CreditEntry;
}

/** Cancels a credit that was given for an order (SUP-164); others cannot be. */
export function CancelCredit({ userId, entry }: CancelCreditProps) {
  const { user } = useSignedIn();
  const { id, order, amount, is_cancelled } = entry;
  const cents = centsOfEuros(amount);
  if (!order || cents <= 0 || is_cancelled || !may(user, 'edit')) return null;
  return <Cancel userId={userId} entryId={id} order={order} cents={cents} />;
}

interface CancelProps {
  readonly userId: CustomerId;
  readonly entryId: number;
  readonly order: NonNullable<CreditEntry['order']>;
  readonly cents: number;
}

function Cancel(props: CancelProps) {
  const [isOpen, setOpen] = useState(false);
  const { doubt } = useAnswered(cancelCredit, { about: { entryId: props.entryId } });
  const name = texts.cancelOf(euroText(props.cents / 100), orderName(props.order));
  return (
    <>
      <Button size="1" variant="soft" color="red" aria-label={name} onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      {doubt && !isOpen ? <OpenNote stored={doubt} /> : null}
      {isOpen ? <CancelDialog {...props} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Form = z.object({ notes: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)) });
type Form = z.infer<typeof Form>;

interface CancelDialogProps extends CancelProps {
  readonly name: string;
  readonly onClose: () => void;
}

function CancelDialog({ userId, entryId, order, cents, name, onClose }: CancelDialogProps) {
  const { run, ...answered } = useAnswered(cancelCredit, { about: { entryId } });
  const waits = useMoneyWaits(order.id, null);
  const amount = euroText(cents / 100);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { notes: '' } });
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.hold(amount, orderName(order)));
  const save = useSubmit(
    ({ notes }: Form) => run({ orderId: order.id, randomId: order.random_id, clientId: userId, entryId, cents, notes }),
    onClose,
  );
  const { ref, ...notes } = form.register('notes');
  const reason = answered.blocked ?? (answered.isRunning ? formTexts.saving : null) ?? waits;
  const submit = (event: React.FormEvent) => {
    if (reason !== null) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return (
    <Dialog title={name} width="480px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AnswerNotice of={answered} />
        <LongTextField label={texts.notes} {...notes} inputRef={ref} error={errors.notes?.message} />
        <FormFooter isFinal submit={texts.submit(amount)} reason={reason} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
