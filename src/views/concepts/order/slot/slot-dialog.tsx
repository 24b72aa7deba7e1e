import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { setSlot, whyNotSlot } from '../../../../domain/order/commands/slot.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { hourText, longDateText } from '../../../../domain/time/paris-time.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { SlotFields } from './slot-fields.tsx';
import { chosenSlot, firstSlot, type SlotForm, slotShape } from './slot-form.ts';
import { slotTexts as texts } from './text.ts';
import { useOfferedSlots } from './use-offered-slots.ts';

/** When an order is delivered (SUP-460 to SUP-467). */
export const SlotDialog = orderForm(
  { ...{ command: setSlot, title: texts.title, gone: texts.gone, whyNot: whyNotSlot }, resumesRefused: true },
  Fields,
);

const Form = z.object(slotShape);

type SlotProps = OrderFormProps<z.infer<typeof setSlot.args>>;

function Fields({ subject, name, replaced: initial, replaces, onClose }: SlotProps) {
  const { order, task } = subject;
  const nowMs = useServerNow();
  const action = useAction(setSlot);
  const begun = useBegun({ order });
  const [startMs, endMs] = [
    msOf(initial?.shippingTime ?? order.shipping_time),
    msOf(initial?.maxShippingTime ?? order.max_shipping_time),
  ];
  const form = useForm<SlotForm>({
    resolver: zodResolver(Form),
    defaultValues: firstSlot(startMs, endMs, {
      mode: initial?.isFree ? 'free' : 'offered',
      offered: initial && !initial.isFree ? initial.shippingTime : '',
    }),
  });
  const { isDirty, isSubmitted } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control }) as SlotForm;
  useDraft(form, texts.hold(name));
  const { slots, missing } = useOfferedSlots(order.id, order.shipping_address?.postal_code);
  const change = (slot: SlotForm) => {
    for (const key of Object.keys(slotShape) as (keyof SlotForm)[])
      if (slot[key] !== typed[key]) form.setValue(key, slot[key], { shouldDirty: true });
  };
  const save = useSubmit(async (values: SlotForm) => {
    const slot = chosenSlot(values, slots, nowMs);
    // The button waits for one; a free one says at its fields what is wrong with it.
    if (!slot) return false;
    const args = { orderId: order.id, randomId: order.random_id, taskId: task?.id ?? null, ...slot };
    return action.run(begun(setSlot, args), replaces);
  }, onClose);
  const isChosen = typed.mode === 'free' || chosenSlot(typed, slots, nowMs) !== null;
  return (
    <Dialog title={texts.title(name)} width="520px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {order.shipping_time ? (
          <p>
            {texts.now(
              longDateText(order.shipping_time),
              hourText(order.shipping_time),
              hourText(order.max_shipping_time),
            )}
          </p>
        ) : null}
        <SlotFields value={typed} slots={slots} missing={missing} isChecked={isSubmitted} onChange={change} />
        <FormFooter
          reason={action.blocked ?? (action.isRunning ? formTexts.saving : null) ?? (isChosen ? null : texts.wanted)}
          submit={texts.submit}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
