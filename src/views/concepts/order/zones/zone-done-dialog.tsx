import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { Metas } from '../../../../domain/center/center.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order, PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { type FinishedZone, finishZone } from '../../../../domain/zone/commands/done.ts';
import { zoneCount, zoneName, zoneOfOrder } from '../../../../domain/zone/zone.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { DepotFields } from '../transit-area/depot-fields.tsx';
import { depotIn, withNoDepot } from '../transit-area/depot-form.ts';
import { useOrder } from '../use-order.ts';
import { CountField } from './count-field.tsx';
import { zoneTexts } from './text.ts';
import { stepped, valuesSaid, type ZoneDoneForm, zoneDoneForms, zoneDoneValues } from './zone-done-form.ts';

interface ZoneDoneProps {
  readonly orderId: number;
  readonly zoneId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** Finishes a zone: the number of its bags or crates, and their place (PRP-483 to PRP-489, SUP-494). */
export function ZoneDoneDialog({ orderId, zoneId, replaces, onClose }: ZoneDoneProps) {
  const found = useOrder(orderId);
  const metas = useMetas();
  const said = useReplaced(finishZone, replaces);
  if (found === undefined || metas === undefined || said === undefined) return null;
  const zone = zoneOfOrder(found?.order, zoneId);
  if (found && zone) {
    const known = { order: found.order, zone, metas: metas ?? undefined };
    return <DoneOfZone {...known} said={said} replaces={replaces} onClose={onClose} />;
  }
  return (
    <Dialog title={zoneTexts.doneTitle(zoneName(metas ?? undefined, zoneId))} onClose={onClose}>
      <EmptyState title={found ? zoneTexts.gone : zoneTexts.notHere} />
    </Dialog>
  );
}

interface DoneOfZoneProps extends Pick<ZoneDoneProps, 'replaces' | 'onClose'> {
  readonly order: Order;
  readonly zone: PseudoZoneStatus;
  readonly metas: Metas | undefined;
  /** The replaced arguments. */
  readonly said: FinishedZone | null;
}

function DoneOfZone({ order, zone, metas, said, replaces, onClose }: DoneOfZoneProps) {
  const center = useCenterId();
  const zoneId = zone.pseudozone_id;
  const action = useAction(finishZone);
  const counted = zoneCount(metas, zoneId);
  const form = useForm<ZoneDoneForm>({
    resolver: zodResolver(zoneDoneForms[counted]),
    defaultValues: said ? valuesSaid(said) : zoneDoneValues(zone, counted),
  });
  const values = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  const name = zoneName(metas, zoneId);
  useDraft(form, zoneTexts.hold(name));

  const set = (field: keyof ZoneDoneForm, value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const save = useSubmit(({ count, ...depot }: ZoneDoneForm) => {
    const counts = { isotherm: null, crates: null, [counted]: Number(count) };
    const of = { orderId: order.id, randomId: order.random_id, center, zoneId, zoneName: name };
    return action.run({ ...of, ...counts, depot: depotIn(depot) }, replaces);
  }, onClose);
  return (
    <Dialog
      title={zoneTexts.doneTitle(name)}
      description={zoneTexts.doneOf(orderName(order), counted === 'isotherm')}
      width="380px"
      isDirty={isDirty}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <CountField
          counted={counted}
          input={form.register('count')}
          error={errors.count?.message}
          onStep={(by) => set('count', stepped(values.count ?? '', by))}
        />
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
