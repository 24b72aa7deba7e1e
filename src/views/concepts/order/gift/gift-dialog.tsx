import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { setGiftMessage, whyNotGiftMessage } from '../../../../domain/order/commands/gift-message.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { useSheet } from '../use-sheet.ts';
import { giftTexts as texts } from './text.ts';

type GiftProps = OrderFormProps<z.infer<typeof setGiftMessage.args>>;

/** The message on the card of an order (SUP-521). */
export const GiftDialog = orderForm(
  {
    ...{ command: setGiftMessage, title: texts.title, gone: texts.gone, whyNot: whyNotGiftMessage },
    resumesRefused: true,
  },
  GiftOfOrder,
);

function GiftOfOrder({ replaced, ...props }: GiftProps) {
  const sheet = useSheet(props.subject.order.id);
  if (!sheet) return null;
  return <Fields {...props} shown={sheet.gift_message ?? ''} initial={replaced?.message ?? sheet.gift_message ?? ''} />;
}

const Form = z.object({ message: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)) });
type Form = z.infer<typeof Form>;

interface FieldsProps extends Omit<GiftProps, 'replaced'> {
  /** The message the order has. */
  readonly shown: string;
  readonly initial: string;
}

function Fields({ subject, name, shown, initial, replaces, onClose }: FieldsProps) {
  const { order } = subject;
  const action = useAction(setGiftMessage);
  const [basis] = useState({ gift_message: shown });
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { message: initial } });
  const { isDirty, errors } = useFormState({ control: form.control });
  const [isAsking, setAsking] = useState(false);
  useDraft(form, texts.hold(name));
  const send = useSubmit(
    (message: string) => action.run({ orderId: order.id, randomId: order.random_id, message, basis }, replaces),
    onClose,
  );
  const save = ({ message }: Form) => {
    // Nothing new, nothing sent.
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
