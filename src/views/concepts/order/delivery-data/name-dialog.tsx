import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { setDeliveryName, whyNotDeliveryData } from '../../../../domain/order/commands/delivery.ts';
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
import { NameForm } from './name-form.ts';
import { deliveryTexts } from './text.ts';

interface NameProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The recipient of an order (DSP-840, SUP-311). */
export function NameDialog({ orderId, replaces, onClose }: NameProps) {
  const subject = useOrder(orderId);
  const replaced = useReplaced(setDeliveryName, replaces);
  if (subject === undefined || replaced === undefined) return null;
  if (!subject) return <GoneDialog title={deliveryTexts.nameTitle(String(orderId))} onClose={onClose} />;
  const { order } = subject;
  const refusal = whyNotDeliveryData(order);
  const title = deliveryTexts.nameTitle(orderName(order));
  return (
    <UnlessRefused command={setDeliveryName} refusal={refusal} title={title} onClose={onClose}>
      <NameOfOrder order={order} initial={replaced ?? order} replaces={replaces} onClose={onClose} />
    </UnlessRefused>
  );
}

interface NameOfOrderProps extends Omit<NameProps, 'orderId'> {
  readonly order: Order;
  /** Initial values. */
  readonly initial: Pick<Order, keyof NameForm>;
}

function NameOfOrder({ order, initial, replaces, onClose }: NameOfOrderProps) {
  const action = useAction(setDeliveryName);
  const form = useForm<NameForm>({
    resolver: zodResolver(NameForm),
    defaultValues: {
      firstname: initial.firstname ?? '',
      lastname: initial.lastname ?? '',
      company: initial.company ?? '',
    },
  });
  const { isDirty, errors } = form.formState;
  const name = orderName(order);
  useDraft(form, deliveryTexts.hold(name));

  const save = useSubmit(async (typed: NameForm) => {
    // No change, no call.
    if (!isDirty && replaces === null) return true;
    return action.run({ orderId: order.id, randomId: order.random_id, ...typed }, replaces);
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
