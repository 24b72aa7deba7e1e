import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Metas } from '../../../../domain/center/center.ts';
import { type ExitReason, exitReasons, type ReasonKind, reasonsFor } from '../../../../domain/center/reasons.ts';
import { setOrderStatus } from '../../../../domain/order/commands/status.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { resumed } from '../../../kit/actions/resumed.tsx';
import { useDoubt } from '../../../kit/actions/use-live-action.ts';
import { useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { blocks } from '../../../kit/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import type { OrderInStatus } from './orders-in-status.ts';
import { PaidConfirm } from './paid-confirm.tsx';
import {
  givesBack,
  leadsTo,
  missingReason,
  type ReasonForm,
  reasonForm,
  submitLabel,
  wantsComment,
} from './reason-form.ts';
import { allows } from './status-offers.ts';
import { reasonTexts, statusTexts } from './text.ts';
import { type Reason, useSetStatus } from './use-set-status.ts';

interface OfOrderProps {
  readonly row: OrderInStatus;
  readonly metas: Metas | undefined;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface ReasonDialogProps extends OfOrderProps {
  readonly to: string;
  readonly kind: ReasonKind;
}

/** Why an order is prepared again, or unblocked (DSP-838, DSP-839). */
export function ReasonDialog({ to, kind, metas, ...props }: ReasonDialogProps) {
  const reasons = (reasonsFor(kind, to, metas) ?? []).map((reason) => ({ ...reason, to }));
  return <ReasonOfOrder {...props} kind={kind} reasons={reasons} />;
}

/** Every way out of a block: the reason decides the new status (SUP-250 to SUP-257). */
export function ExitDialog({ row, metas, ...props }: OfOrderProps) {
  const reasons = exitReasons(metas).filter(({ to }) => allows(row, to, metas));
  return <ReasonOfOrder {...props} row={row} kind="blocking" reasons={reasons} />;
}

interface ReasonOfOrderProps extends Omit<OfOrderProps, 'metas'> {
  readonly kind: ReasonKind;
  readonly reasons: readonly ExitReason[];
}

type Args = z.infer<typeof setOrderStatus.args>;

const ReasonOfOrder = resumed<Args, ReasonOfOrderProps>(setOrderStatus, ReasonFields);

interface ReasonFieldsProps extends ReasonOfOrderProps {
  /** The arguments of the action to be replaced; null for none. */
  readonly replaced: Args | null;
}

function ReasonFields({ row, kind, reasons, replaces, replaced, onClose }: ReasonFieldsProps) {
  const initial = replaced?.reason ?? null;
  const { blocked, isRunning, set } = useSetStatus(replaces, onClose);
  // A cancel that refunds alone is ever in doubt (SUP-257, SUP-376).
  const doubt = useDoubt(setOrderStatus, { orderId: row.orderId });
  const { user } = useSignedIn();
  const { isOnline } = useOnline();
  const [confirming, setConfirming] = useState<Reason | null>(null);
  const form = useForm<ReasonForm>({
    shouldFocusError: false,
    resolver: zodResolver(reasonForm(kind, reasons)),
    defaultValues: { reason: initial ? String(initial.id) : '', comment: initial?.comment ?? '' },
  });
  const formRef = useRefusedFocus(form.formState);
  const { reason = '' } = useWatch({ control: form.control });
  const to = leadsTo(reasons, reason);
  // Money is never queued (SUP-376).
  const offline = givesBack(kind, to) && !isOnline ? blocks.offline : null;
  const { isDirty, errors } = form.formState;
  const name = orderName(row);
  useDraft(form, statusTexts.hold(name));

  const save = (values: ReasonForm) => {
    if (to === null) return;
    const given = reasonOf(kind, to, values, wantsComment(reasons, values.reason));
    // First the reason, then the confirmation, then one call (DSP-326, DSP-328).
    return to === 'paid' ? setConfirming(given) : set([row], to, given);
  };
  const { ref, ...comment } = form.register('comment');
  const choices = reasons.map(({ id, label }) => ({ value: String(id), label }));
  return (
    <Dialog title={reasonTexts[kind].title(name)} isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {doubt ? <OpenNote stored={doubt} /> : null}
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
          reason={
            (doubt ? blocks.inDoubt : blocked) ??
            offline ??
            (isRunning ? formTexts.saving : missingReason(kind, reason))
          }
          submit={submitLabel(kind, to, may(user, 'edit'))}
          isFinal={to === 'canceled'}
          onCancel={onClose}
        />
      </form>
      {confirming ? (
        <PaidConfirm
          rows={[row]}
          onConfirm={() => void set([row], 'paid', confirming)}
          onCancel={() => setConfirming(null)}
        />
      ) : null}
    </Dialog>
  );
}

/** A blocked order that is canceled is refunded (SUP-257). A comment is sent only if the reason requires one. */
const reasonOf = (kind: ReasonKind, to: string, { reason, comment }: ReasonForm, isWanted: boolean): Reason => ({
  kind,
  id: Number(reason),
  comment: isWanted ? comment : null,
  refund: givesBack(kind, to),
});
