import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { setBags } from '../../../../domain/order/commands/bags.ts';
import type { Order, PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { zoneName, zonesApart } from '../../../../domain/zone/zone.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { BagsForm, fieldOfZone, totalOf } from './bags-form.ts';
import { bagsTexts } from './text.ts';

/** The bag counts of an order (DSP-831 to DSP-834). */
export const BagsDialog = orderForm({ command: setBags, title: bagsTexts.title, gone: bagsTexts.gone }, BagsOfOrder);

type BagsProps = OrderFormProps<z.infer<typeof setBags.args>>;

const dryOf = ({ number_of_bags: all, number_of_bags_isotherm: isotherm, number_of_bags_dry: dry }: Order) =>
  dry ?? (typeof all === 'number' ? all - (isotherm ?? 0) : null);

const typed = (count: number | null | undefined) => (typeof count === 'number' ? String(count) : '');

const countIn = (initial: BagsProps['replaced'], id: number) =>
  initial?.zones?.find(({ zoneId }) => zoneId === id)?.isotherm;

/** Only zones with a changed count are sent (PRP-515); no key without any. */
function changedOf(zones: readonly PseudoZoneStatus[], typedOf: NonNullable<BagsForm['zones']>) {
  const changed = zones.flatMap(({ pseudozone_id: zoneId, nob_iso }) => {
    const isotherm = Number(typedOf[fieldOfZone(zoneId)]);
    return isotherm === nob_iso ? [] : [{ zoneId, isotherm }];
  });
  return changed.length > 0 ? { zones: changed } : {};
}

function BagsOfOrder({ subject, name, metas, replaced: initial, replaces, onClose }: BagsProps) {
  const { order } = subject;
  const action = useAction(setBags);
  const begun = useBegun({ order });
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
    return action.run(begun(setBags, { orderId: order.id, randomId: order.random_id, ...counts }), replaces);
  }, onClose);
  const field = (key: 'dry' | 'isotherm' | `zones.${string}`, error: string | undefined) => {
    const { ref, name: fieldName, onChange, onBlur } = form.register(key);
    return { inputRef: ref, name: fieldName, onChange, onBlur, error };
  };
  return (
    <Dialog title={bagsTexts.title(name)} width="340px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <QuantityField label={bagsTexts.dry} {...field('dry', errors.dry?.message)} />
        <QuantityField label={bagsTexts.isotherm} {...field('isotherm', errors.isotherm?.message)} />
        <p aria-live="polite">{bagsTexts.total(totalOf({ dry: values.dry ?? '', isotherm: values.isotherm ?? '' }))}</p>
        {zones.map(({ pseudozone_id: id }) => (
          <QuantityField
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
