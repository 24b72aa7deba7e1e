import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ClientAddress } from '../../../domain/address/client-address.ts';
import { editAddress } from '../../../domain/address/commands/edit.ts';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { useAnswered } from '../../app/use-answered.ts';
import { useSubmit } from '../../app/use-submit.ts';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { Notice } from '../forms/notice.tsx';
import { formTexts } from '../forms/text.ts';
import { orderName } from '../order/order-name.ts';
import type { OrderOfDialog } from '../order/use-order.ts';
import { Dialog } from '../ui/dialog.tsx';
import { AddressFieldset } from './address-fieldset.tsx';
import { AddressForm, addressChanges, addressForm } from './address-form.ts';
import { addressTexts, deliveryTexts } from './text.ts';

interface EditAddressProps {
  readonly subject: OrderOfDialog;
  readonly userId: number;
  readonly address: ClientAddress;
  readonly onClose: () => void;
}

/** An address of the client is corrected, over the list it stands in (DSP-840, SUP-122); open until the server has it. */
export function EditAddress({ subject: { order }, userId, address, onClose }: EditAddressProps) {
  const form = useForm<AddressForm>({ resolver: zodResolver(AddressForm), defaultValues: addressForm(address) });
  const { isDirty } = form.formState;
  useDraft(form, deliveryTexts.hold(orderName(order)));
  const edit = useAnswered(editAddress, null);

  const save = useSubmit(async (typed: AddressForm) => {
    const changes = addressChanges(address, typed);
    // Nothing new, nothing sent.
    if (Object.keys(changes).length === 0) return true;
    const of = { orderId: order.id, randomId: order.random_id, userId, addressId: address.id };
    return edit.run({ ...of, changes });
  }, onClose);
  return (
    <Dialog title={addressTexts.editTitle} width="440px" isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // The form below is another one.
          event.stopPropagation();
          void form.handleSubmit(save)(event);
        }}
      >
        <AddressFieldset form={form} />
        <Notice text={edit.problem} />
        <FormFooter reason={edit.blocked ?? (edit.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
