import { zodResolver } from '@hookform/resolvers/zod';
import { Callout } from '@radix-ui/themes';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { OrderId } from '../../../domain/order/order.ts';
import { locateTrolley } from '../../../domain/transit/commands/locate.ts';
import { locationRefusals } from '../../../domain/transit/text.ts';
import { locationName, locationsFor, type Trolley, trolleyIn, trolleyName } from '../../../domain/transit/trolley.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { useMetas } from '../../kit/queries/use-metas.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../../ui/forms/form.module.css';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { useRefusedFocus } from '../../ui/forms/use-refused-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { useOrder } from '../order/use-order.ts';
import { trolleyTexts } from './text.ts';
import { TrolleyLogs } from './trolley-logs.tsx';

interface TrolleyProps {
  /** An order on the trolley. */
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The place of an order's trolley (DSP-835, DSP-836, DSP-893). */
export function TrolleyDialog({ orderId, replaces, onClose }: TrolleyProps) {
  const subject = useOrder(orderId);
  const metas = useMetas();
  const replaced = useReplaced(locateTrolley, replaces);
  if (subject === undefined || metas === undefined || replaced === undefined) return null;
  // A refused action is corrected for its own trolley, wherever the order is now.
  const id = replaced?.trolleyId ?? subject?.order.trolley_id;
  const trolley = trolleyIn(metas ?? undefined, id);
  if (!trolley) {
    const noTrolley = id ? trolleyTexts.otherTrolley : locationRefusals.noTrolley;
    return (
      <EmptyDialog title={trolleyTexts.noTitle} text={subject ? noTrolley : trolleyTexts.gone} onClose={onClose} />
    );
  }
  const initial = replaced?.locationId ?? trolley.current_location ?? null;
  return (
    <PlaceOfTrolley
      key={trolley.id}
      orderId={orderId}
      trolley={trolley}
      places={locationsFor(metas ?? undefined, trolley)}
      initial={initial}
      replaces={replaces}
      onClose={onClose}
    />
  );
}

const Form = z.object({ location: z.string().check(z.minLength(1, locationRefusals.location)) });
type Form = z.infer<typeof Form>;

interface PlaceProps extends TrolleyProps {
  readonly trolley: Trolley;
  /** Possible places. */
  readonly places: ReturnType<typeof locationsFor>;
  /** The initial place. */
  readonly initial: number | null;
}

function PlaceOfTrolley({ orderId, trolley, places, initial, replaces, onClose }: PlaceProps) {
  const action = useAction(locateTrolley);
  const center = useCenterId();
  const form = useForm<Form>({
    shouldFocusError: false,
    resolver: zodResolver(Form),
    defaultValues: { location: initial === null ? '' : String(initial) },
  });
  const formRef = useRefusedFocus(form.formState);
  const { location } = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  const name = trolleyName(trolley);
  useDraft(form, trolleyTexts.hold(name));

  const save = useSubmit(async ({ location: chosen }: Form) => {
    const place = places.find(({ id }) => String(id) === chosen);
    // No change, no call.
    if (!place || (!isDirty && replaces === null)) return true;
    const to = { locationId: place.id, locationName: locationName(place) };
    const from = OrderId.safeParse(orderId).data ?? null;
    return action.run({ center, orderId: from, trolleyId: trolley.id, trolleyName: name, ...to }, replaces);
  }, onClose);
  return (
    <Dialog title={trolleyTexts.title(name)} width="480px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Callout.Root color="amber" size="1">
          <Callout.Icon>
            <Icon name="warning" />
          </Callout.Icon>
          <Callout.Text>{trolleyTexts.warning}</Callout.Text>
        </Callout.Root>
        <SelectField
          label={trolleyTexts.location}
          placeholder={places.length > 0 ? trolleyTexts.choose : trolleyTexts.noLocations}
          value={location ?? ''}
          choices={places.map((place) => ({ value: String(place.id), label: locationName(place) }))}
          error={errors.location?.message}
          onChoose={(id) => form.setValue('location', id, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        <TrolleyLogs trolleyId={trolley.id} />
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
