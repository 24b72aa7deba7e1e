import { useState } from 'react';
import type * as z from 'zod/mini';
import { type ClientAddress, clientAddresses } from '../../../../domain/address/client-address.ts';
import { setDeliveryAddress, whyNotDeliveryAddress } from '../../../../domain/order/commands/delivery.ts';
import { type DeliveryPlace, goesTo } from '../../../../domain/order/delivery.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../../kit/queries/use-last-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { addressChoices } from './address-form.ts';
import { CarrierNotice } from './carrier-notice.tsx';
import { EditAddress } from './edit-address.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { addressTexts, deliveryTexts } from './text.ts';

type AddressProps = OrderFormProps<z.infer<typeof setDeliveryAddress.args>>;

/** Which of his addresses a client's order goes to; one of them can be corrected on the way (DSP-840, SUP-313). */
export const AddressDialog = orderForm(
  {
    ...{ command: setDeliveryAddress, whyNot: whyNotDeliveryAddress },
    ...{ title: addressTexts.title, gone: deliveryTexts.gone },
  },
  OfClient,
);

function OfClient({ replaced, ...props }: AddressProps) {
  const { subject, name, onClose } = props;
  const userId = subject.clientId;
  if (!userId) return <EmptyDialog title={addressTexts.title(name)} text={addressTexts.noClient} onClose={onClose} />;
  return (
    <AddressOfOrder
      {...props}
      userId={userId}
      initial={replaced?.address?.id ?? null}
      typed={replaced?.typed ?? null}
    />
  );
}

interface OfClientProps extends Omit<AddressProps, 'replaced'> {
  readonly userId: number;
  /** The address of the action to be replaced; null for none. */
  readonly initial: number | null;
  /** The place it had for the delivery alone; null for none. */
  readonly typed: DeliveryPlace | null;
}

function AddressOfOrder({ subject, name, userId, initial, typed, replaces, onClose }: OfClientProps) {
  const { order, task } = subject;
  const action = useAction(setDeliveryAddress);
  const begun = useBegun({ order });
  const answer = useDetail(clientAddresses, { userId }, { endedAtMs: useLastSettled('address.') });
  const shown = order.shipping_address ?? task?.address;
  const start = initial ?? shown?.id ?? null;
  const [over, setOver] = useState<'edit' | 'place' | null>(typed ? 'place' : null);
  const { value: chosenId, type: setChosenId } = useTypedDraft<number | null>({
    key: `address-of-order-${order.id}`,
    name: addressTexts.title(name),
    start,
    isValue: (stored): stored is number => typeof stored === 'number',
  });
  const isDirty = chosenId !== start;
  const chosen = answer?.value?.find(({ id }) => id === chosenId);
  const isThere = chosen !== undefined && goesTo({ shipping_address: shown }, chosen);

  const deliver = async (address: ClientAddress) => {
    // Nothing new, nothing sent.
    if (goesTo({ shipping_address: shown }, address) && replaces === null) return true;
    const args = { orderId: order.id, randomId: order.random_id, taskId: task?.id ?? null, address };
    return action.run(begun(setDeliveryAddress, args), replaces);
  };
  const save = useSubmit(deliver, onClose);
  const done = useSubmit(async () => true, onClose);
  return (
    <Dialog title={addressTexts.title(name)} width="460px" isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void save(chosen);
        }}
      >
        <CarrierNotice subject={subject} />
        <DetailAnswer answer={answer} loading={addressTexts.loading}>
          {(addresses) =>
            addresses.length === 0 ? (
              <EmptyState title={addressTexts.none} />
            ) : (
              <RadioField
                label={addressTexts.list}
                value={String(chosen?.id ?? '')}
                choices={addressChoices(addresses)}
                onChoose={(id) => setChosenId(Number(id))}
              />
            )
          }
        </DetailAnswer>
        {chosen && chosen.id === shown?.id && !isThere ? <p role="status">{addressTexts.notTaken}</p> : null}
        {chosen ? (
          <Button variant="soft" color="gray" onClick={() => setOver('edit')}>
            {addressTexts.correct}
          </Button>
        ) : null}
        <Button variant="soft" color="gray" onClick={() => setOver('place')}>
          {addressTexts.place}
        </Button>
        <FormFooter
          reason={
            action.blocked ?? (action.isRunning ? formTexts.saving : null) ?? (chosen ? null : addressTexts.wanted)
          }
          onCancel={onClose}
        />
      </form>
      {over === 'edit' && chosen ? (
        <EditAddress
          subject={subject}
          userId={userId}
          address={chosen}
          onClose={() => setOver(null)}
          onCorrected={deliver}
          onDone={() => void done()}
        />
      ) : null}
      {over === 'place' ? (
        <PlaceDialog
          subject={subject}
          name={name}
          initial={typed}
          replaces={replaces}
          onClose={() => setOver(null)}
          onDone={() => void done()}
        />
      ) : null}
    </Dialog>
  );
}
