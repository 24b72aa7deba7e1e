import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { clientNameOf } from '../../../../domain/order/client-name.ts';
import { redeliver } from '../../../../domain/order/commands/redeliver.ts';
import { resetForRedelivery } from '../../../../domain/order/commands/restock.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { madeAs, type RedeliveryTag, redeliveryTag } from '../../../../domain/order/redelivery/redelivery.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { bagsTexts } from '../bags/text.ts';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { DepotFields } from '../transit-area/depot-fields.tsx';
import { depotForm, depotIn } from '../transit-area/depot-form.ts';
import { seenOf } from '../use-order.ts';
import { MadeBefore } from './made-before.tsx';
import { RedeliveryForm } from './redelivery-form.ts';
import { redeliveryTexts } from './text.ts';
import { useMadeBefore } from './use-made-before.ts';
import { useOffers } from './use-offers.ts';

const titleOf = (name: string) => redeliveryTexts.formOf(redeliveryTexts.redeliver, name);

/** The redelivery form: for a returned order (DSP-753), or for forgotten bags (DSP-298). */
export const RedeliverDialog = orderForm(
  { command: redeliver, title: titleOf, gone: redeliveryTexts.gone },
  RedeliveryOfOrder,
);

type Initial = z.infer<typeof redeliver.args>;
type RedeliveryProps = OrderFormProps<Initial>;

/** A refused action is corrected whatever happened to the order meanwhile. */
function RedeliveryOfOrder(props: RedeliveryProps) {
  const { subject, name, replaced, onClose } = props;
  const tag = redeliveryTag(subject.task ?? {}, subject.order);
  if (!tag && !replaced) return <EmptyDialog title={titleOf(name)} text={redeliveryTexts.over} onClose={onClose} />;
  return <Fields {...props} tag={tag ?? 'redelivering'} />;
}

interface FieldsProps extends RedeliveryProps {
  readonly tag: RedeliveryTag;
}

const noDepot = { type: null, name: '', trolley: null };

/** A returned order goes out again whole; only the user knows how many bags were forgotten. */
function bagsOf(initial: Initial | null, returned: Order | null): Pick<RedeliveryForm, 'dry' | 'isotherm'> {
  if (initial) return { dry: String(initial.dry), isotherm: String(initial.isotherm) };
  const all = returned?.number_of_bags ?? null;
  const isotherm = returned?.number_of_bags_isotherm ?? null;
  const dry = returned?.number_of_bags_dry ?? (all !== null && isotherm !== null ? all - isotherm : null);
  return { dry: String(dry ?? ''), isotherm: String(isotherm ?? '') };
}

function Fields({ subject, name, metas, tag, replaced: initial, replaces, onClose }: FieldsProps) {
  const { order, marks } = subject;
  const { run, isRunning, blockedBy } = useActions();
  const made = useLiveAction(redeliver, { orderId: order.id });
  const form = useForm<RedeliveryForm>({
    shouldFocusError: false,
    resolver: zodResolver(RedeliveryForm),
    defaultValues: {
      address: initial ? String(initial.addressId) : '',
      slot: initial?.shippingTime ?? '',
      ...bagsOf(initial, tag === 'redelivering' ? order : null),
      ...depotForm(initial?.depot ?? noDepot),
    },
  });
  const formRef = useRefusedFocus(form.formState);
  const values = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  useDraft(form, redeliveryTexts.hold(name));
  const { address, slot } = useOffers(subject, values);
  const choose = (key: 'address' | 'slot' | 'depotType' | 'trolley', value: string) =>
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });

  const { orders: before, basis, isAsked } = useMadeBefore(order.id);
  const [asked, ask] = useState<RedeliveryForm | null>(null);
  const alike = (before ?? []).filter((made) => madeAs(made) === tag && made.status !== 'canceled');
  const isFirst = before !== null && alike.length === 0;

  const save = useSubmit(async (typed: RedeliveryForm) => {
    // The button waits for both.
    if (!address.chosen || !slot.chosen) return false;
    const { shipping_time: shippingTime, max_shipping_time: maxShippingTime } = slot.chosen;
    const [dry, isotherm] = [Number(typed.dry), Number(typed.isotherm)];
    const args = { addressId: address.chosen.id, shippingTime, maxShippingTime, dry, isotherm, depot: depotIn(typed) };
    // Where there are some alike its user has just been asked about them.
    return made.run({ ...seenOf(subject), ...args, basis }, replaces);
  }, onClose);
  const again = useSubmit(() => run(resetForRedelivery, seenOf(subject)), onClose);

  const count = (key: 'dry' | 'isotherm') => {
    const { ref, ...input } = form.register(key);
    return { ...input, inputRef: ref, error: errors[key]?.message };
  };
  const isBehind = marks.some(({ commandId }) => commandId !== replaces);
  const busy = isRunning || made.isRunning ? formTexts.saving : isBehind ? blocks.laneBusy : null;
  return (
    <Dialog
      title={redeliveryTexts.formOf(redeliveryTexts.formTitle[tag], name)}
      width="400px"
      isDirty={isDirty}
      onClose={onClose}
    >
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(isFirst ? save : ask)(event)}
      >
        <LiveNote of={made} />
        <MadeBefore orders={before ?? []} />
        {tag === 'redelivering' ? (
          <>
            <Button variant="soft" reason={blockedBy(resetForRedelivery) ?? busy} onClick={() => void again()}>
              {redeliveryTexts.same}
            </Button>
            <p className={styles.hint}>{redeliveryTexts.sameHint}</p>
          </>
        ) : null}
        <SelectField
          label={redeliveryTexts.address}
          placeholder={address.placeholder}
          value={address.chosen ? String(address.chosen.id) : ''}
          choices={address.choices}
          onChoose={(id) => choose('address', id)}
        />
        <SelectField
          label={redeliveryTexts.slot}
          placeholder={slot.placeholder}
          value={slot.chosen?.shipping_time ?? ''}
          choices={slot.choices}
          onChoose={(start) => choose('slot', start)}
        />
        <div className={styles.pair}>
          <QuantityField label={bagsTexts.dry} {...count('dry')} />
          <QuantityField label={bagsTexts.isotherm} {...count('isotherm')} />
        </div>
        <DepotFields
          metas={metas}
          values={values}
          errors={errors}
          name={form.register('depotName')}
          onChoose={choose}
        />
        <FormFooter
          reason={
            made.blocked ??
            busy ??
            (address.chosen && slot.chosen ? null : redeliveryTexts.wanted) ??
            (isAsked ? redeliveryTexts.reading : null)
          }
          submit={redeliveryTexts.create}
          onCancel={onClose}
        />
      </form>
      {asked ? (
        <Confirm
          title={redeliveryTexts.againTitle(redeliveryTexts.madeAs[tag], name)}
          text={before ? redeliveryTexts.again(name, clientNameOf(order)) : redeliveryTexts.unknownBefore(name)}
          content={<MadeBefore orders={alike} />}
          confirm={redeliveryTexts.againConfirm}
          onConfirm={() => {
            ask(null);
            void save(asked);
          }}
          onCancel={() => ask(null)}
        />
      ) : null}
    </Dialog>
  );
}
