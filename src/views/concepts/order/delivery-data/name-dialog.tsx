import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { setDeliveryName, whyNotDeliveryData } from '../../../../domain/order/commands/delivery.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { NameForm } from './name-form.ts';
import { deliveryTexts } from './text.ts';

/** Who an order is handed to (DSP-840, SUP-311). */
export const NameDialog = orderForm(
  {
    ...{ command: setDeliveryName, whyNot: whyNotDeliveryData },
    ...{ title: deliveryTexts.nameTitle, gone: deliveryTexts.gone },
  },
  NameOfOrder,
);

type NameProps = OrderFormProps<z.infer<typeof setDeliveryName.args>>;

function NameOfOrder({ subject: { order }, name, replaced, replaces, onClose }: NameProps) {
  const initial: Pick<Order, keyof NameForm> = replaced ?? order;
  const action = useAction(setDeliveryName);
  const begun = useBegun({ order });
  const form = useForm<NameForm>({
    resolver: zodResolver(NameForm),
    defaultValues: {
      firstname: initial.firstname ?? '',
      lastname: initial.lastname ?? '',
      company: initial.company ?? '',
    },
  });
  const { isDirty, errors } = form.formState;
  useDraft(form, deliveryTexts.hold(name));

  const save = useSubmit(async (typed: NameForm) => {
    // Nothing new, nothing sent.
    if (!isDirty && replaces === null) return true;
    return action.run(begun(setDeliveryName, { orderId: order.id, randomId: order.random_id, ...typed }), replaces);
  }, onClose);
  const field = (key: keyof NameForm) => {
    const { ref, ...input } = form.register(key);
    return { ...input, inputRef: ref, label: deliveryTexts[key], error: errors[key]?.message };
  };
  return (
    <Dialog title={deliveryTexts.nameTitle(name)} width="400px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField {...field('firstname')} />
        <TextField {...field('lastname')} />
        <TextField {...field('company')} />
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
