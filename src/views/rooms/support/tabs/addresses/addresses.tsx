import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { type ClientAddress, clientAddresses } from '../../../../../domain/address/client-address.ts';
import { correctAddress } from '../../../../../domain/address/commands/correct.ts';
import { valuesOf } from '../../../../../domain/basis.ts';
import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { addressLine } from '../../../../../domain/task/address.ts';
import { isolated, joined } from '../../../../../domain/words/isolate.ts';
import { AddressFieldset } from '../../../../concepts/order/delivery-data/address-fieldset.tsx';
import { AddressForm, addressChanges, addressForm } from '../../../../concepts/order/delivery-data/address-form.ts';
import { addressTexts } from '../../../../concepts/order/delivery-data/text.ts';
import { AnswerNotice } from '../../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../../kit/drafts/use-draft.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../../../kit/queries/use-last-settled.ts';
import { Button } from '../../../../ui/button.tsx';
import formStyles from '../../../../ui/forms/form.module.css';
import { FormFooter } from '../../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../../ui/forms/text.ts';
import { later } from '../../../../ui/later/later.ts';
import table from '../../../../ui/tables/table.module.css';
import { Table } from '../../../../ui/tables/table.tsx';
import { Dialog } from '../../../../ui/windows/dialog.tsx';
import { customerTexts as texts } from '../../customer/text.ts';
import { useReadOnlyReason } from '../../read-only.ts';
import type { OfCustomer } from '../of-customer.ts';

const columns = later(async () => (await import('../files.ts')).tabFiles.addresses);

/** Where a customer has things delivered (SUP-120 to SUP-126). */
export function AddressesTab({ userId }: OfCustomer) {
  const told = useDetail(clientAddresses, { userId }, { endedAtMs: useLastSettled('address.') });
  const readOnly = useReadOnlyReason();
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = told?.value?.find(({ id }) => id === editedId);
  return (
    <section aria-label={texts.addresses}>
      <DetailAnswer answer={told} loading={texts.loading}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p>{texts.noAddresses}</p>
          ) : (
            <>
              <TableExport label={texts.addresses} name={`adresses-${userId}`} rows={addresses} columns={columns} />
              <Table
                look="sheet"
                label={texts.addresses}
                columns={[texts.addressColumns.address, texts.addressColumns.more, texts.addressColumns.canteen, '']}
              >
                <tbody>
                  {addresses.map((address) => (
                    <tr key={address.id}>
                      <th scope="row">{isolated(addressLine(address))}</th>
                      <td>{isolated(address.additional_information ?? '')}</td>
                      <td>{canteenOf(address)}</td>
                      <td className={table.figure}>
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
              </Table>
            </>
          )
        }
      </DetailAnswer>
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
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, texts.addressHold(address.id));
  const edit = useAnswered(correctAddress, { about: { userId, addressId: address.id } });
  const [shown] = useState(address);
  const save = useSubmit(async (typed: AddressForm) => {
    const changes = addressChanges(address, typed);
    // Nothing new, nothing sent.
    if (Object.keys(changes).length === 0) return true;
    // After a refusal the user has read the present address.
    const basis = edit.refusedId ? {} : { basis: valuesOf(shown, Object.keys(changes)) };
    return edit.run({ userId, addressId: address.id, changes, ...basis });
  }, onClose);
  return (
    <Dialog title={addressTexts.editTitle} width="440px" isDirty={isDirty} onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <AddressFieldset register={(key) => form.register(key)} errors={errors} />
        <AnswerNotice of={edit} />
        <FormFooter reason={edit.blocked ?? (edit.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
