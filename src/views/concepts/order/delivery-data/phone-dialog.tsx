import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { setDeliveryPhone, whyNotDeliveryData } from '../../../../domain/order/commands/delivery.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { UnlessRefused } from '../unless-refused.tsx';
import { useOrder } from '../use-order.ts';
import { GoneDialog } from './gone-dialog.tsx';
import { PhoneForm } from './name-form.ts';
import { deliveryTexts } from './text.ts';

interface PhoneProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The number to call at the delivery (DSP-840, SUP-312). */
export function PhoneDialog({ orderId, replaces, onClose }: PhoneProps) {
  const subject = useOrder(orderId);
  const replaced = useReplaced(setDeliveryPhone, replaces);
  if (subject === undefined || replaced === undefined) return null;
  if (!subject) return <GoneDialog title={deliveryTexts.phoneTitle(String(orderId))} onClose={onClose} />;
  const { order } = subject;
  const refusal = whyNotDeliveryData(order);
  const title = deliveryTexts.phoneTitle(orderName(order));
  const initial = replaced?.phone ?? order.phone ?? '';
  return (
    <UnlessRefused command={setDeliveryPhone} refusal={refusal} title={title} onClose={onClose}>
      <PhoneOfOrder order={order} initial={initial} replaces={replaces} onClose={onClose} />
    </UnlessRefused>
  );
}

interface PhoneOfOrderProps extends Omit<PhoneProps, 'orderId'> {
  readonly order: Order;
  /** Initial value. */
  readonly initial: string;
}

function PhoneOfOrder({ order, initial, replaces, onClose }: PhoneOfOrderProps) {
  const action = useAction(setDeliveryPhone);
  const form = useForm<PhoneForm>({ resolver: zodResolver(PhoneForm), defaultValues: { phone: initial } });
  const { isDirty, errors } = form.formState;
  const name = orderName(order);
  useDraft(form, deliveryTexts.hold(name));

  const save = useSubmit(async ({ phone }: PhoneForm) => {
    // No change, no call.
    if (!isDirty && replaces === null) return true;
    return action.run({ orderId: order.id, randomId: order.random_id, phone }, replaces);
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
