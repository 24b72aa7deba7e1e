import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { setGiftMessage, whyNotGiftMessage } from '../../../../domain/order/commands/gift-message.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { refusedBefore } from '../refused-before.ts';
import { UnlessRefused } from '../unless-refused.tsx';
import { type OrderOfDialog, useOrder } from '../use-order.ts';
import { useSheet } from '../use-sheet.ts';
import { giftTexts as texts } from './text.ts';

interface GiftProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The text on an order's gift card (SUP-521). */
export function GiftDialog({ orderId, replaces, onClose }: GiftProps) {
  const subject = useOrder(orderId);
  if (subject === undefined) return null;
  if (!subject) return <EmptyDialog title={texts.title(String(orderId))} text={texts.gone} onClose={onClose} />;
  const refusal = whyNotGiftMessage(subject.order);
  const title = texts.title(orderName(subject.order));
  return (
    <UnlessRefused command={setGiftMessage} refusal={refusal} title={title} onClose={onClose}>
      <OfOrder subject={subject} replaces={replaces} onClose={onClose} />
    </UnlessRefused>
  );
}

interface OfOrderProps extends Omit<GiftProps, 'orderId'> {
  readonly subject: OrderOfDialog;
}

function OfOrder({ subject, replaces: named, onClose }: OfOrderProps) {
  const [replaces] = useState(() => named ?? refusedBefore(subject.marks, setGiftMessage));
  const replaced = useReplaced(setGiftMessage, replaces);
  const sheet = useSheet(subject.order.id);
  if (replaced === undefined || !sheet) return null;
  const initial = replaced?.message ?? sheet.gift_message ?? '';
  return <Fields subject={subject} initial={initial} replaces={replaces} onClose={onClose} />;
}

const Form = z.object({ message: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)) });
type Form = z.infer<typeof Form>;

function Fields({ subject, initial, replaces, onClose }: OfOrderProps & { readonly initial: string }) {
  const { order } = subject;
  const action = useAction(setGiftMessage);
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { message: initial } });
  const { isDirty, errors } = useFormState({ control: form.control });
  const [isAsking, setAsking] = useState(false);
  const name = orderName(order);
  useDraft(form, texts.hold(name));
  const send = useSubmit(
    (message: string) => action.run({ orderId: order.id, randomId: order.random_id, message }, replaces),
    onClose,
  );
  const save = ({ message }: Form) => {
    // No change, no call.
    if (message === initial.trim() && replaces === null) return onClose();
    if (message === '') return setAsking(true);
    return send(message);
  };
  const { ref, ...input } = form.register('message');
  return (
    <Dialog title={texts.title(name)} isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <LongTextField label={texts.message} {...input} inputRef={ref} error={errors.message?.message} />
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
      {isAsking ? (
        <Confirm
          title={texts.entry}
          text={texts.sure}
          confirm={texts.remove}
          onConfirm={() => void send('')}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Dialog>
  );
}
