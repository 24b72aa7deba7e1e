import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { visibleRow } from '../../../../db/queries/rows.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { setBags } from '../../../../domain/order/commands/bags.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order, PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { zoneName, zonesApart } from '../../../../domain/zone/zone.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { BagsForm, fieldOfZone, totalOf } from './bags-form.ts';
import { bagsTexts } from './text.ts';

interface BagsDialogProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The bag counts of an order (DSP-831 to DSP-834). */
export function BagsDialog({ orderId, replaces, onClose }: BagsDialogProps) {
  const { db } = useSignedIn();
  const center = useScope();
  const rows = useSeenQuery(
    async () => ({
      order: await visibleRow(db, center, 'order', orderId),
      metas: await visibleRow(db, center, 'metas', center),
    }),
    [db, center, orderId],
  );
  const replaced = useReplaced(setBags, replaces);
  if (rows === undefined || replaced === undefined) return null;
  const { order, metas } = rows;
  if (!order) {
    return (
      <Dialog title={bagsTexts.title(String(orderId))} onClose={onClose}>
        <EmptyState title={bagsTexts.gone} />
      </Dialog>
    );
  }
  return <BagsOfOrder order={order} metas={metas} initial={replaced} replaces={replaces} onClose={onClose} />;
}

interface BagsOfOrderProps extends Omit<BagsDialogProps, 'orderId'> {
  readonly order: Order;
  readonly metas: Metas | undefined;
  /** The counts of the action to be replaced; null for none. */
  readonly initial: z.infer<typeof setBags.args> | null;
}

const dryOf = ({ number_of_bags: all, number_of_bags_isotherm: isotherm, number_of_bags_dry: dry }: Order) =>
  dry ?? (typeof all === 'number' ? all - (isotherm ?? 0) : null);

const typed = (count: number | null | undefined) => (typeof count === 'number' ? String(count) : '');

const countIn = (initial: BagsOfOrderProps['initial'], id: number) =>
  initial?.zones?.find(({ zoneId }) => zoneId === id)?.isotherm;

/** Only zones with a changed count are sent (PRP-515); no key without any. */
function changedOf(zones: readonly PseudoZoneStatus[], typedOf: NonNullable<BagsForm['zones']>) {
  const changed = zones.flatMap(({ pseudozone_id: zoneId, nob_iso }) => {
    const isotherm = Number(typedOf[fieldOfZone(zoneId)]);
    return isotherm === nob_iso ? [] : [{ zoneId, isotherm }];
  });
  return changed.length > 0 ? { zones: changed } : {};
}

function BagsOfOrder({ order, metas, initial, replaces, onClose }: BagsOfOrderProps) {
  const name = orderName(order);
  const action = useAction(setBags);
  // As at first: no field comes or goes during typing.
  const [zones] = useState(() => zonesApart(order, metas));
  const form = useForm<BagsForm>({
    resolver: zodResolver(BagsForm),
    defaultValues: {
      dry: typed(initial?.dry ?? dryOf(order)),
      isotherm: typed(initial?.isotherm ?? order.number_of_bags_isotherm),
      zones: Object.fromEntries(
        zones.map(({ pseudozone_id: id, nob_iso }) => [fieldOfZone(id), typed(countIn(initial, id) ?? nob_iso)]),
      ),
    },
  });
  const values = useWatch({ control: form.control });
  const { isDirty, errors } = form.formState;
  useDraft(form, bagsTexts.hold(name));

  const save = useSubmit(async ({ dry, isotherm, zones: typedZones = {} }: BagsForm) => {
    // DSP-834: no change, no call.
    if (!isDirty && replaces === null) return true;
    const counts = { dry: Number(dry), isotherm: Number(isotherm), ...changedOf(zones, typedZones) };
    return action.run({ orderId: order.id, randomId: order.random_id, ...counts }, replaces);
  }, onClose);
  const field = (key: 'dry' | 'isotherm' | `zones.${string}`, error: string | undefined) => {
    const { ref, name: fieldName, onChange, onBlur } = form.register(key);
    return { inputRef: ref, name: fieldName, onChange, onBlur, error };
  };
  return (
    <Dialog title={bagsTexts.title(name)} width="340px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <NumberField label={bagsTexts.dry} {...field('dry', errors.dry?.message)} />
        <NumberField label={bagsTexts.isotherm} {...field('isotherm', errors.isotherm?.message)} />
        <p aria-live="polite">{bagsTexts.total(totalOf({ dry: values.dry ?? '', isotherm: values.isotherm ?? '' }))}</p>
        {zones.map(({ pseudozone_id: id }) => (
          <NumberField
            key={id}
            label={bagsTexts.zone(zoneName(metas, id))}
            {...field(`zones.${fieldOfZone(id)}`, errors.zones?.[fieldOfZone(id)]?.message)}
          />
        ))}
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
