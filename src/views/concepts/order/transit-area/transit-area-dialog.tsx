import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Metas } from '../../../../domain/center/center.ts';
import { changeTransitArea } from '../../../../domain/order/commands/transit-area.ts';
import type { PseudoZoneStatus } from '../../../../domain/order/order.ts';
import { trolleysOfCode } from '../../../../domain/scan/printed.ts';
import { depotTypes, hasName, hasSingleArea, hasTrolley } from '../../../../domain/transit/depot.ts';
import { trolleyName } from '../../../../domain/transit/trolley.ts';
import { zoneName, zonesOfOrder } from '../../../../domain/zone/zone.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useBegun } from '../../../kit/actions/use-begun.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { right, wrong } from '../../../kit/scan/scan-answer.ts';
import { useScanField } from '../../../kit/scan/scan-fields.ts';
import { scanTexts } from '../../../kit/scan/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { DepotFields } from './depot-fields.tsx';
import { depotIn, trolleyChoices, withNoDepot } from './depot-form.ts';
import { SingleAreaPrompt } from './single-area-prompt.tsx';
import { depotTexts } from './text.ts';
import { fieldOfZone, TransitAreaForm, transitAreaSaid, transitAreaValues } from './transit-area-form.ts';
import { useTrolleys } from './use-listed.ts';

/** Where the bags of an order are put down (DSP-837). */
export const TransitAreaDialog = orderForm(
  { command: changeTransitArea, title: depotTexts.title, gone: depotTexts.gone },
  AreaOfOrder,
);

type Args = z.infer<typeof changeTransitArea.args>;
type EnteredArea = Pick<Args, 'depot' | 'additional' | 'zones'>;
type Form = UseFormReturn<TransitAreaForm>;

function AreaOfOrder(props: OrderFormProps<Args>) {
  const { name, metas, replaced: initial, replaces, onClose } = props;
  const { order } = props.subject;
  const action = useAction(changeTransitArea);
  const begun = useBegun({ order });
  const [pending, setPending] = useState<EnteredArea | null>(null);
  // As they were when it opened: a field does not come or go under what is typed.
  const [zones] = useState(() => zonesOfOrder(order));
  const form = useForm<TransitAreaForm>({
    shouldFocusError: false,
    resolver: zodResolver(TransitAreaForm),
    defaultValues: transitAreaValues(order, initial),
  });
  const formRef = useRefusedFocus(form.formState);
  const { isDirty, dirtyFields } = form.formState;
  useDraft(form, depotTexts.hold(name));

  const send = useSubmit(
    (said: EnteredArea) =>
      action.run(begun(changeTransitArea, { orderId: order.id, randomId: order.random_id, ...said }), replaces),
    onClose,
  );
  const isMoved = Boolean(dirtyFields.depotType || dirtyFields.depotName || dirtyFields.trolley) || replaces !== null;
  const save = (typed: TransitAreaForm) => {
    const said = transitAreaSaid(zones, typed);
    // Nothing new, nothing sent.
    if (!isDirty && replaces === null) return onClose();
    // Bags that lie apart once this is sent are told of already (DSP-901).
    const isOneMove = isMoved && hasName(said.depot) && hasSingleArea(order) && !said.zones;
    return isOneMove ? setPending(said) : send(said);
  };
  return (
    <Dialog title={depotTexts.title(name)} width="380px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Depot form={form} metas={metas} />
        {zones.map((zone) => (
          <DepotOfZone key={zone.pseudozone_id} form={form} zone={zone} metas={metas} />
        ))}
        <FormFooter reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
      {pending ? (
        <SingleAreaPrompt
          area={pending.depot.name.trim()}
          onAnswer={(area) => void send({ ...pending, depot: { ...pending.depot, name: area } })}
          onCancel={() => setPending(null)}
        />
      ) : null}
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly metas: Metas | undefined;
}

const none = 'none';

/** That of the order; on a trolley, a second one may be given, which is another (PRP-437). */
function Depot({ form, metas }: FieldsProps) {
  const values = useWatch({ control: form.control });
  const { isSubmitted, errors } = useFormState({ control: form.control });
  const trolleys = useTrolleys(metas);
  const others = trolleys.filter(({ id }) => String(id) !== values.trolley);
  const set = (field: 'depotType' | 'trolley' | 'additional', value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const choose = (field: 'depotType' | 'trolley', value: string) => {
    if (field === 'trolley' && value === values.additional) set('additional', '');
    set(field, value);
  };
  const place = useRef<HTMLDivElement>(null);
  useScanField({
    element: () => place.current,
    take: (code) => {
      if (code.kind !== 'trolley') return null;
      const [trolley] = trolleysOfCode(code, trolleys);
      if (!trolley) return wrong(scanTexts.unknownTrolley(code.text));
      choose('depotType', String(depotTypes.trolley));
      choose('trolley', String(trolley.id));
      return right(depotTexts.scanned(trolleyName(trolley)));
    },
  });
  return (
    <div ref={place} className={styles.form}>
      <DepotFields metas={metas} values={values} errors={errors} name={form.register('depotName')} onChoose={choose} />
      {hasTrolley(depotIn(values)) ? (
        <SelectField
          label={depotTexts.additional}
          value={values.additional || none}
          choices={[{ value: none, label: depotTexts.noAdditional }, ...trolleyChoices(others)]}
          onChoose={(value) => set('additional', value === none ? '' : value)}
        />
      ) : null}
    </div>
  );
}

/** That of a zone, whose bags may lie apart, or nowhere (PRP-438). */
function DepotOfZone({ form, metas, zone }: FieldsProps & { readonly zone: PseudoZoneStatus }) {
  const field = `zones.${fieldOfZone(zone.pseudozone_id)}` as const;
  const values = useWatch({ control: form.control, name: field });
  const { isSubmitted, errors } = useFormState({ control: form.control });
  return (
    <DepotFields
      metas={withNoDepot(metas)}
      values={values}
      errors={errors.zones?.[fieldOfZone(zone.pseudozone_id)] ?? {}}
      name={form.register(`${field}.depotName`)}
      labels={depotTexts.ofZone(zoneName(metas, zone.pseudozone_id))}
      placeholder={depotTexts.withOrder}
      onChoose={(key, value) =>
        form.setValue(`${field}.${key}`, value, { shouldDirty: true, shouldValidate: isSubmitted })
      }
    />
  );
}
