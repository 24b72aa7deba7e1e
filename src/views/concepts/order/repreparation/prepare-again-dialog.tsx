import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { clientAddresses } from '../../../../domain/address/client-address.ts';
import { newOrderReasons } from '../../../../domain/center/reasons.ts';
import { prepareAgain, whyNotPrepareAgain } from '../../../../domain/order/commands/prepare-again.ts';
import { minReasonComment } from '../../../../domain/order/reason.ts';
import { madeBasis } from '../../../../domain/order/redelivery/made-basis.ts';
import { packOf } from '../../../../domain/order/redelivery/repreparation.ts';
import type { OrderSummary } from '../../../../domain/order/sheet/sheet.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { useAsSeen } from '../../../kit/actions/basis/use-as-seen.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/forms/form.module.css';
import { CancelButton } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderFormProps, orderForm } from '../order-form.tsx';
import { MadeBefore, madeText } from '../redelivery/made-before.tsx';
import { addressChoices, firstAddress } from '../redelivery/redelivery-form.ts';
import { redeliveryTexts } from '../redelivery/text.ts';
import { chosenSlot, firstSlot, type SlotForm, slotErrors, slotShape } from '../slot/slot-form.ts';
import { useOfferedSlots } from '../slot/use-offered-slots.ts';
import { useSheet } from '../use-sheet.ts';
import { DetailsStep } from './details-step.tsx';
import { chosenLines, firstLine, type Line, problemWith, productsOf, type RepreparationForm } from './form.ts';
import { ProductsStep } from './products-step.tsx';
import own from './repreparation.module.css';
import { repreparationTexts as texts } from './text.ts';

type PrepareAgainProps = OrderFormProps<z.infer<typeof prepareAgain.args>>;

/** Products of an order are prepared again, in two steps (SUP-401 to SUP-430). */
export const PrepareAgainDialog = orderForm(
  {
    ...{ command: prepareAgain, title: texts.title, gone: texts.gone, whyNot: whyNotPrepareAgain },
    resumesRefused: true,
  },
  OnceRead,
);

function OnceRead(props: PrepareAgainProps) {
  const { subject, name, onClose } = props;
  const sheet = useSheet(subject.order.id);
  if (sheet === undefined) return null;
  if (!sheet) return <EmptyDialog title={texts.title(name)} text={texts.loading} onClose={onClose} />;
  const lines = sheet.products ?? [];
  if (lines.length === 0) return <EmptyDialog title={texts.title(name)} text={texts.noProduct} onClose={onClose} />;
  return <Steps {...props} lines={lines} before={sheet.child_orders ?? null} />;
}

/** Every line as it starts; those of the action to be replaced as they were sent. */
function firstLines(lines: readonly Line[], initial: PrepareAgainProps['replaced']): RepreparationForm['lines'] {
  return Object.fromEntries(
    lines.map((line) => {
      const sent = initial?.products.find(({ productId }) => productId === line.product?.id);
      const typed = sent ? { isChosen: true, units: String(sent.packs * packOf(line)) } : firstLine(line);
      return [String(line.order_product_id), typed];
    }),
  );
}

interface StepsProps extends PrepareAgainProps {
  readonly lines: readonly Line[];
  /** The orders made of it already; null where the server does not tell them. */
  readonly before: readonly OrderSummary[] | null;
}

function useRepreparation({ subject, metas, lines, replaced: initial }: StepsProps) {
  const { order, clientId } = subject;
  const nowMs = useServerNow();
  const form = useForm<RepreparationForm>({
    defaultValues: {
      ...firstSlot(
        msOf(initial?.shippingTime ?? order.shipping_time),
        msOf(initial?.maxShippingTime ?? order.max_shipping_time),
        { mode: initial?.isFree ? 'free' : 'offered', offered: initial && !initial.isFree ? initial.shippingTime : '' },
      ),
      ...{ zone: '', lines: firstLines(lines, initial), step: 1 },
      reason: initial ? String(initial.reasonId) : '',
      comment: initial?.comment ?? '',
      address: initial ? String(initial.addressId) : '',
    },
  });
  const typed = useWatch({ control: form.control }) as RepreparationForm;
  const reasons = newOrderReasons(metas);
  const answer = useDetail(clientAddresses, clientId === null ? null : { userId: clientId });
  const addresses = answer?.value ?? [];
  const addressId = typed.address || firstAddress(addresses, order.shipping_address?.id);
  const address = addresses.find(({ id }) => String(id) === addressId);
  const { asking, noAddress, noClient } = redeliveryTexts;
  const offered = useOfferedSlots(order.id, address?.postal_code);
  return {
    ...{ form, typed, reasons, address, offered },
    addresses: addressChoices(addresses),
    noAddress: answer?.error ?? (clientId === null ? noClient : answer?.value ? noAddress : asking),
    reason: reasons.find(({ id }) => String(id) === typed.reason),
    chosen: chosenLines(lines, typed.lines),
    slot: chosenSlot(typed, offered.slots, nowMs),
  };
}

function Steps(props: StepsProps) {
  const { subject, name, lines, before, replaces, onClose } = props;
  const { order } = subject;
  const nowMs = useServerNow();
  const action = useLiveAction(prepareAgain, { orderId: order.id });
  const { form, typed, reasons, reason, address, addresses, noAddress, offered, chosen, slot } =
    useRepreparation(props);
  const { isDirty, isSubmitted, errors } = useFormState({ control: form.control });
  const [isRefused, setRefused] = useState(false);
  useDraft(form, texts.hold(name));
  const made = useAsSeen(before === null ? null : JSON.stringify(before.map(({ id }) => id)));
  const seen: readonly number[] | null = made.seen === null ? null : JSON.parse(made.seen);
  const isMoved = made.isMoved && !action.isRunning && !action.doubt;
  const set = <Key extends keyof RepreparationForm>(key: Key, value: RepreparationForm[Key]) =>
    form.setValue(key, value as never, { shouldDirty: true });
  const setSlot = (next: SlotForm) => {
    for (const key of Object.keys(slotShape) as (keyof SlotForm)[]) if (next[key] !== typed[key]) set(key, next[key]);
  };
  const problem = problemWith(chosen);
  const next = () => {
    setRefused(problem !== null);
    if (problem === null) set('step', 2);
  };
  const save = useSubmit(async () => {
    // The button waits for all of them; an empty order is never asked for (SUP-428).
    if (!reason || !address || !slot || problem !== null) return false;
    const { shippingTime, maxShippingTime, isFree } = slot;
    const args = { shippingTime, maxShippingTime, isFree, addressId: address.id, reasonId: reason.id };
    const products = productsOf(chosen);
    const who = { orderId: order.id, randomId: order.random_id };
    const basis = seen === null ? undefined : madeBasis(seen);
    return action.run({ ...who, ...args, products, comment: typed.comment.trim(), basis }, replaces);
  }, onClose);
  const { ref, ...comment } = form.register('comment', {
    validate: (text) => !reason?.wantsComment || text.trim().length >= minReasonComment || texts.commentWanted,
  });
  const { wanted } = texts;
  const missing =
    problem ??
    (reason ? null : wanted.reason) ??
    (address ? null : wanted.address) ??
    (slot || hasSlotError(typed, nowMs) ? null : wanted.slot);
  const isLast = typed.step === 2;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isLast) return next();
    void form.handleSubmit(() => (hasSlotError(typed, nowMs) ? undefined : save()))(event);
  };
  return (
    <Dialog title={texts.title(name)} width="860px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <LiveNote of={action} />
        <MadeBefore orders={before ?? []} />
        <MovedNotice
          of={{ isMoved, readAgain: made.readAgain }}
          text={texts.madeMeanwhile((before ?? []).filter(({ id }) => !seen?.includes(id)).map(madeText))}
        />
        <ol className={own.steps}>
          {texts.steps.map((step, at) => (
            <li key={step} {...((at === 1) === isLast ? { 'aria-current': 'step' as const } : {})}>
              {step}
            </li>
          ))}
        </ol>
        {isLast ? (
          <DetailsStep
            reasons={reasons}
            reason={typed.reason}
            comment={{ ...comment, inputRef: ref, error: errors.comment?.message }}
            addresses={addresses}
            address={address ? String(address.id) : ''}
            noAddress={noAddress}
            slot={typed}
            slots={offered.slots}
            missingSlot={offered.missing}
            isChecked={isSubmitted}
            chosen={chosen}
            chosenSlot={slot}
            parent={name}
            onReason={(id) => set('reason', id)}
            onAddress={(id) => set('address', id)}
            onSlot={setSlot}
          />
        ) : (
          <ProductsStep
            lines={lines}
            zone={typed.zone}
            typed={typed.lines}
            onZone={(zone) => set('zone', zone)}
            onType={(line, its) => set('lines', { ...typed.lines, [line.order_product_id]: its })}
          />
        )}
        {isRefused && problem !== null && !isLast ? (
          <p className={own.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <div className={own.footer}>
          {isLast ? (
            <Button variant="soft" color="gray" onClick={() => set('step', 1)}>
              {texts.back}
            </Button>
          ) : null}
          <CancelButton onCancel={onClose} />
          {isLast ? (
            <Button
              type="submit"
              reason={
                action.blocked ??
                (action.isRunning ? formTexts.saving : null) ??
                (isMoved ? movedTexts.first : null) ??
                missing
              }
            >
              {texts.submit(chosen.length)}
            </Button>
          ) : (
            <Button type="submit">{texts.next}</Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const hasSlotError = (form: SlotForm, nowMs: number) =>
  Object.values(slotErrors(form, nowMs)).some((error) => error !== null);
