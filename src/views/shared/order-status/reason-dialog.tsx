import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Metas } from '../../../domain/center/center.ts';
import { type ReasonKind, reasonsFor } from '../../../domain/center/reasons.ts';
import { setOrderStatus } from '../../../domain/order/commands/status.ts';
import { useHold } from '../../app/use-hold.ts';
import { useReplaced } from '../../app/use-replaced.ts';
import styles from '../forms/form.module.css';
import { FormFooter } from '../forms/form-footer.tsx';
import { formTexts } from '../forms/text.ts';
import { orderNameOf } from '../order/order-name.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { LongTextField } from '../ui/text-field.tsx';
import type { OrderInStatus } from './orders-in-status.ts';
import { PaidConfirm } from './paid-confirm.tsx';
import { type ReasonForm, reasonForm, submitLabel, wantsComment } from './reason-form.ts';
import { reasonTexts, statusTexts } from './text.ts';
import { type Reason, useSetStatus } from './use-set-status.ts';

interface ReasonDialogProps {
  readonly row: OrderInStatus;
  readonly metas: Metas | undefined;
  readonly to: string;
  readonly kind: ReasonKind;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** Why an order is prepared again, or leaves its block (DSP-838, DSP-839). */
export function ReasonDialog(props: ReasonDialogProps) {
  const replaced = useReplaced(setOrderStatus, props.replaces);
  return replaced === undefined ? null : <ReasonOfOrder {...props} initial={replaced?.reason ?? null} />;
}

interface ReasonOfOrderProps extends ReasonDialogProps {
  /** The reason of the action to be replaced; null for none. */
  readonly initial: Reason | null;
}

function ReasonOfOrder({ row, metas, to, kind, replaces, initial, onClose }: ReasonOfOrderProps) {
  const reasons = reasonsFor(kind, to, metas) ?? [];
  const { blocked, isRunning, set } = useSetStatus(replaces, onClose);
  const [confirming, setConfirming] = useState<Reason | null>(null);
  const form = useForm<ReasonForm>({
    resolver: zodResolver(reasonForm(kind, reasons)),
    defaultValues: { reason: initial ? String(initial.id) : '', comment: initial?.comment ?? '' },
  });
  const { reason = '' } = useWatch({ control: form.control });
  const { isDirty, errors } = form.formState;
  const name = orderNameOf(row);
  useHold(isDirty, statusTexts.hold(name));

  const save = (values: ReasonForm) => {
    const given = reasonOf(kind, to, values, wantsComment(reasons, values.reason));
    // First the reason, then the confirmation, then one call (DSP-326, DSP-328).
    return to === 'paid' ? setConfirming(given) : set([row], to, given);
  };
  const { ref, ...comment } = form.register('comment');
  const choices = reasons.map(({ id, label }) => ({ value: String(id), label }));
  return (
    <Dialog title={reasonTexts[kind].title(name)} isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {choices.length === 0 ? <EmptyState title={reasonTexts.none} /> : null}
        <RadioField
          label={reasonTexts.legend}
          value={reason}
          choices={choices}
          error={errors.reason?.message}
          onChoose={(id) =>
            form.setValue('reason', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
        {wantsComment(reasons, reason) ? (
          <LongTextField label={reasonTexts.commentLabel} {...comment} inputRef={ref} error={errors.comment?.message} />
        ) : null}
        <FormFooter
          reason={blocked ?? (isRunning ? formTexts.saving : null)}
          submit={submitLabel(kind, to, reason)}
          onCancel={onClose}
        />
      </form>
      {confirming ? (
        <PaidConfirm onConfirm={() => void set([row], to, confirming)} onCancel={() => setConfirming(null)} />
      ) : null}
    </Dialog>
  );
}

/** A blocked order that is canceled is refunded (SUP-257). A comment that the reason does not ask for is not sent. */
const reasonOf = (kind: ReasonKind, to: string, { reason, comment }: ReasonForm, isWanted: boolean): Reason => ({
  kind,
  id: Number(reason),
  comment: isWanted ? comment : null,
  refund: kind === 'blocking' && to === 'canceled',
});
