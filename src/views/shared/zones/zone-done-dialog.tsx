import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { PseudoZoneStatus } from '../../../domain/order/order.ts';
import { finishZone } from '../../../domain/zone/commands/done.ts';
import { zoneCount, zoneName } from '../../../domain/zone/zone.ts';
import { useAction } from '../../app/use-action.ts';
import { useHold } from '../../app/use-hold.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { DepotFields } from '../depot/depot-fields.tsx';
import { depotIn } from '../depot/depot-form.ts';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { formTexts } from '../forms/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CountField } from './count-field.tsx';
import { zoneTexts } from './text.ts';
import type { ZonedOrder, ZoneRows } from './use-zone-rows.ts';
import { stepped, withNoDepot, type ZoneDoneForm, zoneDoneForms, zoneDoneValues } from './zone-done-form.ts';

interface ZoneDoneProps {
  readonly order: ZonedOrder;
  readonly zoneId: number;
  /** The zone as the order has it; undefined once it has none. */
  readonly zone: PseudoZoneStatus | undefined;
  readonly rows: ZoneRows;
  readonly onClose: () => void;
}

/** A zone is done: how many bags or crates it made, and where they are put down (PRP-483 to PRP-489, SUP-494). */
export function ZoneDoneDialog({ zone, ...props }: ZoneDoneProps) {
  if (zone) return <DoneOfZone zone={zone} {...props} />;
  const title = zoneTexts.doneTitle(zoneName(props.rows.metas, props.zoneId));
  return (
    <Dialog title={title} onClose={props.onClose}>
      <EmptyState title={zoneTexts.gone} />
    </Dialog>
  );
}

function DoneOfZone({ order, zoneId, zone, rows, onClose }: ZoneDoneProps & { readonly zone: PseudoZoneStatus }) {
  const action = useAction(finishZone);
  const counted = zoneCount(rows.metas, zoneId);
  const form = useForm<ZoneDoneForm>({
    resolver: zodResolver(zoneDoneForms[counted]),
    defaultValues: zoneDoneValues(zone, counted),
  });
  const values = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  const name = zoneName(rows.metas, zoneId);
  const orderName = order.random_id ?? String(order.id);
  useHold(isDirty, zoneTexts.hold(name));

  const set = (field: keyof ZoneDoneForm, value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const save = useSubmit(({ count, ...depot }: ZoneDoneForm) => {
    const counts = { isotherm: null, crates: null, [counted]: Number(count) };
    const of = { orderId: order.id, randomId: order.random_id, center: rows.center, zoneId, zoneName: name };
    return action.run({ ...of, ...counts, depot: depotIn(depot) });
  }, onClose);
  return (
    <Dialog
      title={zoneTexts.doneTitle(name)}
      description={zoneTexts.doneOf(orderName, counted === 'isotherm')}
      width="380px"
      startsInField
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
          metas={withNoDepot(rows.metas)}
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
