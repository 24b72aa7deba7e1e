import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { setDeliveryPhone, whyNotDeliveryData } from '../../../../domain/order/commands/delivery.ts';
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
import { PhoneForm } from './name-form.ts';
import { deliveryTexts } from './text.ts';

/** The number that is called at the delivery (DSP-840, SUP-312). */
export const PhoneDialog = orderForm(
  {
    ...{ command: setDeliveryPhone, whyNot: whyNotDeliveryData },
    ...{ title: deliveryTexts.phoneTitle, gone: deliveryTexts.gone },
  },
  PhoneOfOrder,
);

type PhoneProps = OrderFormProps<z.infer<typeof setDeliveryPhone.args>>;

function PhoneOfOrder({ subject: { order }, name, replaced, replaces, onClose }: PhoneProps) {
  const initial = replaced?.phone ?? order.phone ?? '';
  const action = useAction(setDeliveryPhone);
  const begun = useBegun({ order });
  const form = useForm<PhoneForm>({ resolver: zodResolver(PhoneForm), defaultValues: { phone: initial } });
  const { isDirty, errors } = form.formState;
  useDraft(form, deliveryTexts.hold(name));

  const save = useSubmit(async ({ phone }: PhoneForm) => {
    // Nothing new, nothing sent.
    if (!isDirty && replaces === null) return true;
    return action.run(begun(setDeliveryPhone, { orderId: order.id, randomId: order.random_id, phone }), replaces);
  }, onClose);
  const { ref, ...input } = form.register('phone');
  return (
    <Dialog title={deliveryTexts.phoneTitle(name)} width="380px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField
          inputMode="tel"
          label={deliveryTexts.phone}
          {...input}
          inputRef={ref}
          error={errors.phone?.message}
        />
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
