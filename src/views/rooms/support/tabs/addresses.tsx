import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { type ClientAddress, clientAddresses } from '../../../../domain/address/client-address.ts';
import { correctAddress } from '../../../../domain/address/commands/correct.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { isolated, joined } from '../../../../domain/isolate.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { Told } from '../../../app/told.tsx';
import { useAnswered } from '../../../app/use-answered.ts';
import { useDetail } from '../../../app/use-detail.ts';
import { useLastSettled } from '../../../app/use-last-settled.ts';
import { useSubmit } from '../../../app/use-submit.ts';
import { AddressFieldset } from '../../../shared/delivery-data/address-fieldset.tsx';
import { AddressForm, addressChanges, addressForm } from '../../../shared/delivery-data/address-form.ts';
import { addressTexts } from '../../../shared/delivery-data/text.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormFooter } from '../../../shared/forms/form-footer.tsx';
import { Notice } from '../../../shared/forms/notice.tsx';
import { formTexts } from '../../../shared/forms/text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { customerTexts as texts } from '../customer/text.ts';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import type { OfCustomer } from './of-customer.ts';

/** Where a customer has things delivered (SUP-120 to SUP-126). */
export function AddressesTab({ userId }: OfCustomer) {
  const told = useDetail(clientAddresses, { userId }, { again: useLastSettled('address.') });
  const readOnly = useReadOnlyReason();
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = told?.value?.find(({ id }) => id === editedId);
  return (
    <section aria-label={texts.addresses}>
      <Told told={told} loading={texts.loading}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p>{texts.noAddresses}</p>
          ) : (
            <table className={styles.table} aria-label={texts.addresses}>
              <thead>
                <tr>
                  <th scope="col">{texts.addressColumns.address}</th>
                  <th scope="col">{texts.addressColumns.more}</th>
                  <th scope="col">{texts.addressColumns.canteen}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {addresses.map((address) => (
                  <tr key={address.id}>
                    <th scope="row">{isolated(addressLine(address))}</th>
                    <td>{isolated(address.additional_information ?? '')}</td>
                    <td>{canteenOf(address)}</td>
                    <td className={styles.figure}>
                      <Button
                        size="1"
                        variant="soft"
                        reason={readOnly}
                        aria-label={texts.editOf(addressLine(address))}
                        onClick={() => setEditedId(address.id)}
                      >
                        {texts.edit}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Told>
      {edited ? <EditAddress userId={userId} address={edited} onClose={() => setEditedId(null)} /> : null}
    </section>
  );
}

const canteenOf = ({ canteen }: ClientAddress) =>
  canteen ? joined(', ', [isolated(canteen.name ?? ''), isolated(String(canteen.site ?? ''))]) : null;

interface EditAddressProps {
  readonly userId: CustomerId;
  readonly address: ClientAddress;
  readonly onClose: () => void;
}

/** Open until the server has it (SUP-122). */
function EditAddress({ userId, address, onClose }: EditAddressProps) {
  const form = useForm<AddressForm>({ resolver: zodResolver(AddressForm), defaultValues: addressForm(address) });
  useDraft(form, texts.addressHold(address.id));
  const { isDirty, errors } = useFormState({ control: form.control });
  const edit = useAnswered(correctAddress, null);
  const save = useSubmit(async (typed: AddressForm) => {
    const changes = addressChanges(address, typed);
    // Nothing new, nothing sent.
    if (Object.keys(changes).length === 0) return true;
    return edit.run({ userId, addressId: address.id, changes });
  }, onClose);
  return (
    <Dialog title={addressTexts.editTitle} width="440px" isDirty={isDirty} onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <AddressFieldset register={(key) => form.register(key)} errors={errors} />
        <Notice text={edit.problem} />
        <FormFooter reason={edit.blocked ?? (edit.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
