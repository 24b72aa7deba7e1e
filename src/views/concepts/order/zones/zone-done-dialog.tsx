import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { Metas } from '../../../../domain/center/center.ts';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { type FinishedZone, finishZone } from '../../../../domain/zone/commands/done.ts';
import { zoneCount, zoneName, zoneOfOrder } from '../../../../domain/zone/zone.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { DepotFields } from '../transit-area/depot-fields.tsx';
import { depotIn, withNoDepot } from '../transit-area/depot-form.ts';
import { CountField } from './count-field.tsx';
import { zoneTexts } from './text.ts';
import { valuesSaid, type ZoneDoneForm, zoneDoneForms, zoneDoneValues } from './zone-done-form.ts';

interface ZoneParameter {
  readonly zoneId: number;
}

const titleOf = (_name: string, { zoneId }: ZoneParameter, metas: Metas | undefined) =>
  zoneTexts.doneTitle(zoneName(metas, zoneId));

/** Finishes a zone: the number of its bags or crates, and their place (PRP-483 to PRP-489, SUP-494). */
export const ZoneDoneDialog = orderForm({ command: finishZone, title: titleOf, gone: zoneTexts.notHere }, DoneOfOrder);

type DoneProps = OrderFormProps<FinishedZone>;

function DoneOfOrder(props: DoneProps & ZoneParameter) {
  const { subject, name, metas, zoneId, onClose } = props;
  const zone = zoneOfOrder(subject.order, zoneId);
  if (!zone) return <EmptyDialog title={titleOf(name, { zoneId }, metas)} text={zoneTexts.gone} onClose={onClose} />;
  return <DoneOfZone {...props} zone={zone} />;
}

interface DoneOfZoneProps extends DoneProps {
  readonly zone: PseudoZoneStatus;
}

function DoneOfZone({ subject: { order }, name, zone, metas, replaced, replaces, onClose }: DoneOfZoneProps) {
  const center = useCenterId();
  const zoneId = zone.pseudozone_id;
  const action = useAction(finishZone);
  const counted = zoneCount(metas, zoneId);
  const form = useForm<ZoneDoneForm>({
    resolver: zodResolver(zoneDoneForms[counted]),
    defaultValues: replaced ? valuesSaid(replaced) : zoneDoneValues(zone, counted),
  });
  const values = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  const ofZone = zoneName(metas, zoneId);
  useDraft(form, zoneTexts.hold(ofZone));

  const set = (field: keyof ZoneDoneForm, value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const save = useSubmit(({ count, ...depot }: ZoneDoneForm) => {
    const counts = { isotherm: null, crates: null, [counted]: Number(count) };
    const of = { orderId: order.id, randomId: order.random_id, center, zoneId, zoneName: ofZone };
    return action.run({ ...of, ...counts, depot: depotIn(depot) }, replaces);
  }, onClose);
  return (
    <Dialog
      title={zoneTexts.doneTitle(ofZone)}
      description={zoneTexts.doneOf(name, counted === 'isotherm')}
      width="380px"
      isDirty={isDirty}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <CountField counted={counted} input={form.register('count')} error={errors.count?.message} />
        <DepotFields
          metas={withNoDepot(metas)}
          values={values}
          errors={errors}
          name={form.register('depotName')}
          onChoose={set}
        />
        <FormFooter
          submit={zoneTexts.submit}
          reason={
            action.blocked ??
            (zone.is_locked ? zoneTexts.unlockFirst : null) ??
            (action.isRunning ? formTexts.saving : null)
          }
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
