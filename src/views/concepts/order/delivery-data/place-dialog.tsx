import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState } from 'react-hook-form';
import { setDeliveryAddress } from '../../../../domain/order/commands/delivery.ts';
import type { DeliveryPlace } from '../../../../domain/order/delivery.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import type { OrderOfDialog } from '../use-order.ts';
import { PlaceFieldset } from './address-fieldset.tsx';
import { PlaceForm } from './address-form.ts';
import { CarrierNotice } from './carrier-notice.tsx';
import { addressTexts } from './text.ts';

interface PlaceDialogProps {
  readonly subject: OrderOfDialog;
  readonly name: string;
  /** The place of the action that is replaced; null for none. */
  readonly initial: DeliveryPlace | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const empty: PlaceForm = { street_number: '', street: '', postal_code: '', city: '' };

/** An address for this delivery alone, in one step: what the client saved stays (SUP-313). */
export function PlaceDialog({ subject, name, initial, replaces, onClose, onDone }: PlaceDialogProps) {
  const { order, task } = subject;
  const action = useAction(setDeliveryAddress);
  const begun = useBegun({ order });
  const form = useForm<PlaceForm>({ resolver: zodResolver(PlaceForm), defaultValues: initial ?? empty });
  const { isDirty, errors } = useFormState({ control: form.control });
  useDraft(form, addressTexts.placeHold(name));
  const save = useSubmit(
    (typed: PlaceForm) =>
      action.run(
        begun(setDeliveryAddress, {
          ...{ orderId: order.id, randomId: order.random_id, taskId: task?.id ?? null },
          ...{ address: null, typed },
        }),
        replaces,
      ),
    onDone,
  );
  return (
    <Dialog title={addressTexts.placeTitle(name)} width="440px" isDirty={isDirty} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // The form around it is another.
          event.stopPropagation();
          void form.handleSubmit(save)(event);
        }}
      >
        <p>{addressTexts.placeHint}</p>
        <CarrierNotice subject={subject} />
        <PlaceFieldset register={(key) => form.register(key)} errors={errors} />
        <FormFooter
          reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)}
          submit={addressTexts.placeSave}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
