import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { ClientAddress } from '../../../../domain/address/client-address.ts';
import { editAddress } from '../../../../domain/address/commands/edit.ts';
import { valuesOf } from '../../../../domain/basis.ts';
import { setDeliveryName, setDeliveryPhone } from '../../../../domain/order/commands/delivery.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import type { OrderOfDialog } from '../use-order.ts';
import { AddressFieldset } from './address-fieldset.tsx';
import { addressChanges } from './address-form.ts';
import { type DeliveredForm, deliveredForm, deliveredSchema, isOtherName, isOtherPhone } from './delivered-form.ts';
import { addressTexts, deliveryTexts } from './text.ts';

interface EditAddressProps {
  readonly subject: OrderOfDialog;
  readonly userId: number;
  readonly address: ClientAddress;
  readonly onClose: () => void;
  /** Sends the order to the address as it was corrected; false where that is refused. */
  readonly onCorrected: (corrected: ClientAddress) => Promise<boolean>;
  /** Both windows are done. */
  readonly onDone: () => void;
}

/**
 * Corrects an address of the client, over the list of them (DSP-840, SUP-122); open until the server has it. The
 * recipient and his number belong to the order, and are saved by its calls (SUP-125).
 */
export function EditAddress({ subject: { order }, userId, address, onClose, onCorrected, onDone }: EditAddressProps) {
  const [resolver] = useState(() => zodResolver(deliveredSchema(order)));
  const form = useForm<DeliveredForm>({ resolver, defaultValues: deliveredForm(address, order) });
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, deliveryTexts.hold(orderName(order)));
  const edit = useAnswered(editAddress, { about: { orderId: order.id } });
  const { blockedBy, isRunning, run } = useActions();
  const begun = useBegun({ order });
  const [shown] = useState(address);

  // Each call only if one of its fields was changed.
  const save = useSubmit(async (typed: DeliveredForm) => {
    const of = { orderId: order.id, randomId: order.random_id };
    const changes = addressChanges(address, typed);
    if (Object.keys(changes).length > 0) {
      const isCorrected = await edit.run({
        ...{ ...of, userId, addressId: address.id, changes },
        // After a refusal the user has read the present address.
        ...(edit.refusedId ? {} : { basis: valuesOf(shown, Object.keys(changes)) }),
      });
      if (!isCorrected) return false;
    }
    const { firstname, lastname, company } = typed;
    const isNamed =
      !isOtherName(typed, order) ||
      (await run(setDeliveryName, begun(setDeliveryName, { ...of, firstname, lastname, company })));
    if (!isNamed) return false;
    const isReached =
      !isOtherPhone(typed, order) ||
      (await run(setDeliveryPhone, begun(setDeliveryPhone, { ...of, phone: typed.phone })));
    return isReached && onCorrected({ ...address, ...changes });
  }, onDone);
  const field = (key: 'firstname' | 'lastname' | 'company' | 'phone') => {
    const { ref, ...input } = form.register(key);
    return { ...input, inputRef: ref, label: deliveryTexts[key], error: errors[key]?.message };
  };
  return (
    <Dialog title={addressTexts.editTitle} width="440px" isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // The form around it is another.
          event.stopPropagation();
          void form.handleSubmit(save)(event);
        }}
      >
        <p>{addressTexts.correctHint}</p>
        <AddressFieldset register={(key) => form.register(key)} errors={errors} />
        <fieldset className={styles.group}>
          <legend>{addressTexts.ofDelivery}</legend>
          <div className={styles.pair}>
            <TextField {...field('firstname')} />
            <TextField {...field('lastname')} />
          </div>
          <div className={styles.pair}>
            <TextField {...field('company')} />
            <TextField inputMode="tel" {...field('phone')} />
          </div>
        </fieldset>
        <AnswerNotice of={edit} />
        <FormFooter
          reason={edit.blocked ?? blockedBy(setDeliveryName) ?? (edit.isRunning || isRunning ? formTexts.saving : null)}
          submit={addressTexts.correctSave}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
