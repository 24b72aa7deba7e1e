import { useState } from 'react';
import { type ClientAddress, clientAddresses } from '../../../../domain/address/client-address.ts';
import { setDeliveryAddress, whyNotDeliveryAddress } from '../../../../domain/order/commands/delivery.ts';
import { goesTo } from '../../../../domain/order/delivery.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { Told } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../../kit/queries/use-last-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { UnlessRefused } from '../unless-refused.tsx';
import { type OrderOfDialog, useOrder } from '../use-order.ts';
import { addressChoices } from './address-form.ts';
import { EditAddress } from './edit-address.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { addressTexts } from './text.ts';

interface AddressProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** Chooses which of the client's addresses an order goes to; one can be corrected on the way (DSP-840, SUP-313). */
export function AddressDialog({ orderId, replaces, onClose }: AddressProps) {
  const subject = useOrder(orderId);
  const replaced = useReplaced(setDeliveryAddress, replaces);
  if (subject === undefined || replaced === undefined) return null;
  const title = addressTexts.title(subject ? orderName(subject.order) : String(orderId));
  if (!subject) return <GoneDialog title={title} onClose={onClose} />;
  const userId = subject.clientId;
  if (!userId) {
    return (
      <Dialog title={title} onClose={onClose}>
        <EmptyState title={addressTexts.noClient} />
      </Dialog>
    );
  }
  const initial = replaced?.address.id ?? null;
  const refusal = whyNotDeliveryAddress(subject.order);
  return (
    <UnlessRefused command={setDeliveryAddress} refusal={refusal} title={title} onClose={onClose}>
      <AddressOfOrder subject={subject} userId={userId} initial={initial} replaces={replaces} onClose={onClose} />
    </UnlessRefused>
  );
}

interface OfOrderProps extends Omit<AddressProps, 'orderId'> {
  readonly subject: OrderOfDialog;
  readonly userId: number;
  /** The address of the action to be replaced; null for none. */
  readonly initial: number | null;
}

function AddressOfOrder({ subject, userId, initial, replaces, onClose }: OfOrderProps) {
  const { order, task } = subject;
  const action = useAction(setDeliveryAddress);
  const answer = useDetail(clientAddresses, { userId }, { again: useLastSettled('address.') });
  const shown = order.shipping_address ?? task?.address;
  const start = initial ?? shown?.id ?? null;
  const [isEditing, setIsEditing] = useState(false);
  const name = orderName(order);
  const { value: chosenId, type: setChosenId } = useTypedDraft<number | null>({
    key: `address-of-order-${order.id}`,
    name: addressTexts.title(name),
    start,
    isValue: (stored): stored is number => typeof stored === 'number',
  });
  const isDirty = chosenId !== start;
  const chosen = answer?.value?.find(({ id }) => id === chosenId);
  const isThere = chosen !== undefined && goesTo({ shipping_address: shown }, chosen);

  const save = useSubmit(async (address: ClientAddress) => {
    // No change, no call.
    if (isThere && replaces === null) return true;
    return action.run({ orderId: order.id, randomId: order.random_id, taskId: task?.id ?? null, address }, replaces);
  }, onClose);
  return (
    <Dialog title={addressTexts.title(name)} width="460px" isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void save(chosen);
        }}
      >
        <Told told={answer} loading={addressTexts.loading}>
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
        </Told>
        {chosen && chosen.id === shown?.id && !isThere ? <p role="status">{addressTexts.notTaken}</p> : null}
        {chosen ? (
          <Button variant="soft" color="gray" onClick={() => setIsEditing(true)}>
            {addressTexts.correct}
          </Button>
        ) : null}
        <FormFooter
          reason={
            action.blocked ?? (action.isRunning ? formTexts.saving : null) ?? (chosen ? null : addressTexts.wanted)
          }
          onCancel={onClose}
        />
      </form>
      {isEditing && chosen ? (
        <EditAddress subject={subject} userId={userId} address={chosen} onClose={() => setIsEditing(false)} />
      ) : null}
    </Dialog>
  );
}
